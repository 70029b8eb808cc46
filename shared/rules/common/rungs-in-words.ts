import type { Command } from '#shared/vocabulary/command.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Clause, PlayerId, Rung, Verb } from '#shared/vocabulary/vocabulary.ts';
import { type GameInWords, isReported, stateOf, unfinishedOf, winnerOf } from '#shared/words/game.ts';
import {
  type Happening,
  hasRisenPast,
  isSlide,
  type Shift,
  type Slide,
  shifts,
  slideOf,
} from '#shared/words/happening.ts';
import { because } from '#shared/words/lists.ts';
import { plainText } from '#shared/words/names.ts';
import type { Explanation, NarrationContext, PlayerNarration } from '#shared/words/narration-context.ts';
import { type Phrase, say, textOf, type Who } from '#shared/words/phrase.ts';
import { fromOwnSide, scoreWords } from '#shared/words/score.ts';
import { type SettlementsInWords, settlementWords } from '#shared/words/settlement-words.ts';
import { GAMES, HAPPENED, TEXT as WORDS } from '#shared/words/texts.ts';
import { findChallenge } from '../challenge/the-two.ts';
import { DEADLINES, STORIES } from '../texts.ts';

const { rungs: RUNGS, headlines: HEADLINES } = STORIES;

/** "moved up one, to rung 6". */
export const slid = ({ change, to }: { readonly change: number; readonly to: number }): string =>
  change < 0 ? RUNGS.movedUp(-change, to) : RUNGS.movedDown(change, to);

/** What a system in which only rungs change says its own way. */
export interface RungWords {
  /** How a player came onto the ladder, or back: "joined at the bottom, on rung 9". */
  readonly arrival: (verb: Verb, rung: Rung) => string;
  /** Whether a score is worth telling: a single game that was won is 1–0 in any case. */
  readonly hasScore: boolean;
  /** Says how far a winner went up past the loser: "moved up two, to rung 3 (half the distance)". */
  readonly climb: (ladder: Ladder, went: string) => string;
  readonly settlements: SettlementsInWords;
}

export const tellRungs = (
  words: RungWords,
  happening: Happening,
  context: NarrationContext,
): readonly PlayerNarration[] =>
  shifts(happening).map((shift) => ({
    player: shift.player,
    shift,
    explain: () => explain(words, happening, shift, context),
  }));

function explain(words: RungWords, happening: Happening, shift: Shift, context: NarrationContext): Explanation {
  const clause = happening.clause === undefined ? {} : { clause: happening.clause };
  const { settlement } = happening;
  if (!isSlide(shift)) return arrivalOrEnd(words.arrival, happening, shift, clause);
  if (settlement) return { text: settlementWords(words.settlements, settlement, context).moved(shift), ...clause };
  const game = context.games.behind(happening.line);
  if (game) return { text: played(words, happening, shift, game, context), ...clause };
  return { text: otherwise(happening.entry, shift, context), ...clause };
}

function otherwise(entry: Entry, shift: Slide, { ladder, named }: NarrationContext): Phrase {
  const { command } = entry;
  if (command.verb === 'place') return placed(command, shift, named);
  const { verb, body } = command;
  if (verb === 'leave') return HAPPENED.left(named(body.player));
  if (verb === 'join') return RUNGS.otherJoined(named(body.player));
  const declined = verb === 'decline' ? findChallenge(ladder, body.challenge) : undefined;
  if (!declined) return say`${slid(shift)}`;
  const beside = (player: PlayerId) => (player === shift.player ? undefined : named(player));
  return RUNGS.declined(beside(declined.challenged), beside(declined.challenger));
}

/** Put on another rung by an organiser, or moved by that. */
function placed(
  { body: { player, rung }, override = '' }: Command<'place'>,
  shift: Slide,
  named: NarrationContext['named'],
): Phrase {
  if (shift.player !== player) return HAPPENED.placed(named(player), rung);
  return because(RUNGS.placed(shift.to), plainText(override));
}

export function arrivalOrEnd(
  arrival: RungWords['arrival'],
  happening: Happening,
  shift: Shift,
  clause: { clause?: Clause },
): Explanation {
  const { verb, body } = happening.entry.command;
  if (shift.change === 'removed') return { text: say`${RUNGS.left}`, ...clause };
  if (verb === 'seed') return { text: say`${RUNGS.seeded(shift.to)}`, ...clause };
  if (verb === 'join' && body.rung !== undefined) return { text: say`${RUNGS.joinedOn(shift.to)}`, ...clause };
  return { text: say`${arrival(verb, shift.to)}`, ...(isOwn(verb) ? clause : { clause: '§0' }) };
}

/** Whether such a line itself brings people onto the ladder, so that a replay of it doesn't put them back first (§0). */
const isOwn = (verb: Verb): boolean => verb === 'join' || verb === 'arrive';

export const atTheBottom: RungWords['arrival'] = (verb, rung) =>
  verb === 'join' ? RUNGS.joined(rung) : RUNGS.rejoined(rung);

function played(
  words: RungWords,
  happening: Happening,
  shift: Slide,
  game: GameInWords,
  context: NarrationContext,
): Phrase {
  const { named } = context;
  const result = winnerOf(game);
  const two = [game.challenger, game.challenged] as const;
  if (!result) return ofGame(happening, shift, { two, how: (_, other) => RUNGS.drew(named(other)) }, named);
  const { won, score } = result;
  const hasScore = words.hasScore || game.id === undefined;
  const how = (player: PlayerId, other: PlayerId): Phrase => {
    const isWinner = player === won;
    const unfinished = unfinishedOf(game);
    const isOwn = player === shift.player;
    if (unfinished && unfinished !== 'retired') return byDefault(isWinner, named(other), unfinished);
    const said = isOwn && hasScore ? ` ${scoreWords(fromOwnSide(score, isWinner))}` : '';
    const ended = isOwn && unfinished ? ` (${GAMES.unfinished[unfinished]})` : '';
    return say`${isWinner ? RUNGS.beat(named(other), said) : RUNGS.lost(named(other), said)}${ended}`;
  };
  return ofGame(happening, shift, { two, how }, named);
}

/** "won by default against Bob (no-show)". */
function byDefault(isWinner: boolean, other: Who, unfinished: 'walkover' | 'noShow'): Phrase {
  const said = DEADLINES.byDefault[isWinner ? 'won' : 'lost'](other);
  return unfinished === 'noShow' ? say`${said} (${GAMES.unfinished.noShow})` : said;
}

/** The two of a challenge, and how it went for the one against the other, in words that follow the name of the one. */
interface OutcomeOfTwo {
  readonly two: readonly [PlayerId, PlayerId];
  readonly how: (player: PlayerId, other: PlayerId) => Phrase;
}

/** What the game of two meant for a player: their own outcome, or which of the two went past them, or fell behind. */
export function ofGame(
  moved: Pick<Happening, 'moves'>,
  shift: Slide,
  { two: [one, other], how }: OutcomeOfTwo,
  named: NarrationContext['named'],
): Phrase {
  if (shift.player === one) return how(one, other);
  if (shift.player === other) return how(other, one);
  const met = [
    [one, other],
    [other, one],
  ] as const;
  for (const [player, against] of met) {
    const slide = slideOf(moved, player);
    if (!slide) continue;
    if (shift.change > 0 && hasRisenPast(slide, shift)) return RUNGS.passed(named(player), how(player, against));
    if (shift.change < 0 && hasRisenPast(shift, slide)) return RUNGS.ahead(named(player), how(player, against));
  }
  return HEADLINES.moved(named(one), how(one, other));
}

/** "took rung 3" where it was the opponent's, and else how far up it went. */
function gained(
  words: RungWords,
  happening: Happening,
  winner: Slide,
  lost: Shift['player'],
  context: NarrationContext,
): string {
  const loser = slideOf(happening, lost);
  const was = loser && loser.to - loser.change;
  if (was === winner.to) return RUNGS.took(winner.to);
  const fromBelow = was !== undefined && winner.to > was;
  return fromBelow ? words.climb(context.ladder, slid(winner)) : slid(winner);
}

type UncountedState = Exclude<ReturnType<typeof stateOf>, 'stands'>;

/** Why a game that does not count moved nobody. */
export const notCounted = (state: UncountedState, game: GameInWords): string =>
  (isReported(game) ? UNCONFIRMED : NOT_COUNTED)[state]();

const NOT_COUNTED: Readonly<Record<UncountedState, () => string>> = {
  void: () => GAMES.voided,
  awaiting: () => textOf(WORDS.labelled(WORDS.awaiting.approval, HEADLINES.nobody)),
  rejected: () => STORIES.notApproved,
};

const UNCONFIRMED: Readonly<Record<UncountedState, () => string>> = {
  void: () => GAMES.voided,
  awaiting: () => textOf(WORDS.labelled(WORDS.awaiting.confirmation, HEADLINES.nobody)),
  rejected: () => GAMES.takenBack,
};

/** What a game did to the ladder, as a headline; `happening` is the one in which it counted. */
export function rungsHeadline(
  words: RungWords,
  happening: Happening,
  game: GameInWords,
  context: NarrationContext,
): Phrase {
  const state = stateOf(context.ladder, game);
  if (state !== 'stands') return say`${notCounted(state, game)}`;
  const result = winnerOf(game);
  if (!result) return HEADLINES.draw(risen(happening, context));
  if (unfinishedOf(game) && game.id === undefined)
    return HAPPENED.playoffNotTaken(context.named(result.won), context.named(result.lost));
  if (game.id === undefined) return HAPPENED.playoffWon(context.named(result.won));
  const [gain, loss] = [result.won, result.lost].map((player) => slideOf(happening, player));
  if (gain) return HEADLINES.moved(context.named(gain.player), gained(words, happening, gain, result.lost, context));
  return loss ? HEADLINES.moved(context.named(loss.player), slid(loss)) : say`${HEADLINES.nobody}`;
}

/** The player who went up after a draw, if one did. */
function risen(happening: Happening, { named }: NarrationContext): Phrase {
  const gain = shifts(happening)
    .filter(isSlide)
    .find(({ change }) => change < 0);
  return gain ? HEADLINES.moved(named(gain.player), slid(gain)) : say`${HEADLINES.nobody}`;
}
