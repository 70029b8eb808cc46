import { formatLocal } from '../../shared/calendar/zone.ts';
import type { Season } from '../../shared/ladder/season.ts';
import type { PlayerId } from '../../shared/ladder/vocabulary.ts';
import { type Game, gamesOf } from '../../shared/view/games.ts';
import { type Happening, newestFirst, type Shift, shifts } from '../../shared/view/happenings.ts';
import { type Named, namesOf } from '../../shared/view/names.ts';

const COLUMNS = ['line', 'time', 'what', 'who', 'against', 'score', 'moved', 'clause', 'remark'] as const;
type Row = { readonly [Column in (typeof COLUMNS)[number]]?: string | number };

/**
 * The history of a ladder as a table for spreadsheets: everything that happened, oldest first, with scores and moves as
 * they stand now. Times are local to the ladder.
 */
export function formatCsv(season: Pick<Season, 'ladder' | 'lines'>): string {
  const zone = season.ladder.header.timezone;
  const lines = season.lines();
  const [named, games] = [namesOf(season.ladder), gamesOf(lines)];
  const rows = [...newestFirst(zone, lines)]
    .reverse()
    .map((happening) => rowOf(happening, games.get(happening.line), named, formatLocal(zone, happening.at)));
  const text = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))];
  return `\uFEFF${text.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}

function rowOf(happening: Happening, game: Game | undefined, named: Named, time: string): Row {
  const { line, entry, settlement, clause = '' } = happening;
  const moved = shifts(happening).map((shift) => movedWords(shift, named));
  const common = { line, time, moved: moved.join('; '), clause };
  if (settlement) return { ...common, what: `settled ${settlement.period}` };
  const { verb } = entry.command;
  if (!game)
    return {
      ...common,
      what: verb,
      who: playersOf(happening)
        .map((id) => named(id).name)
        .join('; '),
    };
  return {
    ...common,
    what: verb,
    who: named(game.challenger).name,
    against: named(game.challenged).name,
    score: game.score.join('–'),
    remark: remarkOf(game),
  };
}

const remarkOf = ({ correctedBy, voidedBy }: Game): string =>
  voidedBy !== undefined
    ? `voided by line ${voidedBy}`
    : correctedBy !== undefined
      ? `corrected by line ${correctedBy}`
      : '';

/** Whom a line that is no game is about. */
function playersOf({ entry: { command } }: Happening): readonly PlayerId[] {
  const { body } = command;
  if ('player' in body) return [body.player];
  return 'challenger' in body ? [body.challenger, body.challenged] : [];
}

/** "Ann 5→3". */
function movedWords({ player, to, change }: Shift, named: Named): string {
  const { name } = named(player);
  if (change === 'joined') return `${name} →${to}`;
  return change === 'removed' ? `${name} ${to}→` : `${name} ${to - change}→${to}`;
}

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One field (RFC 4180); text that could pass for a formula gets an apostrophe in front, which makes it text. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
