import { parseDay } from '#shared/calendar/moment.ts';
import type { SeededPlayer } from '#shared/vocabulary/command.ts';
import type { PlayerId, SystemId } from '#shared/vocabulary/vocabulary.ts';
import type { Case } from './cases.ts';
import { matchId, member, must } from './club.ts';

export interface Said {
  readonly verb: string;
  readonly body: object;
}

interface Game {
  readonly before?: Said;
  readonly result: Said;
}

/** How many games of those that have to begin first are begun in a filled ladder, and can be finished. */
export const OPEN = 45;

const REASON = 'a benchmark';

const ENOUGH = 20;

export function pairOf(number: number, players: number): readonly [below: number, above: number] {
  const least = players > ENOUGH ? 12 : 2;
  const below = least + ((number * 7919) % (players - least + 1));
  return [below, Math.max(1, below - 1 - (number % 10))];
}

export const isWonBelow = (number: number): boolean => number % 3 !== 0;

/** What the winner has; one game if it is not said. */
const WON: Partial<Record<SystemId, number>> = { lavers: 2, house: 3, boxes: 3 };

function scoreOf(number: number, system: SystemId): readonly [number, number] {
  const most = WON[system] ?? 1;
  return isWonBelow(number) ? [most, 0] : [0, most];
}

const neighbours = (number: number) => [member(2 * number + 2), member(2 * number + 1)] as const;

/** In a box of five the second plays the first, and then the fourth the third: one match of all boxes after the other. */
function pairInBox(number: number, players: number): readonly [below: number, above: number] {
  const boxes = players / 5;
  const above = 5 * (number % boxes) + 2 * Math.floor(number / boxes) + 1;
  return [above + 1, above];
}

function match(system: SystemId, number: number, players: number): Game {
  const [below, above] = (system === 'boxes' ? pairInBox : pairOf)(number, players);
  const played = { challenger: member(below), challenged: member(above) };
  const body = { id: matchId(number), ...played, score: scoreOf(number, system), override: REASON };
  return { result: { verb: 'match', body } };
}

/** A game of two that is begun before it ends. */
export function begunGame(
  system: SystemId,
  number: number,
  [one, other]: readonly [PlayerId, PlayerId],
): Required<Game> {
  const id = matchId(number);
  const scores = [
    [one, 61],
    [other, 57],
  ];
  return system === 'shicargo'
    ? {
        before: { verb: 'start', body: { id, players: [one, other] } },
        result: { verb: 'finish', body: { game: id, scores } },
      }
    : {
        before: { verb: 'challenge', body: { id, challenger: one, challenged: other } },
        result: { verb: 'result', body: { challenge: id, score: scoreOf(number, system) } },
      };
}

export const gameOf = (system: SystemId, number: number, players: number): Game =>
  system === 'computer-go' || system === 'shicargo'
    ? begunGame(system, number, neighbours(number))
    : match(system, number, players);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FIRST = ['Anna', 'Brian', 'Chloe', 'David', 'Esther', 'Farouk', 'Grace', 'Hiro', 'Isabel', 'James', 'Kateryna'];
const LAST = ['Adeyemi', 'Brown', 'Carter', 'Duarte', 'Ellis', 'Fraser', 'Gupta', 'Hughes', 'Ibrahim', 'Johansson'];

export const nameOf = (number: number): string =>
  `${FIRST[number % FIRST.length]} ${LAST[Math.floor(number / FIRST.length) % LAST.length]}`;

/** What a system has to know of each player. */
export const ABOUT: Partial<Record<SystemId, Partial<SeededPlayer>>> = {
  'computer-go': { gap: '0?' },
  nairobi: { registered: true, paidUntil: must(parseDay('2099-12-31')) },
};

export const halfwayOf = ({ players }: Case) => member(Math.ceil(players / 2));

function seedOf({ system, players }: Case): Said {
  const about = ABOUT[system];
  const seeded = Array.from({ length: players }, (_, n) => ({ id: member(n + 1), name: nameOf(n + 1), ...about }));
  return { verb: 'seed', body: { order: 'given', players: seeded } };
}

export const gamesIn = ({ system, players, lines, here }: Case): number =>
  gameOf(system, 0, players).before ? (lines - 1) / 2 : lines - 1 - here;

export function logOf(of: Case, now: number): string {
  const played = Array.from({ length: gamesIn(of) }, (_, n) => gameOf(of.system, n, of.players));
  const open = Array.from({ length: OPEN }, (_, n) => gameOf(of.system, played.length + n, of.players).before ?? []);
  const arrivals = Array.from({ length: of.here }, (_, n) => ({ verb: 'arrive', body: { player: member(n + 1) } }));
  const said = [
    seedOf(of),
    ...arrivals,
    ...played.flatMap(({ before, result }) => [before ?? [], result].flat()),
    ...open.flat(),
  ];
  const [start, end] = [now - of.hours * HOUR, now - MINUTE];
  const lines = said.map(({ verb, body }, n) => {
    const { override, ...rest } = { override: undefined, ...body };
    const at = new Date(start + ((end - start) * n) / said.length).toISOString();
    return { at, [verb]: rest, override };
  });
  const dayIn = (days: number): string => new Date(now + days * DAY).toISOString().slice(0, 10);
  const season = { start: dayIn(-30), end: dayIn(200) };
  const ladder = { system: of.system, timezone: 'Europe/London', season };
  return [{ ladder }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}
