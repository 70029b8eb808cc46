import { type ChallengeId, type PlayerId, parseChallengeId, parsePlayerId } from '../vocabulary/vocabulary.ts';

/**
 * Ids that tell nothing: players are p1, p2 … and challenges and games c1, c2 … in the order in which they first come up
 * in a log. A log only grows, so whoever has one keeps it.
 */
export class Pseudonyms {
  readonly #players = new Map<PlayerId, PlayerId>();
  readonly #challenges = new Map<ChallengeId, ChallengeId>();

  player = (id: PlayerId): PlayerId => numbered(this.#players, id, (number) => parsePlayerId(`p${number}`));

  challenge = (id: ChallengeId): ChallengeId =>
    numbered(this.#challenges, id, (number) => parseChallengeId(`c${number}`));

  /** A player's, if they have come up already. */
  known(id: string): PlayerId | undefined {
    const player = parsePlayerId(id);
    return player && this.#players.get(player);
  }
}

function numbered<Id>(given: Map<Id, Id>, id: Id, make: (number: number) => Id | undefined): Id {
  const known = given.get(id) ?? make(given.size + 1);
  if (known === undefined) throw new Error('a letter and a number make an id');
  given.set(id, known);
  return known;
}

/** Keeps every id as it is. */
export class OwnIds {
  readonly #players = new Set<PlayerId>();

  player = (id: PlayerId): PlayerId => {
    this.#players.add(id);
    return id;
  };

  challenge = (id: ChallengeId): ChallengeId => id;

  /** A player's, if they have come up already. */
  known(id: string): PlayerId | undefined {
    const player = parsePlayerId(id);
    return player && this.#players.has(player) ? player : undefined;
  }
}
