import type { Ladder } from '../../vocabulary/ladder.ts';
import type { ChallengeId, Clause, PlayerId } from '../../vocabulary/vocabulary.ts';
import { type Happening, isSlide, type Shift, type Slide, slid } from '../../words/happening.ts';
import { few } from '../../words/in-a-row.ts';
import { type Phrase, say } from '../../words/phrase.ts';
import type { PotGame } from '../../words/pots.ts';
import { signed } from '../../words/score.ts';
import { type SettlementsInWords, settlementWords } from '../../words/settlement-words.ts';
import type { Explanation, Tale, Told } from '../../words/tale.ts';
import { potOutcome } from './outcome.ts';
import { ADMISSION, pointsOf, rungsTouched } from './purses.ts';
import { pursesSlot } from './slots.ts';
import { findGame, stakeInGame } from './stake.ts';

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
  return shift && isSlide(shift) ? say`${did}, now on rung ${shift.to}` : did;
}

function joinedWords({ entry: { command } }: Happening, did: Phrase): Phrase {
  if (did.length > 0) return say`joined with ${ADMISSION} points and ${did}`;
  return command.verb === 'seed'
    ? say`began the season with ${ADMISSION} points`
    : say`joined with ${ADMISSION} points`;
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
  if (forfeit) return say`forfeited ${forfeit.points} points: ${cause}`;
  const givers = few((settlement.forfeited ?? []).map((each) => named(each.player)));
  return points > 0
    ? say`got ${points} points that ${givers} forfeited: ${cause}`
    : say`paid ${-points} points towards the debt of removed players: ${cause}`;
}

function commandWords(happening: Happening, { player, points }: Change, tale: Tale): Phrase {
  const { command } = happening.entry;
  const { ladder, named } = tale;
  switch (command.verb) {
    case 'start':
      return command.body.players.includes(player)
        ? say`paid ${stakeInGame(ladder, command.body.id)} into the pot of ${gameWith(command.body.id, player, tale)}`
        : [];
    case 'finish':
      return outcomeWords(tale.pots.at(happening.line), player, tale);
    case 'approve':
      return command.body.game === undefined ? [] : countedWords(command.body.game, player, tale);
    case 'abandon': {
      const { game } = command.body;
      return game !== undefined && tale.pots.seats(game).includes(player)
        ? say`got ${stakeInGame(ladder, game)} back: ${gameWith(game, player, tale)} was cancelled`
        : [];
    }
    case 'leave': {
      if (points === 0) return [];
      const gone = named(command.body.player);
      return points > 0
        ? say`got ${points} points from ${gone}, who left`
        : say`paid ${-points} points towards the debt of ${gone}, who left`;
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
  const back = say`got ${stakeInGame(tale.ladder, id)} back: ${gameWith(id, player, tale)} was cancelled`;
  if (game.voidedBy !== undefined) return back;
  const { rows, pot } = potOutcome(tale.ladder, game, tale.named);
  const row = rows.find((each) => each.id === player);
  if (!row) return [];
  const opponents = few(rows.filter((each) => each.id !== player));
  return say`got ${row.points + row.bonus} of the pot of ${pot} (${signed(row.net)}), scoring ${row.score} against ${opponents}`;
}

/** "a game with Bob and Cy". */
const gameWith = (id: ChallengeId, player: PlayerId, { pots, named }: Tale): Phrase => {
  const opponents = pots.seats(id).filter((each) => each !== player);
  return say`a game with ${few(opponents.map(named))}`;
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
    const text = say`${slid(slide)}: ${others(this.#happening, slide, this.#tale)}`;
    const said = { text, clause };
    this.#said.set(alike, said);
    return said;
  }
}

/** Who went past somebody whose own points stayed, or fell behind them, and how. */
function others({ ladders, ...happening }: Happening, { player, change }: Slide, { named }: Tale): Phrase {
  if (!ladders) return [];
  const past = change > 0;
  const [then, now] = past ? [ladders.before, ladders.after] : [ladders.after, ladders.before];
  const isAbove = (ladder: Ladder, other: PlayerId): boolean =>
    ladder.order.has(other) && pointsOf(ladder, other) > pointsOf(ladder, player);
  const passing = [...pursesSlot.of(now).changedSince(pursesSlot.of(then))].filter(
    (other) => isAbove(now, other) && !isAbove(then, other),
  );
  const who = now.order.topFirst(new Set(passing)).map(named);
  return past ? say`overtaken by ${few(who, 2)}, who ${gain(happening)}` : say`${few(who, 2)} ${loss(happening)}`;
}

const OUT_OF_POT = 'got points from a pot';

function gain({ settlement, entry: { command } }: Pick<Happening, 'settlement' | 'entry'>): string {
  if (settlement) return settlement.kind === 'pot-confirmation' ? OUT_OF_POT : 'got forfeited points';
  return command.verb === 'finish' || command.verb === 'approve' ? OUT_OF_POT : 'got points';
}

function loss({ settlement, entry: { command } }: Pick<Happening, 'settlement' | 'entry'>): string {
  if (settlement) return 'forfeited points';
  if (command.verb === 'leave') return 'left the ladder';
  return command.verb === 'start' ? 'paid into a pot' : 'lost points';
}
