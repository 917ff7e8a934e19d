package room

import "github.com/sobremesa-games/sobremesa/rules"

// showTeams tells the teams of those who sit at the table, as they play or will be
// dealt: empty places are left out.
func (s *state) showTeams(seats rules.BySeat[TableSeat]) {
	if s.kind.Team == nil {
		return
	}
	n := len(s.places) - s.count(open) - s.count(closed)
	at := rules.Nobody
	for i, p := range s.places {
		if !p.empty() {
			at++
			seats[i].Team = s.kind.Team(s.options, n, at)
		}
	}
}
