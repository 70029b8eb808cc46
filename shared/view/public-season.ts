import { type KnownTerms, Season } from '../engine/season.ts';
import { inOrder } from '../rules/common/seeding.ts';
import type { Bodies, Command, Pairing, Played, Preferences, SeededPlayer } from '../vocabulary/command.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import type { ChallengeId, PlayerId, Verb } from '../vocabulary/vocabulary.ts';
import { assumedMembership } from './membership.ts';
import { type Naming, ShownNames } from './naming.ts';
import { OwnIds, Pseudonyms } from './pseudonyms.ts';
import { publicEffects, publicTerms, type Renaming } from './public-effects.ts';
import { publicClosures, publicHeader, publicSettings } from './public-header.ts';
import { publicMoves } from './public-moves.ts';

/** A whole season as the public may know it. */
export const publicSeason = (
  header: Header,
  commands: readonly Command[],
  naming: Naming,
  known?: KnownTerms,
): Season =>
  Season.of(publicHeader(header), publicCommands(header, commands, naming), (line) => publicTerms(known?.(line)));

/**
 * A season's log as the public may read it, line by line the same ladder: with the names that the club shows and, unless
 * they are full, ids that tell nothing; without who recorded a line, why somebody passed over a refusal, ratings (the
 * order that they led to is given instead), when memberships end (everybody counts as paid up) and what was written
 * around the moves of a game.
 */
export const publicCommands = (header: Header, commands: readonly Command[], naming: Naming): Command[] =>
  commands.map(inPublic(new Censor(header, naming)));

/** Says of the lines of a log, one after the other, what the public may read of each. */
export interface Publicly {
  readonly header: Header;
  readonly command: (command: Command) => Command;
}

/**
 * The same, of a log that goes on. Everything that is published is made from this alone, and it is put together field by
 * field from what is listed as public: a field that is new stays inside.
 */
export const publicly = (header: Header, naming: Naming): Publicly => ({
  header: publicHeader(header),
  command: inPublic(new Censor(header, naming)),
});

/** A log whose last line is an entry, and what that entry did, as the public may know both. */
interface PublicHistory {
  readonly header: Header;
  readonly commands: readonly Command[];
  readonly entry: Entry;
}

/** The same of a log whose last line is an entry, and of what that entry did. */
export function publicHistory(
  header: Header,
  commands: readonly Command[],
  entry: Entry,
  naming: Naming,
): PublicHistory {
  const censor = new Censor(header, naming);
  const told = commands.map(inPublic(censor));
  const command = told.at(-1);
  if (!command) throw new Error('the log ends before its last entry');
  const effects = publicEffects(entry.effects, censor);
  return { header: publicHeader(header), commands: told, entry: { line: entry.line, command, effects } };
}

const inPublic =
  (censor: Censor) =>
  (command: Command): Command => ({
    at: command.at,
    ...(command.override !== undefined && { override: 'overridden' }),
    ...censor.told(command),
  });

type Told = { readonly [V in Verb]: { readonly verb: V; readonly body: Bodies[V] } }[Verb];

/** Goes through a log once, line by line. */
class Censor implements Renaming {
  readonly #names: ShownNames;
  readonly #ids: OwnIds | Pseudonyms;
  readonly #member: Preferences;
  readonly #header: Pick<Header, 'system'>;

  constructor(header: Header, naming: Naming) {
    this.#names = new ShownNames(naming);
    this.#ids = naming.mode === 'full' ? new OwnIds() : new Pseudonyms();
    this.#member = assumedMembership(header);
    this.#header = header;
  }

  readonly player = (id: PlayerId): PlayerId => this.#ids.player(id);
  readonly challenge = (id: ChallengeId): ChallengeId => this.#ids.challenge(id);

  told(command: Command): Told {
    switch (command.verb) {
      case 'seed':
        return { verb: command.verb, body: this.#seed(command.body) };
      case 'join':
        return { verb: command.verb, body: { ...this.#preferring(command.body), ...this.#name(command.body) } };
      case 'prefer':
        return { verb: command.verb, body: this.#preferring(command.body) };
      case 'arrive':
        return { verb: command.verb, body: this.#arrived(command.body) };
      case 'rename':
        return { verb: command.verb, body: this.#renamed(command.body) };
      case 'configure':
        return { verb: command.verb, body: this.#configured(command.body) };
      case 'leave':
      case 'depart':
      case 'pass':
        return { verb: command.verb, body: { player: this.#ids.player(command.body.player) } };
      case 'challenge':
        return { verb: command.verb, body: this.#pairing(command.body) };
      case 'match':
        return { verb: command.verb, body: this.#sheet(command.body) };
      case 'result':
        return { verb: command.verb, body: this.#result(command.body) };
      case 'accept':
      case 'decline':
      case 'withdraw':
      case 'approve':
        return { verb: command.verb, body: this.#named(command.body) };
      case 'reject':
        return { verb: command.verb, body: this.#rejected(command.body) };
      case 'abandon':
        return { verb: command.verb, body: this.#abandoned(command.body) };
      case 'start':
      case 'finish':
      case 'playoff':
        return this.#several(command);
      case 'correct':
        return { verb: command.verb, body: this.#corrected(command.body) };
      case 'void':
        return { verb: command.verb, body: { line: command.body.line } };
      case 'close':
      case 'settle':
        return { verb: command.verb, body: {} };
    }
  }

  #several(command: Command<'start' | 'finish' | 'playoff'>): Told {
    const { player, challenge } = this.#ids;
    switch (command.verb) {
      case 'start': {
        const { id, players } = command.body;
        return { verb: 'start', body: { id: challenge(id), players: players.map(player) } };
      }
      case 'finish': {
        const { game, playedAt } = command.body;
        const scores = this.#scores(command.body.scores);
        return {
          verb: 'finish',
          body: { game: challenge(game), scores, ...(playedAt !== undefined && { playedAt }) },
        };
      }
      case 'playoff': {
        const { players, winner, walkover } = command.body;
        return {
          verb: 'playoff',
          body: {
            players: [player(players[0]), player(players[1])],
            winner: player(winner),
            ...(walkover && { walkover }),
          },
        };
      }
    }
  }

  #seed({ order, players }: Bodies['seed']): Bodies['seed'] {
    return {
      order: order === 'rating' ? 'given' : order,
      players: inOrder(order, players).map((player) => this.#seeded(player)),
    };
  }

  #seeded(player: SeededPlayer): SeededPlayer {
    const { id, name, gap } = player;
    const shown = this.#names.of(id, name);
    return {
      id: this.#ids.player(id),
      ...(shown !== undefined && { name: shown }),
      ...this.#preferences(player),
      ...(gap !== undefined && { gap }),
    };
  }

  #arrived({ player, arrivedAt }: Bodies['arrive']): Bodies['arrive'] {
    return { player: this.#ids.player(player), ...(arrivedAt !== undefined && { arrivedAt }) };
  }

  #name({ player, name }: Bodies['join']): { readonly name?: string } {
    const shown = name === undefined ? undefined : this.#names.of(player, name);
    return shown === undefined ? {} : { name: shown };
  }

  /** What the public is shown of a name may be the same as before, or nothing: then it is the id. */
  #renamed({ player, name }: Bodies['rename']): Bodies['rename'] {
    const id = this.#ids.player(player);
    return { player: id, name: this.#names.of(player, name) ?? id };
  }

  #configured({ name, end, closures, settings }: Bodies['configure']): Bodies['configure'] {
    return {
      ...(name !== undefined && { name }),
      ...(end !== undefined && { end }),
      ...(closures && { closures: publicClosures(closures) }),
      ...(settings && { settings: publicSettings(this.#header, settings) }),
    };
  }

  #preferring(body: Bodies['prefer']): Bodies['prefer'] {
    return { player: this.#ids.player(body.player), ...this.#preferences(body) };
  }

  #preferences({ rated, main, byoyomi, scoring }: Preferences): Preferences {
    return {
      ...(rated !== undefined && { rated }),
      ...(main !== undefined && { main }),
      ...(byoyomi !== undefined && { byoyomi }),
      ...(scoring !== undefined && { scoring }),
      ...this.#member,
    };
  }

  #pairing({ id, challenger, challenged, agreed }: Pairing): Pairing {
    return {
      id: this.#ids.challenge(id),
      challenger: this.#ids.player(challenger),
      challenged: this.#ids.player(challenged),
      ...(agreed !== undefined && { agreed }),
    };
  }

  #sheet(body: Bodies['match']): Bodies['match'] {
    const { distance, walkover } = body;
    return {
      ...this.#pairing(body),
      ...this.#played(body),
      ...(distance !== undefined && { distance }),
      ...(walkover && { walkover }),
    };
  }

  /** Who reported a result is told because what follows depends on it. */
  #result(body: Bodies['result']): Bodies['result'] {
    const { walkover, reported } = body;
    return {
      ...this.#named(body),
      ...this.#played(body),
      ...(walkover && { walkover }),
      ...(reported !== undefined && { reported: this.#ids.player(reported) }),
    };
  }

  #rejected(body: Bodies['reject']): Bodies['reject'] {
    const { disputed } = body;
    return { ...this.#named(body), ...(disputed !== undefined && { disputed: this.#ids.player(disputed) }) };
  }

  #played({ score, playedAt, minutes, pgn }: Played): Played {
    return {
      score,
      ...(playedAt !== undefined && { playedAt }),
      ...(minutes !== undefined && { minutes }),
      ...(pgn !== undefined && { pgn: publicMoves(pgn, this.#ids) }),
    };
  }

  #named({ challenge }: Bodies['accept']): Bodies['accept'] {
    return { challenge: this.#ids.challenge(challenge) };
  }

  #abandoned({ challenge, game }: Bodies['abandon']): Bodies['abandon'] {
    return {
      ...(challenge !== undefined && { challenge: this.#ids.challenge(challenge) }),
      ...(game !== undefined && { game: this.#ids.challenge(game) }),
    };
  }

  #corrected({ line, score, scores, arrivedAt }: Bodies['correct']): Bodies['correct'] {
    return {
      line,
      ...(score && { score }),
      ...(scores && { scores: this.#scores(scores) }),
      ...(arrivedAt !== undefined && { arrivedAt }),
    };
  }

  #scores(scores: Bodies['finish']['scores']): Bodies['finish']['scores'] {
    return scores.map(([player, score]) => [this.#ids.player(player), score]);
  }
}
