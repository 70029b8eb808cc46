import { writeFileSync } from 'node:fs';
import { parseDay } from '#shared/calendar/moment.ts';
import { parseHeader } from '#shared/log/parse.ts';
import type { Cells } from '#shared/log/results/columns.ts';
import { DATE_ORDERS, type DateOrder, isDoubtful } from '#shared/log/results/dates.ts';
import {
  type EarlierHeader,
  earlierHeader,
  hasResultsOfTwo,
  type NamedPlayer,
  playersNamed,
  withPlayers,
} from '#shared/log/results/earlier-season.ts';
import { entrantKey, peopleNamedIn } from '#shared/log/results/pairs-in-cells.ts';
import {
  daysIn,
  entrantsIn,
  type ReadColumn,
  type ResultsRead,
  readResults,
} from '#shared/log/results/read-results.ts';
import { seasonOfOrder, seasonOfResults } from '#shared/log/results/season-of-results.ts';
import type { UnfitLine } from '#shared/log/results/table.ts';
import { PLAYS } from '#shared/systems/offers.ts';
import { findSystem } from '#shared/systems/registry.ts';
import { type Day, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { counted } from '#shared/words/english.ts';
import { gridOf } from '#web/apps/admin/people/reading/cells.ts';
import { pairsMeant } from '#web/apps/admin/people/reading/pairs/meant.ts';
import { readPairs } from '#web/apps/admin/people/reading/pairs/read.ts';
import { decoded } from '#web/ui/forms/decoding.ts';
import { freeId } from '#web/ui/people/ids.ts';
import { firstSentence, UserError } from '../user-error.ts';
import type { InvocationOf, Status, Working } from './command-line.ts';
import { largestTable } from './html-table.ts';
import { readBytes } from './replay.ts';

type Asked = InvocationOf<[list: string, log: string]>;

/** Makes a season log from results or a final order that another program, or a spreadsheet, has as a list. */
export async function convert(asked: Asked, { tell }: Working): Promise<Status> {
  const [list, log] = asked.given;
  const asSaid = datesOf(asked);
  const read = readList(list, asked, asSaid);
  const { kind } = read;
  if (kind === 'unclear') throw new UserError(`${columnsTold(read.columns)}\n${NO_COLUMNS}`);
  if (kind === 'results' && isDoubtful(read.dates) && !asSaid) throw new UserError(DATES[read.dates]);
  const header = headerOf(asked, read);
  const beginning = beginningOf(asked);
  const players = (asked.pairs ? pairsOf : playersOf)([...entrantsIn(read), ...beginning]);
  const made =
    kind === 'results'
      ? seasonOfResults(
          header,
          withPlayers(read.results, players),
          playersNamed(beginning, players),
          winnerOf(asked, players),
        )
      : { log: seasonOfOrder(header, playersNamed(read.order, players)), refused: [] };
  if ('noWinner' in made) throw new UserError(made.noWinner ?? '');
  const lines = linesOf(read);
  const left = [
    ...read.unfit,
    ...made.refused.map(({ line, says }) => ({ line, says, text: lines.get(line) ?? '' })),
  ].toSorted((one, other) => one.line - other.line);
  write(log, made.log);
  const count = kind === 'results' ? read.results.length - made.refused.length : read.order.length;
  tell(
    { columns: read.columns, read: count, players: players.size, left, wrote: log },
    [
      columnsTold(read.columns),
      ...(kind === 'results' ? [DATES[isDoubtful(read.dates) ? (asSaid ?? read.dates) : read.dates]] : []),
      `${counted(count, kind === 'results' ? 'result' : 'place')}, ${counted(players.size, asked.pairs ? 'pair' : 'player')}.`,
      ...leftTold(left),
      `Wrote ${log}: look at it with npm run -s ladder -- replay ${log}`,
    ].join('\n'),
  );
  return left.length > 0 ? 1 : 0;
}

const NO_COLUMNS =
  'Give the columns headings: Date, Winner, Loser and Score for results; Date, Challenger, Challenged and Score for challenges; Place and Name for a final order.';

const DATES = {
  either: 'Dates: clear as they are written.',
  'day-first': 'Dates: the day first, then the month.',
  'month-first': 'Dates: the month first, then the day.',
  unclear: 'Dates: it isn’t clear which number is the day. Say --dates day-first or --dates month-first.',
  contrary:
    'Dates: some have the day first, others the month. Write them as 2024-11-03, or say --dates day-first and see what is left out.',
} as const;

const cellsOf = (file: string): readonly Cells[] => {
  const text = decoded(readBytes(file));
  return largestTable(text) ?? gridOf(text).rows;
};

function datesOf({ dates }: Asked): DateOrder | undefined {
  const order = DATE_ORDERS.find((each) => each === dates);
  if (dates !== undefined && !order) throw new UserError(`--dates is ${DATE_ORDERS.join(' or ')}.`);
  return order;
}

function readList(file: string, { pairs }: Asked, dates?: DateOrder): ResultsRead {
  const today = parseDay(new Date().toISOString().slice(0, 10));
  if (!today) throw new Error('today is no day');
  return readResults(cellsOf(file), {
    today,
    ...(dates && { dates }),
    ...(pairs && { readEntrants: (lines) => readPairs(lines).pairs }),
  });
}

/** The names of a list of those who began, top first. */
function beginningOf(asked: Asked): readonly string[] {
  const { beginning } = asked;
  if (beginning === undefined) return [];
  const read = readList(beginning, asked);
  if (read.kind !== 'order')
    throw new UserError(`${beginning}: ${columnsTold(read.columns)}\nGive the columns headings: Place and Name.`);
  return read.order;
}

function winnerOf({ winner }: Asked, players: ReadonlyMap<string, NamedPlayer>): NamedPlayer | undefined {
  const found = winner === undefined ? undefined : players.get(entrantKey(winner));
  if (winner !== undefined && !found) throw new UserError(`--winner is one of those in the list, not ${winner}.`);
  return found;
}

function headerOf(asked: Asked, read: ResultsRead): EarlierHeader {
  const { system = '', timezone = '', start, end, pairs } = asked;
  const days = daysIn(read);
  const [first, last] = [dayOf('start', start) ?? days.start, dayOf('end', end) ?? days.end];
  if (!first || !last) throw new UserError('Say when the season was: --start 2023-01-01 --end 2023-12-31.');
  const season = { start: first, end: last };
  const header = parseHeader({
    system,
    timezone,
    season,
    ...settingsOf(asked),
    ...(pairs && { entrants: 'pairs' }),
    ...(findSystem(system)?.controls.hasBoard && { board: 19 }),
  });
  if (!header.ok) throw new UserError(header.refusal.message);
  if (read.kind === 'results' && !hasResultsOfTwo(header.value))
    throw new UserError(
      `${system} seasons aren’t told by winners and losers: give a final order, or write the log by hand.`,
    );
  return earlierHeader(header.value, season, read.kind, PLAYS);
}

function settingsOf({ system = '', game }: Asked): Pick<EarlierHeader, 'settings'> {
  if (game === undefined) return {};
  const presets = findSystem(system)?.presets ?? [];
  const { settings } = presets.find(({ name }) => name === game) ?? {};
  if (settings) return { settings };
  const games = presets.map(({ name }) => name).join(', ') || 'not given for these rules';
  throw new UserError(`--game is ${games}.`);
}

function dayOf(option: string, text: string | undefined): Day | undefined {
  if (text === undefined) return undefined;
  const day = parseDay(text);
  if (!day) throw new UserError(`--${option} is a date, such as 2023-01-01.`);
  return day;
}

/** Everybody once, under an id made of the name. */
function playersOf(names: readonly string[]): ReadonlyMap<string, NamedPlayer> {
  const players = new Map<string, NamedPlayer>();
  const taken = new Set<string>();
  for (const name of names) {
    const key = entrantKey(name);
    if (players.has(key)) continue;
    const id = parsePlayerId(freeId(name, taken));
    if (!id) throw new Error('an id of ours is none');
    taken.add(id);
    players.set(key, { id, name });
  }
  return players;
}

/** Every pair once, as it is named first. */
function pairsOf(names: readonly string[]): ReadonlyMap<string, NamedPlayer> {
  const people = playersOf(names.flatMap(peopleNamedIn));
  const listed = new Map<string, string>();
  for (const name of names) if (!listed.has(entrantKey(name))) listed.set(entrantKey(name), name);
  return pairsMeant(listed, people, [], []);
}

/** What stands on the lines that became results. */
const linesOf = (read: ResultsRead): ReadonlyMap<number, string> =>
  new Map(
    read.kind === 'results' ? read.results.map(({ line, day, names }) => [line, [day, ...names].join(' · ')]) : [],
  );

function columnsTold(columns: readonly ReadColumn[]): string {
  const used = columns
    .filter(({ is }) => is !== 'unused')
    .map(({ heading, is }) => `${heading || '(no heading)'} = ${is}`);
  const unused = columns.filter(({ is }) => is === 'unused').map(({ heading }) => heading || '(no heading)');
  return `Columns: ${used.join(', ') || 'none that is known'}${unused.length > 0 ? `. Not used: ${unused.join(', ')}` : ''}.`;
}

const leftTold = (left: readonly UnfitLine[]): readonly string[] =>
  left.length === 0
    ? ['Every line was understood.']
    : [
        `Left out, ${counted(left.length, 'line')}:`,
        ...left.map(({ line, text, says }) => `  Line ${line}: ${text} – ${says}`),
      ];

function write(file: string, log: string): void {
  try {
    writeFileSync(file, log, { flag: 'wx' });
  } catch (error) {
    throw new UserError(`Can’t write ${file}: ${firstSentence(error)}.`);
  }
}
