import { movementChoice } from '../rules/challenge/half-distance.ts';
import { systemOf } from '../systems/registry.ts';
import type { Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Clause } from '../vocabulary/vocabulary.ts';
import { type Game, stateOf, type Victory, winnerOf } from '../words/games.ts';
import { type Happening, type Shift, shifts } from '../words/happening.ts';
import { counted, inWords, type Phrase, say } from '../words/phrase.ts';
import { scoreWords } from '../words/score.ts';
import type { Explanation, Tale } from '../words/tale.ts';
import { causeOf } from './penalties.ts';

/** A shift from one rung to another. */
interface Slide extends Shift {
  readonly change: number;
}
const isSlide = (shift: Shift): shift is Slide => typeof shift.change === 'number';

/** Why something moved a player. */
export function explain(happening: Happening, shift: Shift, tale: Tale): Explanation {
  const clause = happening.clause === undefined ? {} : { clause: happening.clause };
  if (!isSlide(shift)) return arrivalOrEnd(happening, shift, clause);
  if (happening.settlement) return { text: settled(happening.settlement, shift, tale), ...clause };
  const game = tale.games.behind(happening.line);
  if (game) return { text: played(happening, shift, game, tale), ...clause };
  const { verb, body } = happening.entry.command;
  const left = verb === 'leave' ? say`: ${tale.named(body.player)} left the ladder` : '';
  return { text: say`${slid(shift)}${left}`, ...clause };
}

export function arrivalOrEnd(happening: Happening, shift: Shift, clause: { clause?: Clause }): Explanation {
  const { verb } = happening.entry.command;
  if (shift.change === 'removed') return { text: say`left the ladder`, ...clause };
  if (verb === 'seed') return { text: say`began the season on rung ${shift.to}`, ...clause };
  if (verb === 'join') return { text: say`joined at the bottom, on rung ${shift.to}`, ...clause };
  if (verb === 'arrive') return { text: say`came late and began again at the bottom, on rung ${shift.to}`, ...clause };
  return { text: say`came back at the bottom, on rung ${shift.to}`, clause: '§0' };
}

/** "moved up one, to rung 6". */
export const slid = ({ change, to }: { readonly change: number; readonly to: number }): string =>
  `moved ${change < 0 ? 'up' : 'down'} ${inWords(Math.abs(change))}, to rung ${to}`;

function settled(settlement: Settlement, shift: Slide, { ladder }: Tale): Phrase {
  const cause = causeOf(ladder, settlement);
  if (!settlement.dropped?.includes(shift.player)) return say`${slid(shift)}, as others made way: ${cause}`;
  if (shift.change < 0) return say`${cause}, yet ${slid(shift)}, as others were removed`;
  return say`dropped ${counted(shift.change, 'rung')}, to rung ${shift.to}: ${cause}`;
}

function played(happening: Happening, shift: Slide, game: Game, tale: Tale): Phrase {
  const { named } = tale;
  const result = winnerOf(game);
  if (!result) return drawn(shift, game, tale);
  const { won, lost } = result;
  const score = scoreOf(game, result, tale);
  if (shift.player === won) return say`beat ${named(lost)}${score} and ${gained(happening, shift, lost, tale)}`;
  if (shift.player === lost) return say`lost${score} to ${named(won)} and ${slid(shift)}`;
  return shift.change < 0
    ? say`${slid(shift)}: ${named(lost)} lost to ${named(won)} and moved down`
    : say`${slid(shift)}: ${named(won)} beat ${named(lost)} and moved past`;
}

/** A draw moves the one below up by one, past a bystander (C7, N10d). */
function drawn(shift: Slide, { challenger, challenged }: Game, { named }: Tale): Phrase {
  if (shift.player === challenger) return say`drew with ${named(challenged)} and ${slid(shift)}`;
  if (shift.player === challenged) return say`drew with ${named(challenger)} and ${slid(shift)}`;
  return say`${slid(shift)}: ${named(challenger)} and ${named(challenged)} drew, and the one below moved past`;
}

/** A match has a score worth telling; a single game that was won is 1–0 in any case. */
const scoreOf = (game: Game, { score }: Victory, { ladder }: Tale): string =>
  isMatchPlay(ladder) || game.id === undefined ? ` ${scoreWords(score)}` : '';

/** Whether players meet in matches of several games. */
export const isMatchPlay = (ladder: Pick<Ladder, 'header'>): boolean => {
  const { matchesRun, fields } = systemOf(ladder);
  return matchesRun && !fields?.games;
};

/** "took rung 3" where it was the opponent's, and else how far up it went. */
function gained(happening: Happening, winner: Slide, lost: Shift['player'], { ladder }: Tale): string {
  const loser = slideOf(happening, lost);
  const was = loser && loser.to - loser.change;
  if (was === winner.to) return `took rung ${winner.to}`;
  const fromBelow = was !== undefined && winner.to > was;
  return `${slid(winner)}${fromBelow && movesHalfway(ladder) ? ', half the distance' : ''}`;
}

const movesHalfway = (ladder: Ladder): boolean =>
  systemOf(ladder).settings.includes(movementChoice) && movementChoice.of(ladder) === 'halfway';

const NOT_COUNTED: Readonly<Record<Exclude<ReturnType<typeof stateOf>, 'stands'>, string>> = {
  void: 'voided, and counts for nothing',
  awaiting: 'awaits approval: nobody has moved yet',
  rejected: 'not approved, and counts for nothing',
};

/** What a game did to the ladder, as a headline; `happening` is the one in which it counted. */
export function headline(happening: Happening, game: Game, tale: Tale): Phrase {
  const state = stateOf(tale.ladder, game);
  if (state !== 'stands') return say`${NOT_COUNTED[state]}`;
  const result = winnerOf(game);
  if (!result) return say`a draw: ${risen(happening, tale)}`;
  if (game.id === undefined) return say`${tale.named(result.won)} won the play-off`;
  const [gain, loss] = [result.won, result.lost].map((player) => slideOf(happening, player));
  if (gain) return say`${tale.named(gain.player)} ${gained(happening, gain, result.lost, tale)}`;
  return loss ? say`${tale.named(loss.player)} ${slid(loss)}` : say`nobody moved`;
}

const slideOf = (happening: Happening, player: Shift['player']): Slide | undefined =>
  shifts(happening)
    .filter(isSlide)
    .find((each) => each.player === player);

/** Who went up after a draw, if anybody. */
function risen(happening: Happening, { named }: Tale): Phrase {
  const gain = shifts(happening)
    .filter(isSlide)
    .find(({ change }) => change < 0);
  return gain ? say`${named(gain.player)} ${slid(gain)}` : say`nobody moved`;
}
