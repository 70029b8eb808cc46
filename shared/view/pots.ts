import { formatLocal } from '../calendar/zone.ts';
import type { PotView } from '../contract/games.ts';
import { asBegun } from '../rules/common/configured.ts';
import { endedGame, gamesSlot, over, type PotGame, pursesSlot } from '../rules/pots/slots.ts';
import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { Table } from '../vocabulary/table.ts';
import type { ChallengeId, PlayerId } from '../vocabulary/vocabulary.ts';
import type { Named } from '../words/names.ts';

interface Pot extends Pick<PotGame, 'id' | 'players' | 'started' | 'awaiting'> {
  readonly pot: number;
}

/** The games that are running, the earliest first. */
export function potsOn(ladder: Ladder): readonly Pot[] {
  return [...gamesSlot.of(ladder).values()]
    .toSorted((one, other) => one.started - other.started || (one.id < other.id ? -1 : 1))
    .map((game) => {
      const { id, players, started, awaiting } = game;
      return {
        id,
        players,
        started,
        ...(awaiting && { awaiting }),
        pot: stakeOf(asBegun(ladder, game)) * players.length,
      };
    });
}

export const isPotOn = (ladder: Ladder, id: ChallengeId): boolean => gamesSlot.of(ladder).has(id);

/** Some games that are over, as the ladder remembers them; and a ladder that remembers these. */
export const endedPots = (ladder: Ladder, ids: Iterable<ChallengeId>): readonly PotGame[] =>
  [...ids].flatMap((id) => endedGame(ladder, id) ?? []);
export const withEndedPots = (ladder: Ladder, games: readonly PotGame[]): Ladder =>
  games.reduce((done, game) => over(done, game), ladder);
export type EndedPot = PotGame;

export const potsOf = (ladder: Ladder, named: Named): PotView[] =>
  potsOn(ladder).map(({ id, started, players, pot, awaiting }) => ({
    id,
    since: formatLocal(ladder.header.timezone, started),
    players: players.map(named),
    pot,
    ...(awaiting && { waits: awaiting.disputed === undefined ? 'confirmation' : 'decision' }),
  }));

/** A ladder on which nobody else has points than some players. */
export function withPursesOf(ladder: Ladder, players: readonly PlayerId[]): Ladder {
  const purses = pursesSlot.of(ladder);
  const theirs = players.flatMap((id) => {
    const purse = purses.get(id);
    return purse ? [[id, purse] as const] : [];
  });
  return pursesSlot.set(ladder, Table.of(theirs));
}

/** What each player pays into a pot, in points; empty if nobody pays. */
export function stakeOf(ladder: Pick<Ladder, 'header'>): number {
  const { play } = systemOf(ladder).controls;
  return play.kind === 'pots' ? play.stake(ladder) : 0;
}
