import { createHash } from 'node:crypto';
import { BYTES, MOST } from '#shared/vocabulary/size-limits.ts';
import type { PictureFile } from '../books/picture-files.ts';
import { type Problem, problem } from '../http/problem.ts';
import { HTTP_PICTURE, REQUESTS } from '../runtime/texts.ts';

/** The kind of a picture, its size in pixels, and the bytes that draw it. */
export interface Picture {
  readonly kind: 'png' | 'webp' | 'jpg';
  readonly width: number;
  readonly height: number;
  readonly drawn: Buffer;
}

interface Expected {
  readonly what: 'crest' | 'face';
  /** Reads a picture by its bytes, not its name; undefined if it is none of these kinds. */
  readonly read: (bytes: Buffer) => Picture | undefined;
  readonly otherwise: 'noPicture' | 'noJpeg';
}

/** A square picture of a few kilobytes, without what doesn't draw it, or why it can't be used. */
export function pictureOf(bytes: Buffer, { what, read, otherwise }: Expected): PictureFile | Problem {
  if (bytes.byteLength > BYTES.picture) return problem('invalid', REQUESTS.tooLarge(BYTES.picture / 1024, 'KB'));
  const picture = read(bytes);
  if (!picture) return problem('invalid', HTTP_PICTURE[otherwise]);
  const { kind, width, height, drawn } = picture;
  if (width !== height || width === 0 || width > MOST.pixels)
    return problem('invalid', HTTP_PICTURE.notSquare(MOST.pixels));
  const digest = createHash('sha256').update(drawn).digest('hex').slice(0, 12);
  return { name: `${what}-${digest}.${kind}`, bytes: new Uint8Array(drawn) };
}
