package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"reflect"
	"strings"

	"github.com/sobremesa-games/sobremesa/internal/wire"
)

const module = "github.com/sobremesa-games/sobremesa/"

// source reads the comments of types where they are written. A package is read
// once.
type source struct {
	comments map[string]string // package path, type, and a field's name → comment
	read     map[string]bool
	found    wire.Comments // those that were asked for
}

func newSource() *source {
	return &source{comments: map[string]string{}, read: map[string]bool{}, found: wire.Comments{}}
}

// comment is what stands beside a type, or beside a field of it.
func (s *source) comment(t reflect.Type, field string) string {
	dir, ours := strings.CutPrefix(t.PkgPath(), module)
	if !ours {
		return ""
	}
	if !s.read[dir] {
		s.read[dir] = true
		s.parse(dir)
	}
	name, _, _ := strings.Cut(t.Name(), "[")
	said := s.comments[key(dir, name, field)]
	if said != "" {
		s.found[wire.NameOf(t, field)] = strings.Join(strings.Fields(said), " ")
	}
	return said
}

func key(parts ...string) string { return strings.Join(parts, " ") }

func (s *source) parse(dir string) {
	noTests := func(f fs.FileInfo) bool { return !strings.HasSuffix(f.Name(), "_test.go") }
	packages, err := parser.ParseDir(token.NewFileSet(), dir, noTests, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		panic("specgen: run it in the root of the module: " + err.Error())
	}
	for _, p := range packages {
		ast.Inspect(p, func(n ast.Node) bool {
			if d, ok := n.(*ast.GenDecl); ok && d.Tok == token.TYPE {
				s.types(dir, d)
			}
			return true
		})
	}
}

func (s *source) types(dir string, d *ast.GenDecl) {
	for _, spec := range d.Specs {
		t := spec.(*ast.TypeSpec)
		if t.Doc == nil && !d.Lparen.IsValid() {
			t.Doc = d.Doc
		}
		s.comments[key(dir, t.Name.Name, "")] = t.Doc.Text()
		if st, ok := t.Type.(*ast.StructType); ok {
			s.fields(dir, t.Name.Name, st)
		}
	}
}

func (s *source) fields(dir, name string, st *ast.StructType) {
	for _, f := range st.Fields.List {
		for _, n := range f.Names {
			s.comments[key(dir, name, n.Name)] = f.Doc.Text() + f.Comment.Text()
		}
	}
}
