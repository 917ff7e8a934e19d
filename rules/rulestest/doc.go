// Package rulestest holds what every game must pass: that its matches end, that
// Legal tells the truth, that nobody sees what is not theirs, that header and
// moves are the whole match. It knows games by rules.Kind alone.
//
// A game provides one test, Conform(t, Kind(), Options{…}), with its phases, the
// bound of its moves, an invariant, positions that play seldom reaches (Start),
// and what is hidden. Secrecy is checked by Resample: for every viewer all that
// it cannot know is drawn anew, and neither its view, its turn, its moves nor an
// answer to a refused move may change. That proves nothing of what Resample
// leaves, so that everything hidden must be seen to move:
//   - in each cards.Pile that is closed to the viewer, wherever the state keeps
//     it: top, bottom, which cards lie in it, and every single card;
//   - each *rules.Rand;
//   - each member of a view that another seat's view shows otherwise: a hand, a
//     choice that waits for the others;
//   - what Options.Hidden names besides: hidden cards or words outside of piles.
//
// And a kind of move that brings something new to light after other moves must
// do so as the first one, too. Options.Hidden is required; InPiles says that
// there is nothing else. It also names what lies open though it looks closed,
// with an empty text: {"hands[2]": ""} while seat 2 has laid its hand open,
// {"can": ""} for a member of the views that follows from what all see.
//
// What a game says of itself is held to the game: Rulebooks to its rulings and
// options, Words to all that can happen and be refused, Fidelity to its tests,
// Bands to how its matches go; and Assessed holds judgements and advice to what
// the seat can know, and the one to the other: no move is judged better than what a
// hint says.
package rulestest
