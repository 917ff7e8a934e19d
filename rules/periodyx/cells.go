package periodyx

import "github.com/sobremesa-games/sobremesa/rules/cards"

// cell is a place of the 18-column table: rows 1 to 7, and below them 9 and 10
// for the two rows of the f-block.
type cell struct{ row, column int }

// cellOf is where an element stands, by its atomic number alone (PX-16).
func cellOf(f cards.Face) cell {
	switch z := int(f) + 1; {
	case z >= 57 && z <= 71:
		return cell{9, z - 54}
	case z >= 89 && z <= 103:
		return cell{10, z - 86}
	default:
		return mainCell(z)
	}
}

// mainCell is a cell of rows 1 to 7. In each row the last columns are filled to
// 18, and the first ones from 1 on.
func mainCell(z int) cell {
	last := [...]int{0, 2, 10, 18, 36, 54, 86, 118} // noble gas of each row
	row := 1
	for z > last[row] {
		row++
	}
	left := z - last[row-1] // place in the row
	heads := [...]int{0, 1, 2, 2, 18, 18, 2, 2}
	if left <= heads[row] {
		return cell{row, left}
	}
	return cell{row, 18 - (last[row] - z)}
}

// bridges are the neighbours across the place where the f-block is cut out.
var bridges = [][2]string{{"Ba", "La"}, {"Lu", "Hf"}, {"Ra", "Ac"}, {"Lr", "Rf"}}

// neighbours fills in which cells touch: the next one of the row or of the
// column, no jump over a gap, and the bridges (PX-16).
func (p *printed) neighbours() {
	at := map[cell]cards.Face{}
	for f := range cards.Face(deckMost) {
		at[cellOf(f)] = f
	}
	for f := range cards.Face(deckMost) {
		c := cellOf(f)
		for _, d := range []cell{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
			if o, ok := at[cell{c.row + d.row, c.column + d.column}]; ok {
				p.beside[f].add(o)
			}
		}
	}
	for _, b := range bridges {
		p.beside[p.face[b[0]]].add(p.face[b[1]])
		p.beside[p.face[b[1]]].add(p.face[b[0]])
	}
}
