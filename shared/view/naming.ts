import type { NamingMode } from '../vocabulary/club.ts';
import { type ChallengeId, type PlayerId, parseChallengeId, parsePlayerId } from '../vocabulary/vocabulary.ts';
import { visible } from '../words/look-alikes.ts';
import { plainText } from '../words/names.ts';

export interface Naming {
  /** As they are; "Ann B."; "A. B."; or what the organiser has chosen, and initials where nothing is. */
  readonly mode: NamingMode;
  /** By player id; they count in the mode `nickname` alone. */
  readonly nicknames: Readonly<Record<string, string>>;
  /** As whom those stay who were forgotten: what speaks in names of before is made again. */
  readonly forgotten?: readonly string[];
}

export const FULL_NAMES: Naming = { mode: 'full', nicknames: {} };

/** What the public calls the players of a season, as they come up in its log. No two are called alike but by full name. */
export class ShownNames {
  readonly #naming: Naming;
  readonly #bearers = new Map<string, PlayerId>();

  constructor(naming: Naming) {
    this.#naming = naming;
  }

  /** What is shown of a name; undefined if there is none to show. */
  of(player: PlayerId, name: string | undefined): string | undefined {
    if (this.#naming.mode === 'full') return name;
    const shown = this.#shorten(player, name);
    return shown === undefined ? undefined : this.#distinct(player, shown);
  }

  #shorten(player: PlayerId, name = ''): string | undefined {
    const { mode, nicknames } = this.#naming;
    const nickname = plainText(
      visible((mode === 'nickname' && Object.hasOwn(nicknames, player) && nicknames[player]) || ''),
    );
    if (nickname !== '') return nickname;
    const words = wordsOf(name);
    const shown = mode === 'initial' ? firstName(words) : words.slice(0, MOST).map(initial).join(' ');
    return shown === '' ? undefined : shown;
  }

  /** "Ann B.", and the next one "Ann B. 2". */
  #distinct(player: PlayerId, shown: string): string {
    for (let number = 1; ; number++) {
      const candidate = number === 1 ? shown : `${shown} ${number}`;
      const bearer = this.#bearers.get(candidate);
      if (bearer !== undefined && bearer !== player) continue;
      this.#bearers.set(candidate, player);
      return candidate;
    }
  }
}

/** More initials than these tell no more. */
const MOST = 4;

/** The parts of a name, the first name first: "Brown, Ann" is Ann Brown. What holds no letter is none. */
function wordsOf(name: string): readonly string[] {
  const [last = '', ...first] = plainText(visible(name)).split(',');
  return [...first, last].join(' ').split(/\s+/).filter(hasLetter);
}

const hasLetter = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/** "Ann B." */
function firstName(words: readonly string[]): string {
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return last === '' ? first : `${first} ${initial(last)}`;
}

const initial = (word: string): string => `${(/[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '').toUpperCase()}.`;

/** Ids that tell nothing: p1, p2 … and c1, c2 … as they first come up in a log. A log only grows, so each is kept. */
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
