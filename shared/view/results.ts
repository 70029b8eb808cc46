import { formatLocal } from '../calendar/zone.ts';
import type { ResultView, SettlementView } from '../contract/view.ts';
import { scoresStateOf } from '../rules/pots/outcome.ts';
import { systemOf } from '../systems/registry.ts';
import { wordsOf } from '../systems/words.ts';
import type { Unfinished } from '../vocabulary/command.ts';
import { clauseFor } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { LineNumber, ResultState } from '../vocabulary/vocabulary.ts';
import { type GameInWords, isBrokenOff, isReported, stateOf, unfinishedOf } from '../words/game.ts';
import type { TermsTold } from '../words/game-terms.ts';
import { type Happening, lowered } from '../words/happening.ts';
import { movesOf } from '../words/movetext.ts';
import type { Named } from '../words/names.ts';
import type { NarrationContext } from '../words/narration-context.ts';
import type { Phrase } from '../words/phrase.ts';
import { settlementWords } from '../words/settlement-words.ts';
import type { SettledAhead } from './pieces.ts';
import { settledWhen } from './settlement-kind.ts';
import { TEXT } from './texts.ts';

export const RECENT = 20;
/** How many results of a club night are told while it is on. */
export const TONIGHT = 40;

/** The results of some games; `own` finds what a line itself did. */
export const resultsOf = (
  games: readonly GameInWords[],
  own: (line: LineNumber) => Happening | undefined,
  context: NarrationContext,
): ResultView[] =>
  games.flatMap((game) => {
    const counted = own(game.approvedBy ?? game.entry.line);
    return counted ? [resultView(counted, game, context)] : [];
  });

function resultView(happening: Happening, game: GameInWords, context: NarrationContext): ResultView {
  const { ladder, named } = context;
  const state = stateOf(ladder, game);
  const clause = state === 'rejected' || state === 'awaiting' ? game.entry.effects.clause : happening.clause;
  const words = wordsOf(ladder);
  const terms = words.playedTerms(ladder, game, named, game);
  return {
    line: game.entry.line,
    kind: game.id === undefined ? 'playoff' : systemOf(ladder).controls.meeting,
    state,
    at: formatLocal(ladder.header.timezone, game.playedAt),
    challenger: named(game.challenger),
    challenged: named(game.challenged),
    score: game.score,
    ...howPlayed(game),
    ...(game.standIns && { standIns: game.standIns.map(named) }),
    ...countedLater(happening, game, context),
    moved: movedBy(happening, game, context),
    ...(clause !== undefined && { clause }),
    ...(game.correctedBy !== undefined && { correctedBy: game.correctedBy }),
    ...(game.voidedBy !== undefined && { voidedBy: game.voidedBy }),
    ...(Object.keys(terms).length > 0 && { terms }),
    ...(game.pgn !== undefined &&
      state === 'stands' && { moves: `${movesOf(game.pgn)} ${ending(game, terms)}`.trim() }),
  };
}

/** When it counted, where that was on another day; one that nobody disputed counted by itself, as is said of it. */
function countedLater({ at }: Happening, game: GameInWords, { ladder }: NarrationContext): Pick<ResultView, 'counted'> {
  const [played, counted] = [game.playedAt, at].map((moment) => formatLocal(ladder.header.timezone, moment));
  const isOwn = stateOf(ladder, game) === 'stands' && !(isReported(game) && game.approvedBy === undefined);
  return isOwn && counted && played?.slice(0, 10) !== counted.slice(0, 10) ? { counted } : {};
}

/** The points of each game, and that it was not played to its end, where that is so. */
export function howPlayed(game: GameInWords): Pick<ResultView, 'points' | Unfinished | 'brokenOff'> {
  const { points } = game;
  const unfinished = unfinishedOf(game);
  return {
    ...(points && { points }),
    ...(unfinished && { [unfinished]: true }),
    ...(isBrokenOff(game) && { brokenOff: true }),
  };
}

/** What a game did; one that came to count by itself did so in a settlement, which tells it. */
function movedBy(happening: Happening, game: GameInWords, context: NarrationContext): Phrase {
  const stands = stateOf(context.ladder, game) === 'stands';
  if (stands && isReported(game) && game.approvedBy === undefined) return [TEXT.undisputed];
  return (stands && happening.headline) || wordsOf(context.ladder).headline(happening, game, context);
}

/** How a game ended, as written after its moves: White's points first. */
function ending({ score, challenged }: GameInWords, { white }: TermsTold): string {
  const [points] = white?.id === challenged ? score.toReversed() : score;
  return points === 1 ? '1-0' : points === 0 ? '0-1' : '½-½';
}

/** What was settled, and what that cost. */
export function settlementView(ladder: Ladder, settled: SettledAhead, named: Named): SettlementView {
  const { settlement } = settled;
  const { removed, forfeited } = settlement;
  return {
    ...settledWhen(ladder, settled),
    cause: settlementWords(wordsOf(ladder).settlements, settlement, { ladder, named }).cause(),
    dropped: lowered(settlement).map(named),
    dropClause: clauseFor(settlement, 'dropped'),
    removed: removed.map(named),
    removalClause: clauseFor(settlement, 'removed'),
    ...(forfeited && { forfeited: forfeited.map(({ player, points }) => ({ ...named(player), points })) }),
  };
}

type ResultContext = Pick<NarrationContext, 'ladder' | 'games' | 'pots'>;

/** In what state the result is that a line gave, if it gave any. */
function stateIn({ ladder, games, pots }: ResultContext, line: LineNumber): ResultState | undefined {
  const [game, pot] = [games.at(line), pots.at(line)];
  return game ? stateOf(ladder, game) : pot && scoresStateOf(ladder, pot);
}

/** In what state each result is: one that awaits approval may be closed by a settlement that does not name it. */
export class ResultStates {
  readonly #states = new Map<LineNumber, ResultState>();
  readonly #open = new Set<LineNumber>();

  note(line: LineNumber): void {
    this.#open.add(line);
  }

  /** The lines whose results wait to count. */
  awaiting(): readonly LineNumber[] {
    return [...this.#open];
  }

  /** Goes on from a snapshot, which knows of the results of these lines. */
  resume(context: ResultContext, lines: readonly LineNumber[]): void {
    for (const line of lines) this.#isChanged(line, stateIn(context, line));
  }

  /** The lines whose results are in another state than at the last look; `all`: not only those that were open. */
  changed(context: ResultContext, all: boolean): readonly LineNumber[] {
    const looked = all ? [...this.#states.keys(), ...this.#open] : [...this.#open];
    this.#open.clear();
    return [...new Set(looked)].filter((line) => this.#isChanged(line, stateIn(context, line)));
  }

  #isChanged(line: LineNumber, state: ResultState | undefined): boolean {
    if (state === undefined) return false;
    if (state === 'awaiting') this.#open.add(line);
    const before = this.#states.get(line);
    this.#states.set(line, state);
    return before !== undefined && before !== state;
  }
}
