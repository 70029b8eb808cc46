import { createHash } from 'node:crypto';
import type { Crest } from '#functions/club/clubs.ts';
import { type Problem, problem } from '#functions/http/problem.ts';
import { HTTP_CREST } from '#functions/runtime/texts.ts';
import { BYTES, MOST } from '#shared/log/limits.ts';
import { readCrestFile } from './crest-picture.ts';

/** The crest in the bytes of a picture, under a name that changes with them, or why it is none. */
export function crestOf(bytes: Buffer): Crest | Problem {
  const read = readCrestFile(bytes);
  switch (read) {
    case 'no-picture':
      return problem('invalid', HTTP_CREST.noPicture);
    case 'too-large':
      return problem('invalid', HTTP_CREST.tooLarge(BYTES.crest / 1024));
    case 'not-square':
      return problem('invalid', HTTP_CREST.notSquare(MOST.crestPixels));
  }
  const digest = createHash('sha256').update(read.drawn).digest('hex').slice(0, 12);
  return { name: `crest-${digest}.${read.kind}`, bytes: new Uint8Array(read.drawn) };
}
