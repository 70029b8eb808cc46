import type { PlayerIndex } from '../contract/history.ts';
import type { Command } from '../vocabulary/command.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

/** Everybody who was ever on a ladder, in the order of its log: new players come last, even after corrections. */
export class PlayerIndices {
  readonly #indices = new Map<PlayerId, PlayerIndex>();

  constructor(players: readonly PlayerId[] = []) {
    for (const player of players) this.indexOf(player);
  }

  note(command: Command): void {
    for (const player of broughtBy(command)) this.indexOf(player);
  }

  readonly indexOf = (player: PlayerId): PlayerIndex => {
    const known = this.#indices.get(player);
    if (known !== undefined) return known;
    this.#indices.set(player, this.#indices.size);
    return this.#indices.size - 1;
  };

  players(): readonly PlayerId[] {
    return [...this.#indices.keys()];
  }
}

/** Players that a command may bring to a ladder: in some systems a game does, too. */
function broughtBy({ verb, body }: Command): readonly PlayerId[] {
  switch (verb) {
    case 'seed':
      return body.players.map(({ id }) => id);
    case 'join':
    case 'arrive':
      return [body.player];
    case 'challenge':
    case 'match':
      return [body.challenger, body.challenged];
    case 'start':
      return body.players;
    default:
      return [];
  }
}
