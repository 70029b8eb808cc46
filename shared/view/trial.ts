import { localOf } from '../calendar/zone.ts';
import type { Course, RefusedLine, Trial } from '../engine/trial.ts';
import { gameOf } from '../engine/trial-lines.ts';
import type { Measured } from '../rules/common/rungs-points-gaps.ts';
import type { Command } from '../vocabulary/command.ts';
import { type Ladder, nameOf } from '../vocabulary/ladder.ts';
import type { ChallengeId, Clause, Day, PlayerId } from '../vocabulary/vocabulary.ts';
import { measuredOf, rungsOf } from './measures.ts';
import type { Stand } from './reading-history.ts';

export interface TrialPlace extends Measured {
  readonly rung: number;
}

/** Where a player stands, and where they would stand; nothing where they are not on the ladder. */
export interface Compared {
  readonly player: PlayerId;
  readonly name: string;
  readonly real?: TrialPlace;
  readonly tried?: TrialPlace;
}

export interface RefusedGame {
  readonly day: Day;
  /** The challenger first. */
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
  readonly why: string;
  readonly clause: Clause;
}

export interface TrialView {
  /** Everybody who is on either ladder, as the real one has them, top first. */
  readonly players: readonly Compared[];
  readonly games: readonly RefusedGame[];
  /** How many lines besides would have been refused, such as a player's check-in. */
  readonly others: number;
}

export function trialView({ real, tried, refused }: Trial, commands: readonly Command[]): TrialView {
  const { ladder } = real.season;
  const games = gamesRefused(ladder, refused, commands);
  return { players: compared(ladder, tried.season.ladder), games, others: refused.length - games.length };
}

function compared(real: Ladder, tried: Ladder): readonly Compared[] {
  const ids = new Set([...rungsOf(real).keys(), ...rungsOf(tried).keys()]);
  return Array.from(ids, (player) => {
    const [is, would] = [placeOf(real, player), placeOf(tried, player)];
    return { player, name: nameOf(real, player), ...(is && { real: is }), ...(would && { tried: would }) };
  });
}

function placeOf(ladder: Ladder, player: PlayerId): TrialPlace | undefined {
  const rung = rungsOf(ladder).get(player);
  return rung === undefined ? undefined : { rung, ...measuredOf(ladder, player, rung) };
}

function gamesRefused(
  ladder: Ladder,
  refused: readonly RefusedLine[],
  commands: readonly Command[],
): readonly RefusedGame[] {
  const players = playersByGame(commands);
  return refused.flatMap(({ command, refusal: { message, clause } }) => {
    const found = playersIn(command) ?? players.get(gameOf(command) ?? '');
    if (!found) return [];
    return [
      {
        day: dayPlayed(ladder, command),
        players: found.map((id) => ({ id, name: nameOf(ladder, id) })),
        why: message,
        clause,
      },
    ];
  });
}

function dayPlayed({ header }: Ladder, { at, body }: Command): Day {
  const playedAt = 'playedAt' in body ? body.playedAt : undefined;
  return localOf(header.timezone, playedAt ?? at).day;
}

const playersByGame = (commands: readonly Command[]): ReadonlyMap<string, readonly PlayerId[]> =>
  new Map(
    commands.flatMap((command): (readonly [ChallengeId, readonly PlayerId[]])[] => {
      const [game, players] = [gameOf(command), playersIn(command)];
      return game !== undefined && players ? [[game, players]] : [];
    }),
  );

function playersIn(command: Command): readonly PlayerId[] | undefined {
  switch (command.verb) {
    case 'challenge':
    case 'match':
      return [command.body.challenger, command.body.challenged];
    case 'start':
    case 'playoff':
      return command.body.players;
    default:
      return undefined;
  }
}

/** Where a player stood at the end of each day that changed it, oldest first; players with equal points on rungs of their own. */
export function wayOf({ evenings }: Course, player: PlayerId): readonly Stand[] {
  const way: Stand[] = [];
  for (const { day, ladder } of evenings) {
    const rung = ladder.order.rungOf(player);
    const { points } = rung === undefined ? {} : measuredOf(ladder, player, rung);
    const last = way.at(-1);
    if ((last?.rung ?? undefined) === rung && last?.points === points) continue;
    way.push({ day, rung: rung ?? null, ...(points !== undefined && { points }) });
  }
  return way;
}
