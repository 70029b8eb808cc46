import { formatLocal } from '#shared/calendar/zone.ts';
import type { PotConfirmationSettlement } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type ChallengeId, type Clause, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import { type Happening, isSlide, type Shift, type Slide } from '#shared/words/happening.ts';
import { few } from '#shared/words/lists.ts';
import type { Explanation, NarrationContext, PlayerNarration } from '#shared/words/narration-context.ts';
import { type Phrase, say, textOf, type Who } from '#shared/words/phrase.ts';
import type { PotGame } from '#shared/words/pots.ts';
import { signed, written } from '#shared/words/score.ts';
import { type SettlementsInWords, type SettlementWords, settlementWords } from '#shared/words/settlement-words.ts';
import { HAPPENED, TEXT as WORDS } from '#shared/words/texts.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { confirm } from '../challenge/confirming.ts';
import { slid } from '../common/rungs-in-words.ts';
import { DUES, STORIES, WRITTEN } from '../texts.ts';
import { potOutcome } from './outcome.ts';
import { ADMISSION, pointsOf, rungsTouched } from './purses.ts';
import { pursesSlot } from './slots.ts';
import { findGame, stakeInGame } from './stake.ts';

const { points: POINTS, rungs: RUNGS } = STORIES;

interface PointsChange {
  readonly player: PlayerId;
  /** By how much their points changed; a new player had 1000. */
  readonly points: number;
  readonly shift?: Shift;
}

export function* tellPoints(
  words: SettlementsInWords,
  happening: Happening,
  context: NarrationContext,
): Generator<PlayerNarration> {
  const slides = new Slides(happening, context);
  const clause = happening.clause ?? 'S';
  for (const change of changesOf(happening)) {
    const explain = () => {
      const did = didWords(words, happening, change, context);
      const { shift } = change;
      if (did.length === 0 && shift && isSlide(shift)) return slides.explain(shift, clause);
      return { text: withShift(happening, did, shift), clause };
    };
    yield { ...change, explain };
  }
}

function* changesOf({ ladders }: Happening): Generator<PointsChange> {
  if (!ladders) return;
  const { before, after } = ladders;
  for (const [player, { was, is }] of rungsTouched(before, after)) {
    const points = pointsOf(after, player) - (was === undefined ? ADMISSION : pointsOf(before, player));
    const change = was === undefined ? 'joined' : is - was;
    if (points !== 0 || change !== 0)
      yield { player, points, ...(change !== 0 && { shift: { player, to: is, change } }) };
  }
}

const didWords = (
  words: SettlementsInWords,
  happening: Happening,
  change: PointsChange,
  context: NarrationContext,
): Phrase =>
  happening.settlement ? settledWords(words, happening, change, context) : commandWords(happening, change, context);

function withShift(happening: Happening, did: Phrase, shift: Shift | undefined): Phrase {
  if (shift?.change === 'joined') return joinedWords(happening, did);
  return did;
}

function joinedWords({ entry: { command } }: Happening, did: Phrase): Phrase {
  if (did.length > 0) return say`${POINTS.joined(ADMISSION)}${WORDS.and}${did}`;
  return say`${command.verb === 'seed' ? POINTS.seeded(ADMISSION) : POINTS.joined(ADMISSION)}`;
}

function settledWords(
  words: SettlementsInWords,
  { settlement }: Happening,
  { player, points }: PointsChange,
  context: NarrationContext,
): Phrase {
  const { named } = context;
  if (settlement?.kind === 'pot-confirmation') return countedWords(settlement.game, player, context);
  if (!settlement || points === 0) return [];
  const cause = settlementWords(words, settlement, context).cause();
  const forfeit = settlement.forfeited?.find((each) => each.player === player);
  if (forfeit) return say`${POINTS.forfeited(forfeit.points, cause)}`;
  const givers = few((settlement.forfeited ?? []).map((each) => named(each.player)));
  return points > 0 ? POINTS.gotForfeited(points, givers, cause) : say`${POINTS.paidDebts(-points, cause)}`;
}

function commandWords(happening: Happening, { player, points }: PointsChange, context: NarrationContext): Phrase {
  const { command } = happening.entry;
  const { ladder, named } = context;
  switch (command.verb) {
    case 'start':
      return command.body.players.includes(player) ? POINTS.staked(stakeInGame(ladder, command.body.id)) : [];
    case 'finish':
      return outcomeWords(context.pots.at(happening.line), player, context);
    case 'approve':
      return command.body.game === undefined ? [] : countedWords(command.body.game, player, context);
    case 'abandon': {
      const { game } = command.body;
      return game !== undefined && context.pots.seats(game).includes(player)
        ? POINTS.stakeBack(stakeInGame(ladder, game), opponentsIn(game, player, context))
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
function countedWords(id: ChallengeId, player: PlayerId, context: NarrationContext): Phrase {
  const decided = findGame(context.ladder, id)?.decided;
  return outcomeWords(decided && context.pots.at(decided), player, context);
}

/** "scored 627: 188 of the pot of 600 (+88)". */
function outcomeWords(game: PotGame | undefined, player: PlayerId, context: NarrationContext): Phrase {
  const id = game?.game;
  if (!id || !context.pots.seats(id).includes(player)) return [];
  if (game.voidedBy !== undefined)
    return POINTS.stakeBack(stakeInGame(context.ladder, id), opponentsIn(id, player, context));
  const { rows, pot } = potOutcome(context.ladder, game, context.named);
  const row = rows.find((each) => each.id === player);
  if (!row) return [];
  return POINTS.won(row.points + row.bonus, pot, signed(row.net), written(row.score));
}

/** "Bob and Cy", of a game with them. */
const opponentsIn = (id: ChallengeId, player: PlayerId, { pots, named }: NarrationContext): Phrase => {
  const opponents = pots.seats(id).filter((each) => each !== player);
  return few(opponents.map(named));
};

/** What is said of players whose own points stayed the same but whose rung others changed: put into words once for all alike. */
class Slides {
  readonly #happening: Happening;
  readonly #context: NarrationContext;
  readonly #said = new Map<string, Explanation>();

  constructor(happening: Happening, context: NarrationContext) {
    this.#happening = happening;
    this.#context = context;
  }

  explain(slide: Slide, clause: Clause): Explanation {
    const { ladders } = this.#happening;
    const points = ladders ? [pointsOf(ladders.before, slide.player), pointsOf(ladders.after, slide.player)] : [];
    const alike = [slide.to, slide.change, ...points].join();
    const known = this.#said.get(alike);
    if (known) return known;
    const text = moved(this.#happening, slide, this.#context);
    const said = { text, clause };
    this.#said.set(alike, said);
    return said;
  }
}

/** Who went past a player whose own points stayed the same, or fell behind them, and how. */
function moved({ ladders, ...happening }: Happening, slide: Slide, { named }: NarrationContext): Phrase {
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
  return past ? RUNGS.overtaken(few(who, 2), who.length) : behind(happening, who, ladders.after);
}

/** How those lost points who fell behind. */
function behind({ settlement, entry }: Pick<Happening, 'settlement' | 'entry'>, who: readonly Who[], ladder: Ladder) {
  const { verb, body } = entry.command;
  const [others, [gone]] = [few(who, 2), who];
  if (!settlement && verb === 'leave' && gone) return HAPPENED.left(gone);
  if (!settlement && verb === 'start')
    return POINTS.fellBehind.staked(others, who.length, stakeInGame(ladder, body.id));
  return POINTS.fellBehind.lost(others, who.length);
}

/** Scores that count by themselves, as nobody who sat in the game disputed them in time. */
export const potConfirmationWords: SettlementWords<PotConfirmationSettlement> = {
  cause: (settlement, { named }) => textOf(DUES.potConfirmation.cause(playersOf(settlement, named))),
  moved: (settlement, _, { named }) => DUES.potConfirmation.cause(playersOf(settlement, named)),
  ahead(settlement, { ladder, named }) {
    const last = shortDay(formatLocal(ladder.header.timezone, instant(settlement.at - 1)));
    return textOf(DUES.potConfirmation.ahead(playersOf(settlement, named), last));
  },
  news: () => DUES.potConfirmation.news,
  others: 'cause',
};

/** "Ann, Bob and Cy". */
const playersOf = ({ scores }: PotConfirmationSettlement, named: NarrationContext['named']): Phrase =>
  few(scores.map(([player]) => named(player)));

/** What the other players are asked, if the ladder asks for it. */
export function confirmingScoresRule(header: Header, clause: string): SettableRule {
  const { heading, text } = WRITTEN.confirmingScores;
  const days = confirm.of({ header });
  return rule(heading, clause, days > 0 ? text(days) : undefined, [confirm]);
}
