/// <reference lib="dom" />
import { type Puzzle, zeroBits } from '../../../shared/contract/sign-up.ts';

/** How many answers are tried at once: the page can be used meanwhile. */
const AT_ONCE = 256;

/** Looks for an answer to a puzzle: a number with which its hash begins with enough zero bits. */
export async function solve({ puzzle, bits }: Puzzle): Promise<string> {
  for (let tried = 0; ; tried += AT_ONCE) {
    const answers = Array.from({ length: AT_ONCE }, (_, index) => `${tried + index}`);
    const hashes = await Promise.all(answers.map((answer) => hashOf(`${puzzle}:${answer}`)));
    const found = answers.find((_, index) => zeroBits(hashes[index] ?? NONE) >= bits);
    if (found !== undefined) return found;
  }
}

const NONE = Uint8Array.of(255);

const hashOf = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
