import type { Language } from '../vocabulary/language.ts';

/** A puzzle for the browser that signs a club up, so that programs can’t do so in great numbers. */
export interface Puzzle {
  readonly puzzle: string;
  /** How many zero bits SHA-256 of "PUZZLE:ANSWER" has to begin with; each more takes twice as long. */
  readonly bits: number;
}

export interface SignUp {
  readonly club: string;
  readonly id: string;
  readonly person: string;
  readonly email: string;
  readonly language: Language;
  readonly puzzle: string;
  readonly answer: string;
}

/** What became of it: an e-mail is on its way, or the address is another club's and this one is free. */
export type SignUpAnswer = { readonly state: 'sent' } | { readonly state: 'taken'; readonly free: string };

/** How many zero bits bytes begin with. */
export function zeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
}
