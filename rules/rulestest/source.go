package rulestest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// source is the Go files of a folder by their names, in order; no names are all
// but tests.
func source(dir fs.FS, names ...string) (files []*ast.File) {
	if len(names) == 0 {
		names = slices.DeleteFunc(glob(dir, "*.go"), isTest)
	}
	for _, name := range names {
		files = append(files, parse(dir, name))
	}
	return files
}

func isTest(name string) bool { return strings.HasSuffix(name, "_test.go") }

func glob(dir fs.FS, pattern string) []string {
	names, err := fs.Glob(dir, pattern)
	if err != nil {
		panic(err)
	}
	return names
}

func parse(dir fs.FS, name string) *ast.File {
	text, err := fs.ReadFile(dir, name)
	if err != nil {
		panic(err)
	}
	file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.SkipObjectResolution)
	if err != nil {
		panic(err)
	}
	return file
}

// testsOf is the names of the tests of a folder.
func testsOf(dir fs.FS) map[string]bool {
	names := map[string]bool{}
	for _, file := range source(dir, glob(dir, "*_test.go")...) {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && strings.HasPrefix(f.Name.Name, "Test") {
				names[f.Name.Name] = true
			}
		}
	}
	return names
}

// constantsOf is the values of the string constants whose exported names begin
// with a word.
func constantsOf(files []*ast.File, word string) (values []string) {
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok && len(v.Names) == len(v.Values) {
				for i, name := range v.Names {
					if begins(name.Name, word) {
						values = append(values, textOf(v.Values[i])...)
					}
				}
			}
			return true
		})
	}
	return values
}

// factsOf is the names that members of the structs whose names begin with a word
// have in a document.
func factsOf(files []*ast.File, word string) map[string]bool {
	facts := map[string]bool{}
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			if t, ok := n.(*ast.TypeSpec); ok && begins(t.Name.Name, word) {
				for _, name := range tagged(t.Type) {
					facts[name] = true
				}
			}
			return true
		})
	}
	return facts
}

// tagged is the names in a document of the members of a struct.
func tagged(e ast.Expr) (names []string) {
	s, ok := e.(*ast.StructType)
	if !ok {
		return nil
	}
	for _, f := range s.Fields.List {
		if f.Tag != nil {
			tag := reflect.StructTag(strings.Trim(f.Tag.Value, "`"))
			names = append(names, nameOf(reflect.StructField{Tag: tag}))
		}
	}
	return names
}

// begins reports whether word is the first word of a name.
func begins(name, word string) bool {
	rest, ok := strings.CutPrefix(name, word)
	return ok && rest != "" && unicode.IsUpper(rune(rest[0]))
}

// textOf is the string that an expression is, if it is a literal.
func textOf(e ast.Expr) []string {
	literal, ok := e.(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return nil
	}
	text, err := strconv.Unquote(literal.Value)
	if err != nil {
		panic(err)
	}
	return []string{text}
}
