package server

import "github.com/go-chi/chi/v5"

// Routes is every route that there is, for tests that must not forget one.
func (s *Server) Routes() chi.Routes { return s.mux }
