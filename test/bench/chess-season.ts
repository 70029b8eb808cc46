import { Season } from '#shared/engine/season.ts';
import { formatLog } from '#shared/log/format.ts';
import type { Command, Played } from '#shared/vocabulary/command.ts';
import { headerOf, matchId, must, say } from './club.ts';
import { players } from './result-cost.ts';

/** What a game takes after its challenge, in the systems whose seasons can be tried by other rules. */
const GAMES = {
  crewe: (n: number) => [say(n * GAP + 60, 'accept', { challenge: matchId(n) }), resultOf(n)],
  nairobi: (n: number) => [
    resultOf(n, { minutes: 90, pgn: `1. Nf3 Nf6 2. Ng1 Ng8 ${n % 3 === 0 ? '0-1' : '1-0'}` }),
    say(n * GAP + 200, 'approve', { challenge: matchId(n) }),
  ],
} as const;

/** Seconds from one game to the next, so that 1,700 of them are played within a season. */
const GAP = 12_000;

const resultOf = (n: number, more: Partial<Played> = {}): Command =>
  say(n * GAP + 120, 'result', { challenge: matchId(n), score: n % 3 === 0 ? [0, 1] : [1, 0], ...more });

/** A season of so many lines, as text, in which everybody challenges somebody a few rungs above them. */
export function chessSeason(system: keyof typeof GAMES, lines: number, size: number): string {
  const season = new Season(headerOf(system));
  const told: Command[] = [];
  const tell = (command: Command): boolean => {
    const isTold = season.decide(command).refusal === undefined;
    if (isTold) told.push(command);
    return isTold;
  };
  tell(say(0, 'seed', { order: 'given', players: players(size) }));
  for (let n = 1; told.length < lines; n++) {
    const { order } = season.ladder;
    const rung = 6 + ((n * 37) % (size - 5));
    const [challenger, challenged] = [must(order.at(rung)), must(order.at(rung - 1 - (n % 5)))];
    if (tell(say(n * GAP, 'challenge', { id: matchId(n), challenger, challenged }))) GAMES[system](n).every(tell);
  }
  return formatLog(season.header, told.slice(0, lines));
}
