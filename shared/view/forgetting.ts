import { venue, words } from '../rules/common/settings.ts';
import type { Bodies, Command } from '../vocabulary/command.ts';
import type { Effects } from '../vocabulary/entry.ts';
import {
  type ChallengeId,
  type PlayerId,
  parseChallengeId,
  parsePlayerId,
  type Verb,
} from '../vocabulary/vocabulary.ts';
import { publicEffects } from './public-effects.ts';

export interface Forgotten {
  readonly player: PlayerId;
  readonly as: PlayerId;
  readonly name: string;
  /** What else they were called, in texts: by name, by label, or otherwise. */
  readonly said: readonly string[];
  /** As whom the public knew them: initials, a nickname. In a text of people it may be anything; in a mail of ours it is them. */
  readonly shown?: readonly string[];
  /** The entrants as which they play with others, whose ids may be made of theirs. */
  readonly plays?: readonly PlayerId[];
}

/** Whether a text of ours names a person, in any way in which they were ever called. */
export function namesPerson({ shown = [], ...person }: Forgotten): (text: string) => boolean {
  const forgetting = new Forgetting({ ...person, said: [...person.said, ...shown] });
  return (text) => forgetting.text(text) !== text;
}

type FieldOf<Body> = Body extends unknown ? keyof Body : never;

/** What may be said of a player, and how. */
type FieldKind = 'player' | 'players' | 'scores' | 'challenge' | 'text' | 'pgn' | 'settings';

/** What each field of a verb's object says: one that is new has to say it too. */
const FIELDS: { readonly [Field in FieldOf<Bodies[Verb]>]: FieldKind | 'same' } = {
  player: 'player',
  challenger: 'player',
  challenged: 'player',
  winner: 'player',
  white: 'player',
  reported: 'player',
  disputed: 'player',
  players: 'players',
  people: 'players',
  lineup: 'players',
  scores: 'scores',
  id: 'challenge',
  challenge: 'challenge',
  game: 'challenge',
  pgn: 'pgn',
  scoring: 'text',
  // With a player beside it, it is theirs.
  name: 'same',
  told: 'same',
  order: 'same',
  score: 'same',
  points: 'same',
  line: 'same',
  playedAt: 'same',
  arrivedAt: 'same',
  minutes: 'same',
  distance: 'same',
  rung: 'same',
  agreed: 'same',
  unreached: 'same',
  walkover: 'same',
  noShow: 'same',
  retired: 'same',
  rated: 'same',
  main: 'same',
  byoyomi: 'same',
  registered: 'same',
  paidUntil: 'same',
  from: 'same',
  to: 'same',
  closures: 'same',
  end: 'same',
  settings: 'settings',
};

const KINDS = new Map(Object.entries(FIELDS));

const CHANGES: { readonly [K in FieldKind]: (value: unknown, to: Forgetting) => unknown } = {
  player: (value, to) => to.id(value),
  players: (value, to) => (Array.isArray(value) ? value.map((each) => seat(each, to)) : value),
  scores: (value, to) =>
    Array.isArray(value) ? value.map(([id, ...rest]) => [CHANGES.player(id, to), ...rest]) : value,
  challenge: (value, to) => (typeof value === 'string' ? to.challengeName(value) : value),
  text: (value, to) => (typeof value === 'string' ? to.text(value) : value),
  pgn: (value, to) => (typeof value === 'string' ? to.pgn(value) : value),
  settings: (value, to) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([name, each]) => [name, OWN.includes(name) ? CHANGES.text(each, to) : each]),
        )
      : value,
};

/** The settings in which a club says something in its own words. */
const OWN: readonly string[] = [words.name, venue.name];

/** What settings say in the club's own words. */
export const ownWords = (settings: Readonly<Record<string, unknown>> = {}): readonly string[] =>
  OWN.flatMap((name) => {
    const text = settings[name];
    return typeof text === 'string' ? [text] : [];
  });

/** A seat in a game is an id; a seeded player has more, and so has a person behind an entrant. */
function seat(each: unknown, to: Forgetting): unknown {
  if (typeof each !== 'object' || each === null || !('id' in each)) return CHANGES.player(each, to);
  const people = 'people' in each ? { people: CHANGES.players(each.people, to) } : {};
  return to.named({ ...each, id: CHANGES.player(each.id, to), ...people }, each.id);
}

/** What is written around the moves of a game: its tags and comments. */
const NOTES = /\[[^\]]*\]|\{[^}]*\}|;[^\n]*/g;

/** Ids that are too short, or mere numbers, may be anything in a text. */
const isTelling = (id: string): boolean => id.length >= 3 && /[a-z]/.test(id);

/** Takes a person out of a log: the same lines, said of another person. Done twice it changes nothing more. */
export class Forgetting {
  readonly person: Forgotten;
  readonly #inText: RegExp | undefined;
  readonly #inIds: RegExp | undefined;

  constructor(person: Forgotten) {
    this.person = person;
    const words = person.said.filter((said) => said.trim().length >= 2).flatMap(waysToSay);
    const told = [...new Set(words)].toSorted((one, other) => other.length - one.length).map(pattern);
    const id = isTelling(person.player) ? [`(?<![-])${pattern(person.player)}(?![-])`] : [];
    const all = [...told, ...id].join('|');
    this.#inText = all === '' ? undefined : new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, 'giu');
    this.#inIds = isTelling(person.player) ? new RegExp(`(?<![a-z0-9])${person.player}(?![a-z0-9])`, 'g') : undefined;
  }

  command<V extends Verb>(command: Command<V>): Command<V> {
    const { override, by } = command;
    const body = Object.fromEntries(
      Object.entries(command.body).map(([name, value]) => [name, this.#field(name, value)]),
    );
    return {
      ...command,
      body: 'player' in command.body ? this.named(body, command.body.player) : body,
      ...(override !== undefined && { override: this.text(override) }),
      ...(by !== undefined && { by: this.text(by) }),
    } as Command<V>;
  }

  effects = (effects: Effects): Effects => publicEffects(effects, this);

  readonly player = (id: PlayerId): PlayerId => {
    const { player, as, plays = [] } = this.person;
    if (id === player) return as;
    const renamed = parsePlayerId(this.challengeName(id)) ?? id;
    // A log that is rewritten in part knows the entrant by its new id already.
    return plays.includes(id) || plays.includes(renamed) ? renamed : id;
  };

  /** The same of what may be an id. */
  id = (value: unknown): unknown => (typeof value === 'string' ? this.player(value as PlayerId) : value);

  /** Whether an id is theirs, or that of an entrant of theirs. */
  isOf = (id: unknown): boolean => this.id(id) !== id || this.person.plays?.some((entrant) => entrant === id) === true;

  readonly challenge = (id: ChallengeId): ChallengeId => parseChallengeId(this.challengeName(id)) ?? id;

  /** A challenge may be called after its players, and so may an entrant after its people. */
  challengeName(id: string): string {
    const renamed = this.#inIds ? id.replace(this.#inIds, this.person.as) : id;
    return renamed.length <= 64 ? renamed : `${this.person.as}-${digestOf(id)}`;
  }

  text(text: string): string {
    const { name } = this.person;
    // What stands for them already may have a word in it that they were called by.
    return this.#inText
      ? text
          .split(name)
          .map((part) => part.replace(this.#inText ?? '', name))
          .join(name)
      : text;
  }

  /** For a game whose moves were given, the moves stay unchanged. */
  pgn(pgn: string): string {
    return pgn.replace(NOTES, (part) => (part.startsWith('[') ? this.#tag(part) : this.text(part)));
  }

  #tag(tag: string): string {
    return tag.includes(`"${this.person.player}"`)
      ? tag.replace(`"${this.person.player}"`, `"${this.person.as}"`)
      : this.text(tag);
  }

  /** Something with a name, which is theirs where it is about them, and may have theirs in it where it is about an entrant of theirs. */
  named<T extends object>(one: T, of: unknown): T {
    const { player, as, name } = this.person;
    if (!('name' in one)) return one;
    if (of === player || of === as) return { ...one, name };
    return typeof one.name === 'string' && this.isOf(of) ? { ...one, name: this.text(one.name) } : one;
  }

  #field(name: string, value: unknown): unknown {
    const what = KINDS.get(name) ?? 'same';
    return what === 'same' ? value : CHANGES[what](value, this);
  }

  /** Whether an unchanging text mentions them, or may. */
  finds(text: string): boolean {
    return this.text(text) !== text || this.left(text);
  }

  /** The words of their names that a text still has, which may be about them or about others. */
  left(text: string): boolean {
    const words = this.person.said.flatMap((said) => said.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 3);
    const found: readonly string[] = this.text(text)
      .replaceAll(this.person.name, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
    return words.some((word) => found.includes(word.toLowerCase()));
  }
}

/** "Ann Archer" is also "Archer, Ann". */
function waysToSay(name: string): readonly string[] {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 ? [name.trim(), `${last}, ${words.slice(0, -1).join(' ')}`] : [name.trim()];
}

const pattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

export function freeTexts({ body, override, by }: Command): readonly string[] {
  const [pgn, scoring] = ['pgn' in body ? body.pgn : undefined, 'scoring' in body ? body.scoring : undefined];
  const notes = [...(pgn ?? '').matchAll(NOTES)].map(([note]) => note);
  const own = 'settings' in body ? ownWords(body.settings) : [];
  return [override, by, scoring, ...notes, ...own].filter((text) => text !== undefined);
}

/** Tells texts apart, in eight letters and digits. */
function digestOf(text: string): string {
  let hash = 5381n;
  for (const letter of text) hash = (hash * 33n + BigInt(letter.codePointAt(0) ?? 0)) % 2821109907456n;
  return hash.toString(36);
}
