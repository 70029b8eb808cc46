import { member } from '../club.ts';
import type { Case } from './cases.ts';
import { gameOf, OPEN, type Said } from './games.ts';

const DAY = 86_400_000;

const FIRST = ['Anna', 'Brian', 'Chloe', 'David', 'Esther', 'Farouk', 'Grace', 'Hiro', 'Isabel', 'James', 'Kateryna'];
const LAST = ['Adeyemi', 'Brown', 'Carter', 'Duarte', 'Ellis', 'Fraser', 'Gupta', 'Hughes', 'Ibrahim', 'Johansson'];

export const nameOf = (number: number): string =>
  `${FIRST[number % FIRST.length]} ${LAST[Math.floor(number / FIRST.length) % LAST.length]}`;

const seedOf = ({ system, players }: Case): Said => ({
  verb: 'seed',
  body: {
    order: 'given',
    players: Array.from({ length: players }, (_, n) => ({
      id: member(n + 1),
      name: nameOf(n + 1),
      ...(system === 'computer-go' && { gap: '0?' }),
    })),
  },
});

/** How many games a log holds before anything is recorded. */
export const gamesIn = ({ system, players, lines }: Case): number =>
  gameOf(system, 0, players).before ? (lines - 1) / 2 : lines - 1;

/** The season log of a case, whose season began thirty days ago; games that begin before they end are open at its end. */
export function logOf(of: Case, now: number): string {
  const played = Array.from({ length: gamesIn(of) }, (_, n) => gameOf(of.system, n, of.players));
  const open = Array.from({ length: OPEN }, (_, n) => gameOf(of.system, played.length + n, of.players).before ?? []);
  const said = [
    seedOf(of),
    ...played.flatMap(({ before, result }) => [...(before ? [before] : []), result]),
    ...open.flat(),
  ];
  const [start, end] = [now - 29 * DAY, now - DAY / 24];
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
