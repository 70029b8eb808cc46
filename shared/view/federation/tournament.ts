import type { Score, Walkover } from '#shared/vocabulary/command.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { plainText } from '#shared/words/names.ts';
import { isParticle } from '#shared/words/particles.ts';
import { LATIN } from '#shared/words/same-name.ts';

export interface Entrant {
  readonly id: PlayerId;
  readonly name: string;
  readonly rating?: number;
  /** Missing for one who has left the ladder. */
  readonly rung?: number;
}

export interface GoAt {
  /** How many stones White gives; 0 for none. */
  readonly stones: number;
  readonly komi: number;
  /** Minutes before byo-yomi. */
  readonly main?: number;
  /** Minutes for every 25 moves of byo-yomi. */
  readonly byoyomi?: number;
  readonly scoring: string;
}

export interface Bout {
  /** When it was played, by the club's clocks. */
  readonly day: Day;
  readonly white: PlayerId;
  readonly black: PlayerId;
  /** White’s points, then Black’s, out of 1. */
  readonly score: Score;
  /** How it was won that was not played, if so. */
  readonly unplayed?: Walkover;
  /** Both players have chosen that it counts for no rating. */
  readonly unrated?: true;
  /** A play-off, in which a draw is a win for Black. */
  readonly playoff?: true;
  /** The score of its match of two games, if that doesn't say how each of them ended. */
  readonly ofMatch?: Score;
  /** Nobody recorded who had which colour. */
  readonly coloursUnknown?: true;
  /** The moves in short notation, where they were handed in. */
  readonly moves?: string;
  readonly go?: GoAt;
}

export interface Tournament {
  readonly name: string;
  readonly club: string;
  /** Where it is played, where the club says so. */
  readonly venue?: string;
  readonly start: Day;
  /** Its last day, or the day of its last game if it has no last day. */
  readonly end: Day;
  /** Side of the board, Go only. */
  readonly board?: number;
  readonly players: readonly Entrant[];
  /** In the order in which they were played. */
  readonly bouts: readonly Bout[];
}

/** What stands behind a family name and goes with it. */
const SUFFIX = /^(?:jr|sr|jnr|snr|jun|sen|junior|senior|ii|iii|iv)\.?$/i;
/** A note behind a name, such as the club, or the name at birth. */
const NOTE = /\s+(?:\([^()]*\)|\[[^[\]]*\]|(?:née?|geb\.?)\s+\S+)$/i;
/** A family name in capitals ahead of the others, as lists in French have it; "GM" and "GNU" are shorter. */
const IN_CAPITALS = /^((?:[\p{Lu}\p{M}'’-]+ )*[\p{Lu}\p{M}'’-]{4,} )(?=.*\p{Ll})/u;

/** "Ann Brown" is "Brown, Ann" in chess files; a name of one word, or with the family name already first, is unchanged. */
export function familyFirst(name: string): string {
  const plain = plainText(name);
  const note = NOTE.exec(plain)?.[0] ?? '';
  const bare = plain
    .slice(0, plain.length - note.length)
    .replace(/,(?=\s\S+$)/, (comma, at: number, all: string) => (SUFFIX.test(all.slice(at + 2)) ? '' : comma));
  if (bare.includes(',')) return plain;
  const [, family = ''] = IN_CAPITALS.exec(bare) ?? [];
  if (family !== '') return `${family.trim()}, ${bare.slice(family.length)}${note}`;
  const words = bare.split(' ');
  const last = words.findLastIndex((word) => !SUFFIX.test(word));
  const before = words.slice(0, Math.max(last, 0));
  const given = before.slice(0, before.findLastIndex((word) => !isParticle(word)) + 1);
  return given.length === 0 ? plain : `${words.slice(given.length).join(' ')}, ${given.join(' ')}${note}`;
}

/** What phones and word processors write for quotes, apostrophes and dashes. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[“”„‟«»″]/, '"'],
  [/[‘’‚‛‹›′ʼ`´]/, "'"],
  [/[‐‑‒–—―−]/, '-'],
];

/** Latin letters without their accents, and plain marks, as rating officers’ programs expect; other scripts stay. */
export const unaccented = (text: string): string => [...text].map((letter) => plainLetter(letter)).join('');

function plainLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = LATIN[lower];
  if (plain !== undefined) return letter === lower ? plain : plain[0]?.toUpperCase() + plain.slice(1);
  const mark = MARKS.find(([written]) => written.test(letter))?.[1];
  if (mark !== undefined) return mark;
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\x20-\x7e]+$/.test(base) ? base : letter;
}
