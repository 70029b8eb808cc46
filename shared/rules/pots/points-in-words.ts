import { formatLocal } from '#shared/calendar/zone.ts';
import type { PotConfirmationSettlement } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type ChallengeId, type Clause, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import { type Happening, isSlide, type Shift, type Slide, slid } from '#shared/words/happening.ts';
import { few } from '#shared/words/in-a-row.ts';
import { type Phrase, say, textOf } from '#shared/words/phrase.ts';
import type { PotGame } from '#shared/words/pots.ts';
import { signed } from '#shared/words/score.ts';
import { type SettlementsInWords, type SettlementWords, settlementWords } from '#shared/words/settlement-words.ts';
import type { Explanation, Tale, Told } from '#shared/words/tale.ts';
import { rule, type WrittenRule } from '#shared/words/written-rule.ts';
import { confirm } from '../challenge/confirming.ts';
import { DUES, STORIES, WRITTEN } from '../texts.ts';
import { potOutcome } from './outcome.ts';
import { ADMISSION, pointsOf, rungsTouched } from './purses.ts';
import { pursesSlot } from './slots.ts';
import { findGame, stakeInGame } from './stake.ts';

const { points: POINTS } = STORIES;

/** What changed for one player. */
interface Change {
  readonly player: PlayerId;
  /** By how much their points changed; somebody new had 1000. */
  readonly points: number;
  readonly shift?: Shift;
}

/** Everybody whose points something changed, or whose rung. */
export function* tellPoints(words: SettlementsInWords, happening: Happening, tale: Tale): Generator<Told> {
  const slides = new Slides(happening, tale);
  const clause = happening.clause ?? 'S';
  for (const change of changesOf(happening)) {
    const explain = () => {
      const did = didWords(words, happening, change, tale);
      const { shift } = change;
      if (did.length === 0 && shift && isSlide(shift)) return slides.explain(shift, clause);
      return { text: withShift(happening, did, shift), clause };
    };
    yield { ...change, explain };
  }
}

function* changesOf({ ladders }: Happening): Generator<Change> {
  if (!ladders) return;
  const { before, after } = ladders;
  for (const [player, { was, is }] of rungsTouched(before, after)) {
    const points = pointsOf(after, player) - (was === undefined ? ADMISSION : pointsOf(before, player));
    const change = was === undefined ? 'joined' : is - was;
    if (points !== 0 || change !== 0)
      yield { player, points, ...(change !== 0 && { shift: { player, to: is, change } }) };
  }
}

const didWords = (words: SettlementsInWords, happening: Happening, change: Change, tale: Tale): Phrase =>
  happening.settlement ? settledWords(words, happening, change, tale) : commandWords(happening, change, tale);

function withShift(happening: Happening, did: Phrase, shift: Shift | undefined): Phrase {
  if (shift?.change === 'joined') return joinedWords(happening, did);
  return shift && isSlide(shift) ? POINTS.nowOn(did, shift.to) : did;
}

function joinedWords({ entry: { command } }: Happening, did: Phrase): Phrase {
  if (did.length > 0) return POINTS.joinedAnd(ADMISSION, did);
  return say`${command.verb === 'seed' ? POINTS.seeded(ADMISSION) : POINTS.joined(ADMISSION)}`;
}

function settledWords(
  words: SettlementsInWords,
  { settlement }: Happening,
  { player, points }: Change,
  tale: Tale,
): Phrase {
  const { named } = tale;
  if (settlement?.kind === 'pot-confirmation') return countedWords(settlement.game, player, tale);
  if (!settlement || points === 0) return [];
  const cause = settlementWords(words, settlement, tale).cause();
  const forfeit = settlement.forfeited?.find((each) => each.player === player);
  if (forfeit) return say`${POINTS.forfeited(forfeit.points, cause)}`;
  const givers = few((settlement.forfeited ?? []).map((each) => named(each.player)));
  return points > 0 ? POINTS.gotForfeited(points, givers, cause) : say`${POINTS.paidDebts(-points, cause)}`;
}

function commandWords(happening: Happening, { player, points }: Change, tale: Tale): Phrase {
  const { command } = happening.entry;
  const { ladder, named } = tale;
  switch (command.verb) {
    case 'start':
      return command.body.players.includes(player)
        ? POINTS.staked(stakeInGame(ladder, command.body.id), opponentsIn(command.body.id, player, tale))
        : [];
    case 'finish':
      return outcomeWords(tale.pots.at(happening.line), player, tale);
    case 'approve':
      return command.body.game === undefined ? [] : countedWords(command.body.game, player, tale);
    case 'abandon': {
      const { game } = command.body;
      return game !== undefined && tale.pots.seats(game).includes(player)
        ? POINTS.stakeBack(stakeInGame(ladder, game), opponentsIn(game, player, tale))
        : [];
    }
    case 'leave': {
      if (points === 0) return [];
      const gone = named(command.body.player);
      return points > 0 ? POINTS.gotFromLeaver(points, gone) : POINTS.paidForLeaver(-points, gone);
    }
    default:
      return [];
  }
}

/** The same of a game whose scores had waited. */
function countedWords(id: ChallengeId, player: PlayerId, tale: Tale): Phrase {
  const decided = findGame(tale.ladder, id)?.decided;
  return outcomeWords(decided && tale.pots.at(decided), player, tale);
}

/** "got 188 of the pot of 600 (+88), scoring 627 against Bob and Cy". */
function outcomeWords(game: PotGame | undefined, player: PlayerId, tale: Tale): Phrase {
  const id = game?.game;
  if (!id || !tale.pots.seats(id).includes(player)) return [];
  if (game.voidedBy !== undefined) return POINTS.stakeBack(stakeInGame(tale.ladder, id), opponentsIn(id, player, tale));
  const { rows, pot } = potOutcome(tale.ladder, game, tale.named);
  const row = rows.find((each) => each.id === player);
  if (!row) return [];
  const opponents = few(rows.filter((each) => each.id !== player));
  return POINTS.won(row.points + row.bonus, pot, signed(row.net), row.score, opponents);
}

/** "Bob and Cy", of a game with them. */
const opponentsIn = (id: ChallengeId, player: PlayerId, { pots, named }: Tale): Phrase => {
  const opponents = pots.seats(id).filter((each) => each !== player);
  return few(opponents.map(named));
};

/**
 * What is said of those whose own points stayed, and whose rung others changed: of hundreds who have equally many the
 * same, which is then put into words once.
 */
class Slides {
  readonly #happening: Happening;
  readonly #tale: Tale;
  readonly #said = new Map<string, Explanation>();

  constructor(happening: Happening, tale: Tale) {
    this.#happening = happening;
    this.#tale = tale;
  }

  explain(slide: Slide, clause: Clause): Explanation {
    const { ladders } = this.#happening;
    const points = ladders ? [pointsOf(ladders.before, slide.player), pointsOf(ladders.after, slide.player)] : [];
    const alike = [slide.to, slide.change, ...points].join();
    const known = this.#said.get(alike);
    if (known) return known;
    const text = moved(this.#happening, slide, this.#tale);
    const said = { text, clause };
    this.#said.set(alike, said);
    return said;
  }
}

/** Who went past somebody whose own points stayed, or fell behind them, and how. */
function moved({ ladders, ...happening }: Happening, slide: Slide, { named }: Tale): Phrase {
  const { player, change } = slide;
  if (!ladders) return say`${slid(slide)}`;
  const past = change > 0;
  const [then, now] = past ? [ladders.before, ladders.after] : [ladders.after, ladders.before];
  const isAbove = (ladder: Ladder, other: PlayerId): boolean =>
    ladder.order.has(other) && pointsOf(ladder, other) > pointsOf(ladder, player);
  const passing = [...pursesSlot.of(now).changedSince(pursesSlot.of(then))].filter(
    (other) => isAbove(now, other) && !isAbove(then, other),
  );
  const who = now.order.topFirst(new Set(passing)).map(named);
  return past
    ? POINTS.overtakenBy[gain(happening)](slid(slide), few(who, 2), who.length)
    : POINTS.fellBehind[loss(happening)](slid(slide), few(who, 2));
}

function gain({
  settlement,
  entry: { command },
}: Pick<Happening, 'settlement' | 'entry'>): keyof typeof POINTS.overtakenBy {
  if (settlement) return settlement.kind === 'pot-confirmation' ? 'pot' : 'forfeits';
  return command.verb === 'finish' || command.verb === 'approve' ? 'pot' : 'points';
}

function loss({
  settlement,
  entry: { command },
}: Pick<Happening, 'settlement' | 'entry'>): keyof typeof POINTS.fellBehind {
  if (settlement) return 'forfeited';
  if (command.verb === 'leave') return 'left';
  return command.verb === 'start' ? 'staked' : 'lost';
}

/** Scores that count by themselves, as nobody who sat in the game disputed them in time. */
export const potConfirmationWords: SettlementWords<PotConfirmationSettlement> = {
  cause: (settlement, { named }) => textOf(DUES.potConfirmation.cause(playersOf(settlement, named))),
  moved: (settlement, slide, { named }) => DUES.potConfirmation.moved(slid(slide), playersOf(settlement, named)),
  ahead(settlement, { ladder, named }) {
    const last = shortDay(formatLocal(ladder.header.timezone, instant(settlement.at - 1)));
    return textOf(DUES.potConfirmation.ahead(playersOf(settlement, named), last));
  },
  news: () => DUES.potConfirmation.news,
  others: 'cause',
};

/** "Ann, Bob and Cy". */
const playersOf = ({ scores }: PotConfirmationSettlement, named: Tale['named']): Phrase =>
  few(scores.map(([player]) => named(player)));

/** What is asked of the other players, where a ladder asks for it. */
export function confirmingScoresRule(header: Header, clause: string): readonly WrittenRule[] {
  const days = confirm.of({ header });
  return days === 0 ? [] : [rule(WRITTEN.confirmingScores.heading, clause, WRITTEN.confirmingScores.text(days))];
}
