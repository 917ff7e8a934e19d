package server

import "github.com/go-chi/chi/v5"

// Routes is every route that there is, for tests that must not forget one.
func (s *Server) Routes() chi.Routes { return s.mux }

// Crowds is how many rooms have connections.
func (s *Server) Crowds() int {
	s.crowds.mu.Lock()
	defer s.crowds.mu.Unlock()
	return len(s.crowds.of)
}

// StopRefill makes guesses that were spent stay spent.
func (s *Server) StopRefill() {
	for _, l := range []*limits{s.guesses.device, s.guesses.address} {
		l.mu.Lock()
		l.rate = 1e-9
		l.mu.Unlock()
	}
}

// HoldReplays lets replays wait until it is released.
func (s *Server) HoldReplays() (release func()) {
	s.retelling <- struct{}{}
	return func() { <-s.retelling }
}
