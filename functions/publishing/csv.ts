import { formatLocal } from '#shared/calendar/zone.ts';
import { scoresStateOf } from '#shared/rules/pots/outcome.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { changeWords } from '#shared/view/changes.ts';
import { measureOf } from '#shared/view/measures.ts';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import type { Unfinished } from '#shared/vocabulary/command.ts';
import type { Settlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import { stateOf, unfinishedOf } from '#shared/words/game.ts';
import { type Happening, type Shift, shifts } from '#shared/words/happening.ts';
import { language } from '#shared/words/language.ts';
import type { Named } from '#shared/words/names.ts';
import type { NarrationContext } from '#shared/words/narration-context.ts';
import { textOf } from '#shared/words/phrase.ts';
import type { PotGames } from '#shared/words/pots.ts';
import { pointsWords } from '#shared/words/score.ts';
import { GAMES, TEXT as WORDS } from '#shared/words/texts.ts';
import { PUBLISHING } from '../runtime/texts.ts';
import { marks, withDecimals } from './csv-marks.ts';

const TABLE = PUBLISHING.table;

const COLUMNS = [
  'line',
  'time',
  'what',
  'who',
  'against',
  'score',
  'games',
  'moved',
  'points',
  'gaps',
  'clause',
  'remark',
] as const;
type CsvColumn = (typeof COLUMNS)[number];
type CsvRow = { readonly [Each in CsvColumn]?: string | number };

type CsvRows = Pick<NarrationSoFar, 'context' | 'change'>;

/** The history of a ladder for spreadsheets, oldest first, scores as they stand now; times are local to the ladder. */
export const csvBeginning = ({ ladder }: NarrationContext): string => `\uFEFF${formatRow(columnsOf(ladder))}`;

export function csvRows(told: CsvRows, happenings: readonly Happening[]): string {
  const columns = columnsOf(told.context.ladder);
  return happenings.map((happening) => lineOf(happening, told, columns)).join('');
}

/** A row as it was last written, and everything it was made from. */
interface WrittenRow {
  readonly from: readonly unknown[];
  readonly text: string;
}

/** What happened long ago is seldom told otherwise: by another name, or after a correction. */
const written = new WeakMap<Happening, WrittenRow>();

function lineOf(happening: Happening, { context, change }: CsvRows, columns: readonly CsvColumn[]): string {
  const { ladder, games, pots, named } = context;
  const game = games.at(happening.line);
  const changed = happening.settlement ? undefined : change(happening.line);
  const pot = pots.at(happening.line);
  const state = game ? stateOf(ladder, game) : pot && scoresStateOf(ladder, pot);
  const from = [named, game, pot, state, changed, language()];
  const known = written.get(happening);
  if (known?.from.every((each, index) => each === from[index])) return known.text;
  const remark = changed && textOf(changeWords(changed, ladder.header.timezone));
  const row = { ...rowOf(happening, context), ...(remark !== undefined && { remark }) };
  const text = formatRow(columns.map((column) => row[column] ?? ''));
  written.set(happening, { from, text });
  return text;
}

const formatRow = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(marks().cells)}\r\n`;

function columnsOf(ladder: Ladder): readonly CsvColumn[] {
  const { score } = systemOf(ladder);
  const measure = measureOf(ladder);
  const lacking: readonly CsvColumn[] = [
    ...(['points', 'gaps'] as const).filter((column) => column !== measure),
    ...(score.corrects === 'score' && score.points ? [] : (['games'] as const)),
  ];
  return COLUMNS.filter((column) => !lacking.includes(column));
}

function rowOf(happening: Happening, context: NarrationContext): CsvRow {
  const { line, entry, settlement, clause = '' } = happening;
  const { ladder, named } = context;
  const measured = measuredWords(happening, named);
  const common: CsvRow = {
    line,
    time: formatLocal(ladder.header.timezone, happening.at),
    moved: shifts(happening)
      .map((shift) => movedWords(shift, named))
      .join('; '),
    points: measured,
    gaps: measured,
    clause,
  };
  if (settlement) return { ...common, what: settledWords(settlement) };
  return { ...common, what: entry.command.verb, ...partsOf(happening, context) };
}

const settledWords = ({ name, through }: Settlement): string =>
  `settled ${name}${through ? ` to ${through.name}` : ''}`;

/** The people of a line: those of the result that it recorded, or those it is about. */
function partsOf(
  { line, at, entry: { command } }: Happening,
  { ladder, games, pots, named }: NarrationContext,
): CsvRow {
  const game = games.at(line);
  if (game) {
    const { challenger, challenged, score, points = [], playedAt } = game;
    const [played, counted] = [formatLocal(ladder.header.timezone, playedAt), formatLocal(ladder.header.timezone, at)];
    const state = stateOf(ladder, game);
    const isLater = played.slice(0, 10) !== counted.slice(0, 10) && state === 'stands' && game.approvedBy === undefined;
    const remark = remarkOf(game, state, unfinishedOf(game));
    const remarks = [...(remark === '' ? [] : [remark]), ...(isLater ? [WORDS.countedOn(shortDay(counted))] : [])];
    return {
      time: played,
      who: named(challenger).name,
      against: named(challenged).name,
      score: withDecimals(score.join('–'), marks().decimals),
      games: pointsWords(points),
      remark: remarks.join('; '),
    };
  }
  const pot = pots.at(line);
  if (pot) {
    const who = pot.scores.map(([id]) => named(id).name).join('; ');
    const score = pot.scores.map(([, each]) => each).join('; ');
    return { who, score, remark: remarkOf(pot, scoresStateOf(ladder, pot)) };
  }
  const { body } = command;
  if ('challenge' in body && body.challenge !== undefined) {
    const two = games.twoOf(body.challenge);
    return two ? { who: named(two.challenger).name, against: named(two.challenged).name } : {};
  }
  const who = playersOf(command.body, pots).map((id) => named(id).name);
  return { who: who.join('; ') };
}

interface Amended {
  readonly correctedBy?: number;
  readonly voidedBy?: number;
}

function remarkOf(
  { correctedBy, voidedBy }: Amended,
  state: ReturnType<typeof stateOf>,
  unfinished?: Unfinished,
): string {
  if (voidedBy !== undefined) return TABLE.cancelled(voidedBy);
  const corrected = correctedBy === undefined ? [] : [TABLE.corrected(correctedBy)];
  const open = state === 'awaiting' ? [WORDS.awaiting.approval] : state === 'rejected' ? [GAMES.takenBack] : [];
  return [...(unfinished ? [GAMES.unfinished[unfinished]] : []), ...corrected, ...open].join('; ');
}

/** The people a line is about that isn't a result. */
function playersOf(body: Happening['entry']['command']['body'], pots: PotGames): readonly PlayerId[] {
  if ('player' in body && body.player !== undefined) return [body.player];
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
const measuredWords = ({ measured = [] }: Happening, named: Named): string =>
  measured
    .map(({ player, was = '', is = '' }) => `${named(player).name} ${withDecimals(`${was}→${is}`, marks().decimals)}`)
    .join('; ');

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One field (RFC 4180); text that could pass for a formula gets an apostrophe in front, which makes it text. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
