import type { AloneMode, NamingMode } from '../vocabulary/club.ts';
import { type ChallengeId, type PlayerId, parseChallengeId, parsePlayerId } from '../vocabulary/vocabulary.ts';
import { visible } from '../words/look-alikes.ts';
import { plainText } from '../words/names.ts';

export interface Naming {
  /** As they are; "Ann B."; "A. B."; or what the organiser has chosen, and initials where nothing is. */
  readonly mode: NamingMode;
  /** By player id; they count in the mode `nickname` alone, the club's or the player's. */
  readonly nicknames: Readonly<Record<string, string>>;
  /** The only players who are shown differently, by player id; never with more of a name than the club shows of everybody. */
  readonly alone?: Readonly<Record<string, AloneMode>>;
  /** Players who have been renamed, by player id: whatever still has a former name is shown with the present one. */
  readonly renamed?: Readonly<Record<string, Renamed>>;
  /** As whom those stay who were forgotten: what speaks in names of before is made again. */
  readonly forgotten?: readonly string[];
}

/** What another name of a player has taken the place of. */
interface Renamed {
  readonly now: string;
  /** The newest last. */
  readonly before: readonly string[];
}

export const FULL_NAMES: Naming = { mode: 'full', nicknames: {} };

/** How the public sees the name of one player. */
function modeOf({ mode, alone = {} }: Naming, player: string): NamingMode {
  const own = Object.hasOwn(alone, player) ? alone[player] : undefined;
  return own === undefined || (own === 'initial' && mode !== 'full') ? mode : own;
}

/** Whether the public sees the full name of a player, and their own id with it: whatever shows their face asks this first. */
export const isShownInFull = (naming: Naming, player: string): boolean =>
  modeOf(naming, player) === 'full' && !isGiven(player);

/** Whether an id looks like one that is given to somebody whose own would tell who they are. */
const isGiven = (player: string): boolean => /^hidden-\d+$/.test(player);

/** Whether anybody is shown otherwise than by their full name: then ids must not tell it either. */
export const hidesNames = ({ mode, alone = {} }: Naming): boolean => mode !== 'full' || Object.keys(alone).length > 0;

/** A player's present name in place of a former one. */
function presentName({ renamed = {} }: Naming, player: string, name: string): string {
  const known = Object.hasOwn(renamed, player) ? renamed[player] : undefined;
  return known?.before.includes(name) ? known.now : name;
}

/** What the public calls the players of a season, as they come up in its log. No two are called alike but by full name. */
export class ShownNames {
  readonly #naming: Naming;
  readonly #bearers = new Map<string, PlayerId>();

  constructor(naming: Naming) {
    this.#naming = naming;
  }

  /** What is shown of a name; undefined if nothing may be shown. */
  of(player: PlayerId, name: string | undefined): string | undefined {
    const called = name === undefined ? undefined : presentName(this.#naming, player, name);
    const mode = modeOf(this.#naming, player);
    if (mode === 'full') return called;
    const shown = this.#shorten(player, mode, called);
    return shown === undefined ? undefined : this.#distinct(player, shown);
  }

  #shorten(player: PlayerId, mode: NamingMode, name = ''): string | undefined {
    const { nicknames } = this.#naming;
    const nickname = plainText(
      visible((mode === 'nickname' && Object.hasOwn(nicknames, player) && nicknames[player]) || ''),
    );
    if (nickname !== '') return nickname;
    const words = wordsOf(name);
    const shown = mode === 'initial' ? firstName(words) : initialsOf(words);
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

/** As whom the public may ever have known a player of some names: "Ann B.", "A. B." and their nickname. */
export function waysShown({ nicknames }: Naming, player: string, names: readonly string[]): readonly string[] {
  const nickname = Object.hasOwn(nicknames, player) ? nicknames[player] : undefined;
  const short = names.map(wordsOf).flatMap((words) => [firstName(words), initialsOf(words)]);
  return [...new Set([...short, ...(nickname === undefined ? [] : [nickname])])].filter((shown) => shown !== '');
}

/** More initials than these tell no more. */
const MOST = 4;

/** The parts of a name, the first name first: "Brown, Ann" is Ann Brown. A part without a letter is left out. */
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

const initialsOf = (words: readonly string[]): string => words.slice(0, MOST).map(initial).join(' ');

const initial = (word: string): string => `${(/[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '').toUpperCase()}.`;

/** How players and challenges are called in public, who have ids of their own in the log. */
export interface PublicIds {
  readonly player: (id: PlayerId) => PlayerId;
  readonly challenge: (id: ChallengeId) => ChallengeId;
  /** A player's, if they have come up already. */
  readonly known: (id: string) => PlayerId | undefined;
}

export function idsFor(naming: Naming): PublicIds {
  if (naming.mode !== 'full') return new Pseudonyms();
  return hidesNames(naming) ? new IdsOfSome(naming) : new OwnIds();
}

/**
 * Ids that reveal nothing: p1, p2 … and c1, c2 … in the order in which a log first mentions them. A log only grows, so each
 * stays.
 */
class Pseudonyms implements PublicIds {
  readonly #players = new Map<PlayerId, PlayerId>();
  readonly #challenges = new Map<ChallengeId, ChallengeId>();

  player = (id: PlayerId): PlayerId => numbered(this.#players, id, (number) => parsePlayerId(`p${number}`));

  challenge = (id: ChallengeId): ChallengeId =>
    numbered(this.#challenges, id, (number) => parseChallengeId(`c${number}`));

  known = (id: string): PlayerId | undefined => {
    const player = parsePlayerId(id);
    return player && this.#players.get(player);
  };
}

function numbered<Id>(given: Map<Id, Id>, id: Id, make: (number: number) => Id | undefined): Id {
  const known = given.get(id) ?? make(given.size + 1);
  if (known === undefined) throw new Error('a letter and a number make an id');
  given.set(id, known);
  return known;
}

/** The own ids of all but a few, whose ids tell nothing; challenges may be called after their players, so theirs tell nothing either. */
class IdsOfSome implements PublicIds {
  readonly #naming: Naming;
  readonly #others = new OwnIds();
  readonly #hidden = new Map<PlayerId, PlayerId>();
  readonly #challenges = new Map<ChallengeId, ChallengeId>();

  constructor(naming: Naming) {
    this.#naming = naming;
  }

  player = (id: PlayerId): PlayerId =>
    // A player whose id looks like a given one gets a new one too, so that no two share it.
    isShownInFull(this.#naming, id)
      ? this.#others.player(id)
      : numbered(this.#hidden, id, (number) => parsePlayerId(`hidden-${number}`));

  challenge = (id: ChallengeId): ChallengeId =>
    numbered(this.#challenges, id, (number) => parseChallengeId(`c${number}`));

  known = (id: string): PlayerId | undefined => {
    const player = parsePlayerId(id);
    return player && (this.#hidden.get(player) ?? this.#others.known(id));
  };
}

class OwnIds implements PublicIds {
  readonly #players = new Set<PlayerId>();

  player = (id: PlayerId): PlayerId => {
    this.#players.add(id);
    return id;
  };

  challenge = (id: ChallengeId): ChallengeId => id;

  known = (id: string): PlayerId | undefined => {
    const player = parsePlayerId(id);
    return player && this.#players.has(player) ? player : undefined;
  };
}
