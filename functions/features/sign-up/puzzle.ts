import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Puzzle, zeroBits } from '#shared/contract/sign-up.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';

/** How long a puzzle may be solved, in milliseconds. */
const LIFE = 600_000;
/** The bits of a puzzle while nobody asks, a blink on any phone, and under the heaviest load: some seconds. */
const [EASY, HARD] = [14, 18] as const;

const signed = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** Makes a puzzle. `load`: from 0, nobody asks, to 1. Nothing is kept of it: it is signed, and says when it expires. */
export function newPuzzle(secret: string, now: Instant, load: number): Puzzle {
  const bits = EASY + Math.round((HARD - EASY) * Math.min(1, Math.max(0, load)));
  const text = `${randomBytes(16).toString('base64url')}.${now + LIFE}.${bits}`;
  return { puzzle: `${text}.${signed(secret, text)}`, bits };
}

/** When a puzzle expires that was made here and is solved; nothing where it is not, or has expired. */
export function solvedUntil(secret: string, puzzle: string, answer: string, now: Instant): Instant | undefined {
  const end = puzzle.lastIndexOf('.');
  const text = puzzle.slice(0, end);
  const [, until = '', bits = ''] = text.split('.');
  if (!isSame(puzzle.slice(end + 1), signed(secret, text)) || Number(until) <= now) return undefined;
  const hash = createHash('sha256').update(`${puzzle}:${answer}`).digest();
  return zeroBits(hash) >= Number(bits) ? instant(Number(until)) : undefined;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
