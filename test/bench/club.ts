import { parseInstant } from '#shared/calendar/moment.ts';
import { commandOf, parseHeader } from '#shared/log/parse.ts';
import type { Bodies, Command, SeededPlayer } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import {
  type ChallengeId,
  instant,
  type PlayerId,
  parseChallengeId,
  parsePlayerId,
  type SystemId,
  type Verb,
} from '#shared/vocabulary/vocabulary.ts';

export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the benchmark is wrong');
  return value;
}

export function headerOf(system: SystemId): Header {
  const season = { start: '2021-09-06', end: '2022-06-06' };
  const parsed = parseHeader({ system, timezone: 'Europe/London', season });
  return must(parsed.ok ? parsed.value : undefined);
}

export const member = (number: number): PlayerId => must(parsePlayerId(`m${String(number).padStart(5, '0')}`));
export const matchId = (number: number): ChallengeId => must(parseChallengeId(`g${number}`));

export const players = (size: number, each: Partial<SeededPlayer> = {}): readonly SeededPlayer[] =>
  Array.from({ length: size }, (_, index) => ({ ...each, id: member(index + 1) }));

const START = must(parseInstant('2021-09-06T20:00:00+01:00'));

/** A command some seconds into the first club night; what the rules only advise against is overridden. */
export const say = <V extends Verb>(seconds: number, verb: V, body: Bodies[V]): Command<V> =>
  commandOf({ at: instant(START + seconds * 1000), override: 'benchmark' }, verb, body);
