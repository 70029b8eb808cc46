import { formatLocal } from '../../shared/calendar/zone.ts';
import type { Entry } from '../../shared/ladder/entry.ts';
import type { Awaiting, Challenge, GameTerms, Ladder } from '../../shared/ladder/ladder.ts';
import { stake } from '../../shared/policies/pot-games.ts';
import { systemOf } from '../../shared/systems/registry.ts';

/** Challenges that have no final result yet, oldest first. `entries`: at least the lines whose results await approval. */
export function challengesView(ladder: Ladder, entries: readonly Entry[]) {
  return [...ladder.challenges.values()]
    .toSorted((one, other) => one.issued - other.issued)
    .map((challenge) => ({
      ...challenge,
      issued: formatLocal(ladder.header.timezone, challenge.issued),
      state: stateOf(ladder, challenge),
      awaiting: challenge.awaiting && awaitingView(challenge.awaiting, entries),
      game: challenge.terms && gameOf(ladder, challenge, challenge.terms),
    }));
}

function stateOf(
  ladder: Ladder,
  { accepted, awaiting }: Challenge,
): 'awaiting-approval' | 'running' | 'accepted' | 'open' {
  if (awaiting) return 'awaiting-approval';
  if (systemOf(ladder).matchesRun) return 'running';
  return accepted ? 'accepted' : 'open';
}

/** A result that the coordinator is to approve, with its moves (N7). */
function awaitingView({ score, day, line }: Awaiting, entries: readonly Entry[]) {
  const given = entries.find((entry) => entry.line === line)?.command;
  const { pgn, minutes } = given?.verb === 'result' || given?.verb === 'match' ? given.body : {};
  return { line, score, day, minutes, pgn, by: given?.by };
}

/** How two programs play: the handicap, and the larger of their times, each for itself (G). */
function gameOf(ladder: Ladder, { challenger, challenged }: Challenge, { kind, level }: GameTerms) {
  const [one = {}, other = {}] = [challenger, challenged].map((id) => ladder.players.get(id)?.preferences);
  return {
    ...handicapOf(level, { defender: challenged, upper: kind === 'down' ? challenger : challenged }),
    main: largerOf(one.main, other.main),
    byoyomi: largerOf(one.byoyomi, other.byoyomi),
    scoring: one.scoring !== undefined && one.scoring === other.scoring ? one.scoring : 'Chinese',
  };
}

/** At level 0 the game is even. From 1 on the upper is White with half a point only, and from 2 on gives so many stones (G). */
function handicapOf(level: number, { defender, upper }: { readonly defender: string; readonly upper: string }) {
  if (level === 0) return { stones: 0, komi: 5.5, choosesColours: defender };
  return { stones: level >= 2 ? level : 0, komi: 0.5, white: upper };
}

const largerOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);

/** Games for points that are running, oldest first. */
export const gamesView = (ladder: Ladder) =>
  [...ladder.games.values()]
    .toSorted((one, other) => one.started - other.started)
    .map(({ id, players, started }) => ({
      id,
      players,
      started: formatLocal(ladder.header.timezone, started),
      pot: players.length * stake.of(ladder),
    }));
