package unoquimico

// Options are the table's choices. Tags carry what the JSON schema says of
// them; a member left out has its default.
type Options struct {
	Mode          string `json:"mode" enum:"full,simple" default:"full" rule:"UQ-2"`
	Scientists    string `json:"scientists" enum:"free,fitting,only_if_stuck" default:"free" rule:"UQ-4"`
	SayName       string `json:"say_name" enum:"announce,quiz,forfeit" default:"announce" rule:"UQ-5"`
	VoluntaryDraw bool   `json:"voluntary_draw" default:"false" rule:"UQ-7"`
	AfterWild     string `json:"after_wild" enum:"any,element_in_force" default:"any" rule:"UQ-8"`
	Wild          string `json:"wild" enum:"whole_turn,beside" default:"whole_turn" rule:"UQ-8"`
	WildPoints    int    `json:"wild_points" min:"0" max:"5" default:"0" rule:"UQ-12"`
	Games         int    `json:"games" min:"0" max:"40" default:"0" rule:"UQ-13"` // 0 = as many as there are seats
	CardLang      string `json:"card_lang" enum:"en,es" default:"es"`
}
