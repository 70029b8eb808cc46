import type { Settlement } from '../ladder/entry.ts';
import type { Clause } from '../ladder/vocabulary.ts';
import { type Game, winnerOf } from './games.ts';
import { type Happening, type Shift, shifts } from './happenings.ts';
import type { Named } from './names.ts';
import { causeOf } from './penalties.ts';
import { counted, inWords, type Phrase, say } from './phrase.ts';
import { scoreWords } from './score.ts';

/** What happened to a player, in words that follow their name, and the clause behind it. */
export interface Explanation {
  readonly text: Phrase;
  readonly clause?: Clause;
}

/** A shift from one rung to another. */
interface Slide extends Shift {
  readonly change: number;
}
const isSlide = (shift: Shift): shift is Slide => typeof shift.change === 'number';

/** Why something moved a player. `game` is the one that its line recorded, if it did. */
export function explain(happening: Happening, shift: Shift, game: Game | undefined, named: Named): Explanation {
  const clause = happening.clause === undefined ? {} : { clause: happening.clause };
  if (!isSlide(shift)) return arrivalOrEnd(happening, shift, clause);
  if (happening.settlement) return { text: settled(happening.settlement, shift), ...clause };
  if (game) return { text: played(happening, shift, game, named), ...clause };
  const { verb, body } = happening.entry.command;
  const left = verb === 'leave' ? say`: ${named(body.player)} left the ladder` : '';
  return { text: say`${slid(shift)}${left}`, ...clause };
}

function arrivalOrEnd(happening: Happening, shift: Shift, clause: { clause?: Clause }): Explanation {
  const { verb } = happening.entry.command;
  if (shift.change === 'removed') return { text: say`left the ladder`, ...clause };
  if (verb === 'seed') return { text: say`began the season on rung ${shift.to}`, ...clause };
  if (verb === 'join') return { text: say`joined at the bottom, on rung ${shift.to}`, ...clause };
  if (verb === 'arrive') return { text: say`came late and began again at the bottom, on rung ${shift.to}`, ...clause };
  return { text: say`came back at the bottom, on rung ${shift.to}`, clause: '§0' };
}

/** "moved up one, to rung 6". */
const slid = ({ change, to }: Slide): string =>
  `moved ${change < 0 ? 'up' : 'down'} ${inWords(Math.abs(change))}, to rung ${to}`;

function settled(settlement: Settlement, shift: Slide): Phrase {
  const cause = causeOf(settlement);
  if (!settlement.dropped?.includes(shift.player)) return say`${slid(shift)}, as others made way: ${cause}`;
  if (shift.change < 0) return say`${cause}, yet ${slid(shift)}, as others were removed`;
  return say`dropped ${counted(shift.change, 'rung')}, to rung ${shift.to}: ${cause}`;
}

function played(happening: Happening, shift: Slide, game: Game, named: Named): Phrase {
  const result = winnerOf(game);
  if (!result) return say`${slid(shift)}`;
  const { won, lost, score } = result;
  if (shift.player === won) return say`beat ${named(lost)} ${scoreWords(score)} and ${gained(happening, shift, lost)}`;
  if (shift.player !== lost) return say`${slid(shift)}: ${named(won)} beat ${named(lost)} and moved past`;
  return say`lost ${scoreWords(score)} to ${named(won)} and ${slid(shift)}`;
}

/** "took rung 3" where it was the opponent's, and else how far up it went. */
function gained(happening: Happening, winner: Slide, lost: Shift['player']): string {
  const loser = shifts(happening).find(({ player }) => player === lost);
  const was = loser && isSlide(loser) ? loser.to - loser.change : undefined;
  return was === winner.to ? `took rung ${winner.to}` : slid(winner);
}

/** What a game did to the ladder, as a headline. */
export function headline(happening: Happening, game: Game, named: Named): Phrase {
  if (game.voidedBy !== undefined) return say`voided, and counts for nothing`;
  const result = winnerOf(game);
  if (!result) return say`a draw: nobody moved`;
  if (game.kind === 'playoff') return say`${named(result.won)} won the play-off`;
  const gain = shifts(happening).find(({ player }) => player === result.won);
  if (!gain || !isSlide(gain)) return say`nobody moved`;
  return say`${named(result.won)} ${gained(happening, gain, result.lost)}`;
}
