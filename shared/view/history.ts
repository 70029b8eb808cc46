import { formatLocal } from '../calendar/zone.ts';
import type {
  DayView,
  EndedTableView,
  HistoryHead,
  HistoryPiece,
  PlayedView,
  SettledView,
} from '../contract/history.ts';
import { peopleOf } from '../rules/entrants/people.ts';
import { scoresStateOf } from '../rules/pots/outcome.ts';
import { potShares } from '../rules/pots/payout.ts';
import { stakeInGame } from '../rules/pots/stake.ts';
import { systemOf } from '../systems/registry.ts';
import { picked } from '../vocabulary/alike.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { EndedTable } from '../vocabulary/round.ts';
import type { Instant } from '../vocabulary/vocabulary.ts';
import { type GameInWords, stateOf } from '../words/game.ts';
import type { Happening } from '../words/happening.ts';
import type { NarrationContext } from '../words/narration-context.ts';
import type { PotGame } from '../words/pots.ts';
import { daysOf, type IndexOf } from './history-days.ts';
import { isSlip } from './night.ts';
import type { Piece } from './pieces.ts';
import { howPlayed } from './results.ts';
import { changeView } from './season-calendar.ts';
import type { NarrationSoFar } from './season-narrative.ts';
import { settledWhen } from './settlement-kind.ts';

const NOTHING: HistoryPiece = { start: [], days: [], results: [], settlements: [] };

/** What a piece of a season tells, for charts and for players' own pages. */
export function historyPieceOf(told: NarrationSoFar, { start, startPoints, happenings }: Piece): HistoryPiece {
  const { ladder, context } = told;
  const { indexOf } = told.playerIndices;
  const { timezone } = ladder.header;
  const changes = happenings.flatMap(({ line, settlement }) => (settlement ? [] : (told.change(line) ?? [])));
  return {
    start: start.map(indexOf),
    ...(startPoints && { startPoints }),
    days: daysOf(timezone, start, happenings, indexOf),
    results: playedOf(context, happenings, indexOf),
    settlements: settledOf(ladder, happenings, indexOf),
    ...(changes.length > 0 && { changes: changes.map((change) => changeView(change, timezone)) }),
  };
}

/** What to read first: the newest piece of a season, and where the others lie. */
export function historyHeadOf(told: NarrationSoFar, older: HistoryHead['older'], now: Instant): HistoryHead {
  const { ladder, context, playerIndices } = told;
  const { header } = ladder;
  const newest = told.pieces().at(-1);
  return {
    format: 1,
    version: ladder.line,
    asOf: formatLocal(header.timezone, now),
    ...(header.name !== undefined && { name: header.name }),
    system: header.system,
    timezone: header.timezone,
    season: header.season,
    players: playerIndices.players().map(context.named),
    ...peopleIn(told),
    older,
    ...(newest ? historyPieceOf(told, newest) : NOTHING),
  };
}

/** Everybody behind the entrants, in the order in which they are kept. */
function peopleIn({ ladder, context }: NarrationSoFar): Pick<HistoryHead, 'people'> {
  const ids = new Set(peopleOf(ladder).map(({ id }) => id));
  return ids.size > 0 ? { people: [...ids].map(context.named) } : {};
}

export const changesIn = ({ days, settlements }: HistoryPiece): number =>
  days.reduce((sum, day) => sum + changesOn(day), 0) + settlements.reduce((sum, each) => sum + penaltiesIn(each), 0);

const changesOn = ({ moved = [], joined = [], points = [] }: DayView): number =>
  moved.length + joined.length + points.length;

const penaltiesIn = ({ dropped, removed, forfeited = [], tables = [] }: SettledView): number =>
  dropped.length + removed.length + forfeited.length + tables.flatMap(({ places }) => places).length;

/** The matches and games to which some lines gave a result, in the order of the log. */
const playedOf = (
  { ladder, games, pots }: NarrationContext,
  happenings: readonly Happening[],
  indexOf: IndexOf,
): PlayedView[] =>
  happenings.flatMap(({ line, settlement }) => {
    if (settlement) return [];
    const pot = pots.at(line);
    if (pot) return potView(ladder, pot, indexOf);
    const game = games.at(line);
    return game ? gameView(ladder, game, indexOf) : [];
  });

const gameView = (ladder: Ladder, game: GameInWords, indexOf: IndexOf): PlayedView => ({
  line: game.entry.line,
  at: formatLocal(ladder.header.timezone, game.playedAt),
  kind: game.id === undefined ? 'playoff' : systemOf(ladder).controls.meeting,
  state: stateOf(ladder, game),
  players: [indexOf(game.challenger), indexOf(game.challenged)],
  score: game.score,
  ...howPlayed(game),
  ...picked(game, ['lineup']),
  ...(isSlip(ladder, game) && { slip: true }),
});

function potView(ladder: Ladder, pot: PotGame, indexOf: IndexOf): PlayedView {
  const { line, game, playedAt, scores } = pot;
  const each = stakeInGame(ladder, game);
  const shares = potShares(scores, each);
  return {
    line,
    at: formatLocal(ladder.header.timezone, playedAt),
    kind: 'pot',
    state: scoresStateOf(ladder, pot),
    players: scores.map(([player]) => indexOf(player)),
    score: scores.map(([, score]) => score),
    net: scores.map(([player]) => (shares.get(player) ?? 0) - each),
  };
}

/** The periods that were worked out. `happenings`: oldest first. */
const settledOf = (ladder: Ladder, happenings: readonly Happening[], indexOf: IndexOf): SettledView[] =>
  happenings.flatMap(({ settlement, line, at, tables }) => {
    if (!settlement) return [];
    const { dropped = [], removed, forfeited } = settlement;
    return {
      ...settledWhen(ladder, { settlement, line, at }),
      dropped: dropped.map(indexOf),
      removed: removed.map(indexOf),
      ...(forfeited && { forfeited: forfeited.map(({ player, points }) => [indexOf(player), points] as const) }),
      ...(tables && { tables: tables.map((table, index) => tableView(ladder, table, index + 1, indexOf)) }),
    };
  });

const tableView = (ladder: Ladder, table: EndedTable, number: number, indexOf: IndexOf): EndedTableView => ({
  name: systemOf(ladder).controls.tableName(number),
  places: table.map(({ player, points, met, goes }) => ({
    player: indexOf(player),
    points,
    met: met.map(({ other, ...meeting }) => ({ player: indexOf(other), ...meeting })),
    ...(goes && { goes }),
  })),
});
