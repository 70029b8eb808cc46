import type { Role } from '#shared/vocabulary/club.ts';
import type { Command, SeededPlayer } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { HEADER, matchId, member, must, say } from './club.ts';
import type { Club } from './deployed/club.ts';
import type { Cost } from './figures.ts';

/** How many results are measured on each ladder. */
export const RESULTS = 20;
/** Seconds from a challenge to its result. */
const MATCH = 60;
/** Seconds from one night to the next. */
const NIGHT = 86_400;

/** So many players, top first, all with the same settings. */
export const players = (size: number, each: Partial<SeededPlayer> = {}): readonly SeededPlayer[] =>
  Array.from({ length: size }, (_, index) => ({ ...each, id: member(index + 1) }));

/** What each of some results costs on a ladder of a size: warm, right after its challenge. */
export async function resultCosts(club: Club, size: number): Promise<readonly Cost[]> {
  const ladder = `lavers-${size}`;
  await club.ladder(ladder, HEADER, players(size));
  const costs: Cost[] = [];
  for (let n = 1; n <= RESULTS; n++) costs.push(await costOfLast(club, ladder, await matchOn(club, ladder, size, n)));
  return costs;
}

/** What the last of some commands costs somebody whose key is known since the first. */
export async function costOfLast(
  club: Club,
  ladder: string,
  commands: readonly Command[],
  role: Role = 'scorer',
  player?: PlayerId,
): Promise<Cost> {
  const key = await club.hand(role, player);
  const said = role === 'player' ? commands.map(withoutOverride) : commands;
  for (const command of said.slice(0, -1)) await club.record(ladder, command, key);
  return club.record(ladder, must(said.at(-1)), key);
}

/** A player cannot pass over what the rules advise against. */
const withoutOverride = ({ override: _, ...command }: Command): Command => command;

/** Two who have not met stand up to four rungs apart, spread over the whole ladder, and the challenger wins. */
async function matchOn(club: Club, ladder: string, size: number, n: number): Promise<readonly Command[]> {
  const time = n * NIGHT;
  const order = await club.order(ladder);
  const upper = (n * 7919) % Math.max(1, size - 5);
  const [challenged, challenger] = [must(order[upper]), must(order[upper + 1 + (n % 4)])];
  return [
    ...[challenged, challenger].map((player) => say(time, 'arrive', { player })),
    say(time, 'challenge', { id: matchId(n), challenger, challenged }),
    say(time + MATCH, 'result', { challenge: matchId(n), score: [2, 0] }),
  ];
}
