import { formatLocal } from '../../shared/calendar/zone.ts';
import type { Season } from '../../shared/engine/season.ts';
import { gapShown } from '../../shared/rules/go/gaps.ts';
import { pursesSlot } from '../../shared/rules/pots/slots.ts';
import { gamesOf } from '../../shared/view/games.ts';
import { happeningsOf } from '../../shared/view/happenings.ts';
import { measureOf } from '../../shared/view/measures.ts';
import type { Settlement } from '../../shared/vocabulary/entry.ts';
import type { Ladder } from '../../shared/vocabulary/ladder.ts';
import type { PlayerId } from '../../shared/vocabulary/vocabulary.ts';
import { type Games, stateOf } from '../../shared/words/games.ts';
import { type Happening, type Shift, shifts } from '../../shared/words/happening.ts';
import { type Named, namesOf } from '../../shared/words/names.ts';
import { PotGames } from '../../shared/words/pots.ts';

const COLUMNS = [
  'line',
  'time',
  'what',
  'who',
  'against',
  'score',
  'moved',
  'points',
  'gaps',
  'clause',
  'remark',
] as const;
type Column = (typeof COLUMNS)[number];
type Row = { readonly [Each in Column]?: string | number };

/** What the rows are made from. */
interface History {
  readonly ladder: Ladder;
  readonly games: Games;
  readonly pots: PotGames;
  readonly named: Named;
}

/**
 * The history of a ladder as a table for spreadsheets: everything that happened, oldest first, with scores and moves as
 * they stand now. Times are local to the ladder. Points and gaps have a column where a ladder has them.
 */
export function formatCsv(season: Pick<Season, 'ladder' | 'lines'>, happenings = happeningsOf(season)): string {
  const { ladder } = season;
  const lines = season.lines();
  const history = { ladder, games: gamesOf(ladder, lines), pots: new PotGames(lines), named: namesOf(ladder) };
  const columns = columnsOf(ladder);
  const rows = happenings.toReversed().map((happening) => rowOf(happening, history));
  const text = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return `\uFEFF${text.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}

const MEASURED: readonly Column[] = ['points', 'gaps'];

const columnsOf = (ladder: Ladder): readonly Column[] =>
  COLUMNS.filter((column) => !MEASURED.includes(column) || column === measureOf(ladder));

function rowOf(happening: Happening, history: History): Row {
  const { line, entry, settlement, clause = '' } = happening;
  const { ladder, named } = history;
  const common: Row = {
    line,
    time: formatLocal(ladder.header.timezone, happening.at),
    moved: shifts(happening)
      .map((shift) => movedWords(shift, named))
      .join('; '),
    points: changesIn(happening, named, (each, id) => pursesSlot.of(each).get(id)?.points),
    gaps: changesIn(happening, named, gapShown),
    clause,
  };
  if (settlement) return { ...common, what: settledWords(settlement) };
  return { ...common, what: entry.command.verb, ...partsOf(happening, history) };
}

const settledWords = ({ name, through }: Settlement): string =>
  `settled ${name}${through ? ` to ${through.name}` : ''}`;

/** Who did what: the result that a line recorded, or whom else it is about. */
function partsOf({ line, entry: { command } }: Happening, { ladder, games, pots, named }: History): Row {
  const game = games.at(line);
  if (game) {
    const { challenger, challenged, score } = game;
    return {
      who: named(challenger).name,
      against: named(challenged).name,
      score: score.join('–'),
      remark: remarkOf(game, stateOf(ladder, game)),
    };
  }
  const pot = pots.at(line);
  if (pot) {
    const scores = pot.scores.map(([, score]) => score);
    return {
      who: namesIn(
        pot.scores.map(([id]) => id),
        named,
      ),
      score: scores.join('; '),
      remark: remarkOf(pot),
    };
  }
  const { body } = command;
  if ('challenge' in body && body.challenge !== undefined) {
    const pair = games.pair(body.challenge);
    return pair ? { who: named(pair.challenger).name, against: named(pair.challenged).name } : {};
  }
  return { who: namesIn(playersOf(command.body, pots), named) };
}

const namesIn = (players: readonly PlayerId[], named: Named): string => players.map((id) => named(id).name).join('; ');

interface Amended {
  readonly correctedBy?: number;
  readonly voidedBy?: number;
}

function remarkOf({ correctedBy, voidedBy }: Amended, state: ReturnType<typeof stateOf> = 'stands'): string {
  if (voidedBy !== undefined) return `voided by line ${voidedBy}`;
  const corrected = correctedBy === undefined ? [] : [`corrected by line ${correctedBy}`];
  const open = state === 'awaiting' ? ['awaits approval'] : state === 'rejected' ? ['not approved'] : [];
  return [...corrected, ...open].join('; ');
}

/** Whom a line that is no result is about. */
function playersOf(body: Happening['entry']['command']['body'], pots: PotGames): readonly PlayerId[] {
  if ('player' in body) return [body.player];
  if ('challenger' in body) return [body.challenger, body.challenged];
  if ('game' in body && body.game !== undefined) return pots.seats(body.game);
  return 'id' in body && 'players' in body ? body.players : [];
}

/** "Ann 5→3". */
function movedWords({ player, to, change }: Shift, named: Named): string {
  const { name } = named(player);
  if (change === 'joined') return `${name} →${to}`;
  return change === 'removed' ? `${name} ${to}→` : `${name} ${to - change}→${to}`;
}

/** What else changed, for everybody in the ladder's order: "Ann 1000→1088", "Ego 3.5+→2.5-". */
function changesIn(
  { ladders }: Happening,
  named: Named,
  of: (ladder: Ladder, id: PlayerId) => string | number | undefined,
): string {
  if (!ladders) return '';
  const { before, after } = ladders;
  const players = new Set([...after.order.players(), ...before.order.players()]);
  const changed = [...players].filter((id) => of(before, id) !== of(after, id));
  return changed.map((id) => `${named(id).name} ${of(before, id) ?? ''}→${of(after, id) ?? ''}`).join('; ');
}

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One field (RFC 4180); text that could pass for a formula gets an apostrophe in front, which makes it text. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
