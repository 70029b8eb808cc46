import { parseDay } from '#shared/calendar/moment.ts';
import { type DateOrder, isDoubtful } from '#shared/log/results/dates.ts';
import {
  type EarlierHeader,
  earlierHeader,
  hasResultsOfTwo,
  type NamedPlayer,
  playersNamed,
  withPlayers,
} from '#shared/log/results/earlier-season.ts';
import { daysIn, type ReadTerms, type ResultsRead, readResults } from '#shared/log/results/read-results.ts';
import { PLAYS } from '#shared/systems/offers.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { FORMS } from '#web/ui/texts.ts';
import type { ListReader } from '../people/reading/use-reader.ts';
import { EARLIER as W } from '../texts.ts';
import type { ReplayRequest } from './replaying.ts';

interface ListTerms extends Omit<ReadTerms, 'readEntrants'> {
  /** Whether each of its entrants is two people. */
  readonly areTwo: boolean;
}

export const readAs = ({ gridOf, readPairs }: ListReader, text: string, { areTwo, ...terms }: ListTerms): ResultsRead =>
  readResults(gridOf(text).rows, {
    ...terms,
    ...(areTwo && { readEntrants: (lines: string) => readPairs(lines).pairs }),
  });

/** Those with whom the season began, top first: one a line, or a list with places. */
export function namesAbove(reader: ListReader, text: string, terms: ListTerms): readonly string[] {
  const read = readAs(reader, text, terms);
  return read.kind === 'order' ? read.order : text.split('\n').flatMap((line) => line.trim() || []);
}

export interface TypedDays {
  readonly start: string;
  readonly end: string;
}

/** The days that are typed, or those of the first and the last result. */
export function daysOf(read: ResultsRead | undefined, typed: TypedDays): TypedDays {
  const { start = '', end = '' } = read ? daysIn(read) : {};
  return { start: typed.start || start, end: typed.end || end };
}

export function headerOf(read: ResultsRead, { start, end }: TypedDays, header: Header): EarlierHeader | undefined {
  const [first, last] = [parseDay(start), parseDay(end)];
  return first && last && earlierHeader(header, { start: first, end: last }, read.kind, PLAYS);
}

/** What is wrong with a list, as a sentence. */
export function faultOfList(
  read: ResultsRead | undefined,
  players: ReadonlyMap<string, NamedPlayer>,
  dates: DateOrder | undefined,
  header: Pick<Header, 'system'>,
): string | undefined {
  if (!read) return FORMS.missing;
  if (read.kind === 'unclear') return W.unclear;
  if (read.kind === 'order') return players.size === 0 ? FORMS.missing : undefined;
  if (!hasResultsOfTwo(header)) return W.notOfTwo;
  if (isDoubtful(read.dates) && !dates) return W.dates.legend;
  return read.results.length === 0 ? FORMS.missing : undefined;
}

/** What is to be played of a list. */
export function toReplay(
  header: EarlierHeader,
  read: ResultsRead,
  players: ReadonlyMap<string, NamedPlayer>,
  beginning: readonly string[],
  champion: string,
): Omit<ReplayRequest, 'kind' | 'language'> {
  if (read.kind === 'order') return { header, results: [], beginning: [], order: playersNamed(read.order, players) };
  const results = read.kind === 'results' ? withPlayers(read.results, players) : [];
  const winner = [...players.values()].find(({ id }) => id === champion);
  return { header, results, beginning: playersNamed(beginning, players), ...(winner && { winner }) };
}
