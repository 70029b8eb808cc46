import { picked } from '../vocabulary/alike.ts';
import { type Bodies, type Pairing, type PlayedGame, UNFINISHED } from '../vocabulary/command.ts';
import type { PublicIds } from './naming.ts';
import { publicMoves } from './public-parts.ts';

/** What the public may read of lines that say nothing of how anybody is called, by their verb. */
export class PublicBodies {
  readonly #ids: PublicIds;

  constructor(ids: PublicIds) {
    this.#ids = ids;
  }

  /** The day itself stays between the two; that one was offered is public because what follows depends on it. */
  offered({ challenge, player }: Bodies['offer']): Bodies['offer'] {
    return { challenge: this.#ids.challenge(challenge), player: this.#ids.player(player) };
  }

  postponed({ challenge, player }: Bodies['postpone']): Bodies['postpone'] {
    return {
      challenge: this.#ids.challenge(challenge),
      ...(player !== undefined && { player: this.#ids.player(player) }),
    };
  }

  away({ player, from, to }: Bodies['away']): Bodies['away'] {
    return { player: this.#ids.player(player), from, to };
  }

  started({ id, players }: Bodies['start']): Bodies['start'] {
    return { id: this.#ids.challenge(id), players: players.map(this.#ids.player) };
  }

  finished(body: Bodies['finish']): Bodies['finish'] {
    const { game, scores, reported } = body;
    return {
      game: this.#ids.challenge(game),
      scores: this.#scores(scores),
      ...picked(body, ['playedAt']),
      ...(reported !== undefined && { reported: this.#ids.player(reported) }),
    };
  }

  playedOff({ players: [one, other], winner, walkover }: Bodies['playoff']): Bodies['playoff'] {
    const { player } = this.#ids;
    return { players: [player(one), player(other)], winner: player(winner), ...(walkover && { walkover }) };
  }

  arrived({ player, arrivedAt }: Bodies['arrive']): Bodies['arrive'] {
    return { player: this.#ids.player(player), ...(arrivedAt !== undefined && { arrivedAt }) };
  }

  #pairing({ id, challenger, challenged, agreed }: Pairing): Pairing {
    return {
      id: this.#ids.challenge(id),
      challenger: this.#ids.player(challenger),
      challenged: this.#ids.player(challenged),
      ...(agreed !== undefined && { agreed }),
    };
  }

  /** That the challenged player may not hear of it is public, because what follows depends on it. */
  challenged(body: Bodies['challenge']): Bodies['challenge'] {
    return { ...this.#pairing(body), ...(body.unreached && { unreached: true }) };
  }

  /** Who reported it is public, as of a result. */
  sheet(body: Bodies['match']): Bodies['match'] {
    const { reported } = body;
    return {
      ...this.#pairing(body),
      ...this.#played(body),
      ...picked(body, ['distance', ...UNFINISHED]),
      ...this.#lineup(body),
      ...(reported !== undefined && { reported: this.#ids.player(reported) }),
    };
  }

  /** Who reported a result is public because what follows depends on it. */
  result(body: Bodies['result']): Bodies['result'] {
    const { reported } = body;
    return {
      ...this.named(body),
      ...this.#played(body),
      ...picked(body, UNFINISHED),
      ...this.#lineup(body),
      ...(reported !== undefined && { reported: this.#ids.player(reported) }),
    };
  }

  /** Who played is public, as the people behind entrants are. */
  #lineup({ lineup }: Bodies['result'] | Bodies['match']): Pick<Bodies['result'], 'lineup'> {
    return lineup ? { lineup: lineup.map(this.#ids.player) } : {};
  }

  rejected(body: Bodies['reject']): Bodies['reject'] {
    const { disputed } = body;
    return { ...this.either(body), ...(disputed !== undefined && { disputed: this.#ids.player(disputed) }) };
  }

  #played(game: PlayedGame): PlayedGame {
    const { pgn, white } = game;
    return {
      ...picked(game, ['score', 'points', 'playedAt', 'minutes']),
      ...(pgn !== undefined && { pgn: publicMoves(pgn, this.#ids) }),
      ...(white !== undefined && { white: this.#ids.player(white) }),
    };
  }

  named({ challenge }: Bodies['accept']): Bodies['accept'] {
    return { challenge: this.#ids.challenge(challenge) };
  }

  either({ challenge, game }: Bodies['abandon']): Bodies['abandon'] {
    return {
      ...(challenge !== undefined && { challenge: this.#ids.challenge(challenge) }),
      ...(game !== undefined && { game: this.#ids.challenge(game) }),
    };
  }

  corrected(body: Bodies['correct']): Bodies['correct'] {
    return {
      ...picked(body, ['line', 'score', 'points']),
      ...(body.scores && { scores: this.#scores(body.scores) }),
      ...picked(body, ['arrivedAt']),
    };
  }

  #scores(scores: Bodies['finish']['scores']): Bodies['finish']['scores'] {
    return scores.map(([player, score]) => [this.#ids.player(player), score]);
  }
}
