import { firstEntry } from '../engine/lines.ts';
import { inOrder } from '../rules/common/seeding.ts';
import { asSeeded, madeName } from '../rules/entrants/names.ts';
import { picked } from '../vocabulary/alike.ts';
import {
  type Bodies,
  type Command,
  type PersonBehind,
  type Preferences,
  PUBLIC_PREFERENCES,
  type SeededPlayer,
} from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder, Player } from '../vocabulary/ladder.ts';
import { type ChallengeId, type LineNumber, lineNumber, type PlayerId, type Verb } from '../vocabulary/vocabulary.ts';
import { type LastNames, lastNames } from './last-names.ts';
import { idsFor, isShownInFull, type Naming, type PublicIds, ShownNames } from './naming.ts';
import { PublicBodies } from './public-bodies.ts';
import type { Renaming } from './public-effects.ts';
import { assumedMembership, publicClosures, publicSettings } from './public-parts.ts';
import { namingOfSeason } from './season-naming.ts';

type AnyBody = { readonly [V in Verb]: { readonly verb: V; readonly body: Bodies[V] } }[Verb];

/** Says what the public may read of each line of a log, which it goes through once. */
export class Censor implements Renaming {
  readonly #names: ShownNames;
  readonly #ids: PublicIds;
  readonly #bodies: PublicBodies;
  readonly #member: Preferences;
  readonly #header: Pick<Header, 'system'>;
  readonly #naming: Naming;
  readonly #isOfPlayers: boolean;
  /** Those that have come up, where players are the people behind them. */
  readonly #entrants = new Set<PlayerId>();
  readonly #last: LastNames;
  #next: LineNumber;
  /** As whom the public knows those who have come up. */
  readonly #called = new Map<PlayerId, string>();
  /** Lines that only rename somebody: they aren't announced. */
  readonly #silent = new Set<number>();

  /** Of a whole log, of which it knows what everybody is called in the end, and who ever plays as each entrant. */
  static ofLog(header: Header, commands: readonly Command[], naming: Naming): Censor {
    return new Censor(header, namingOfSeason(naming, commands), lastNames(header, commands));
  }

  /** `naming` knows the entrants (`namingOfSeason`); `last`: what players are called now, and so from the beginning on. */
  constructor(header: Header, naming: Naming, last: LastNames = new Map()) {
    this.#names = new ShownNames(naming);
    this.#ids = idsFor(naming);
    this.#bodies = new PublicBodies(this.#ids);
    this.#member = assumedMembership(header);
    this.#header = header;
    this.#naming = naming;
    this.#isOfPlayers = header.entrants === undefined;
    this.#last = last;
    this.#next = firstEntry(header);
  }

  readonly player = (id: PlayerId): PlayerId => this.#ids.player(id);
  readonly challenge = (id: ChallengeId): ChallengeId => this.#ids.challenge(id);
  /** What is shown of the name that somebody who has come up in the log has on its ladder; of another entrant’s, what is made of its people’s. */
  nameOn(ladder: Ladder, bearer: Pick<Player, 'id' | 'name'>): string | undefined {
    const { name, people } = asSeeded(ladder, bearer);
    if (!people) return this.#names.of(bearer.id, name);
    return this.#ownName(bearer.id, name) ?? madeName(this.#people(people));
  }

  told(command: Command): AnyBody {
    const line = this.#next;
    this.#next = lineNumber(line + 1);
    return this.#tell(command, line);
  }

  #tell(command: Command, line: LineNumber): AnyBody {
    switch (command.verb) {
      case 'seed':
        return { verb: command.verb, body: this.#seed(command.body) };
      case 'join':
        return { verb: command.verb, body: this.#joining(command.body) };
      case 'prefer':
        return { verb: command.verb, body: this.#preferring(command.body) };
      case 'arrive':
        return { verb: command.verb, body: this.#bodies.arrived(command.body) };
      case 'rename':
        return this.#renamed(command.body, line);
      case 'regroup':
        return {
          verb: command.verb,
          body: { player: this.#ids.player(command.body.player), people: this.#people(command.body.people) },
        };
      case 'configure':
        return { verb: command.verb, body: this.#configured(command.body) };
      case 'away':
        return { verb: command.verb, body: this.#bodies.away(command.body) };
      case 'leave':
      case 'back':
      case 'depart':
      case 'pass':
        return { verb: command.verb, body: { player: this.#ids.player(command.body.player) } };
      case 'place':
        return { verb: command.verb, body: this.#placed(command.body) };
      case 'challenge':
        return { verb: command.verb, body: this.#bodies.challenged(command.body) };
      case 'match':
        return { verb: command.verb, body: this.#bodies.sheet(command.body) };
      case 'result':
        return { verb: command.verb, body: this.#bodies.result(command.body) };
      case 'accept':
      case 'decline':
      case 'withdraw':
        return { verb: command.verb, body: this.#bodies.named(command.body) };
      case 'offer':
        return { verb: command.verb, body: this.#bodies.offered(command.body) };
      case 'postpone':
        return { verb: command.verb, body: this.#bodies.postponed(command.body) };
      case 'approve':
        return { verb: command.verb, body: this.#bodies.either(command.body) };
      case 'reject':
        return { verb: command.verb, body: this.#bodies.rejected(command.body) };
      case 'abandon':
        return { verb: command.verb, body: this.#bodies.either(command.body) };
      case 'start':
        return { verb: command.verb, body: this.#bodies.started(command.body) };
      case 'finish':
        return { verb: command.verb, body: this.#bodies.finished(command.body) };
      case 'playoff':
        return { verb: command.verb, body: this.#bodies.playedOff(command.body) };
      case 'correct':
        return { verb: command.verb, body: this.#bodies.corrected(command.body) };
      case 'void':
        return this.#voided(command.body, line);
      case 'close':
      case 'settle':
        return { verb: command.verb, body: {} };
    }
  }

  #seed({ order, players }: Bodies['seed']): Bodies['seed'] {
    return {
      order: order === 'rating' ? 'given' : order,
      players: inOrder(order, players).map((player) => this.#seeded(player)),
    };
  }

  #seeded(player: SeededPlayer): SeededPlayer {
    const { id, name, people } = player;
    const shown = this.#isOfPlayers ? this.#introduced(id, name) : this.#ownName(id, name);
    return {
      id: this.#ids.player(id),
      ...(shown !== undefined && { name: shown }),
      ...(people && { people: this.#people(people) }),
      ...this.#preferences(player),
      ...picked(player, ['gap']),
    };
  }

  #joining(body: Bodies['join']): Bodies['join'] {
    const { player, name, people } = body;
    const shown = this.#isOfPlayers ? this.#nameOfJoining(player, name) : this.#ownName(player, name);
    return {
      ...this.#preferring(body),
      ...(shown !== undefined && { name: shown }),
      ...picked(body, ['rung']),
      ...(people && { people: this.#people(people) }),
    };
  }

  #nameOfJoining(player: PlayerId, name: string | undefined): string | undefined {
    const isNamed = name !== undefined || (this.#last.has(player) && !this.#called.has(player));
    return isNamed ? this.#introduced(player, name) : undefined;
  }

  /** The people behind an entrant, as the public knows them: its name is made of theirs (P3). */
  #people(people: readonly PersonBehind[]): readonly PersonBehind[] {
    return people.map(({ id, name }) => {
      const shown = this.#introduced(id, name);
      return { id: this.#ids.player(id), ...(shown !== undefined && { name: shown }) };
    });
  }

  /** The name that the club gave an entrant, where all of its people are shown in full (`namingOfSeason`). */
  #ownName(entrant: PlayerId, name: string | undefined): string | undefined {
    this.#entrants.add(entrant);
    return isShownInFull(this.#naming, entrant) ? this.#introduced(entrant, name) : undefined;
  }

  /** What is shown of the name of a player whom a line names: that of now. */
  #introduced(player: PlayerId, name: string | undefined): string | undefined {
    const shown = this.#names.of(player, this.#last.get(player) ?? name);
    this.#called.set(player, shown ?? this.#ids.player(player));
    return shown;
  }

  /**
   * A new name is announced only as far as the organiser wants, if the public doesn't know it yet; else the line only lets time
   * pass. What is shown of a name may be unchanged, or nothing: then it is the id.
   */
  #renamed({ player, name, told }: Bodies['rename'], line: LineNumber): AnyBody {
    const id = this.#ids.player(player);
    if (this.#entrants.has(player) && !isShownInFull(this.#naming, player)) return this.#unsaid(line);
    const before = this.#called.get(player);
    const shown = this.#introduced(player, name) ?? id;
    if (!told && before === shown) return this.#unsaid(line);
    return { verb: 'rename', body: { player: id, name: shown, ...(told && { told }) } };
  }

  #placed({ player, rung }: Bodies['place']): Bodies['place'] {
    return { player: this.#ids.player(player), rung };
  }

  #voided(body: Bodies['void'], line: LineNumber): AnyBody {
    if (this.#silent.has(body.line)) return this.#unsaid(line);
    // A player whose joining line was voided may come again without a name.
    this.#called.clear();
    return { verb: 'void', body: { line: body.line } };
  }

  #unsaid(line: LineNumber): AnyBody {
    this.#silent.add(line);
    return { verb: 'settle', body: {} };
  }

  #configured(body: Bodies['configure']): Bodies['configure'] {
    const { closures, settings } = body;
    return {
      ...picked(body, ['name', 'end']),
      ...(closures && { closures: publicClosures(closures) }),
      ...(settings && { settings: publicSettings(this.#header, settings) }),
    };
  }

  #preferring(body: Bodies['prefer']): Bodies['prefer'] {
    return { player: this.#ids.player(body.player), ...this.#preferences(body) };
  }

  #preferences(preferences: Preferences): Preferences {
    return { ...picked(preferences, PUBLIC_PREFERENCES), ...this.#member };
  }
}
