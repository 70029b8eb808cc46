import { createHash } from 'node:crypto';
import type { Crest } from '#functions/books/crests.ts';
import { type Problem, problem } from '#functions/http/problem.ts';
import { HTTP_PICTURE, REQUESTS } from '#functions/runtime/texts.ts';
import { BYTES, MOST } from '#shared/vocabulary/size-limits.ts';

/** The crest in the bytes of a picture, under a name that changes with them, or why it can't be used. */
export function crestOf(bytes: Buffer): Crest | Problem {
  const read = readCrestFile(bytes);
  switch (read) {
    case 'no-picture':
      return problem('invalid', HTTP_PICTURE.noPicture);
    case 'too-large':
      return problem('invalid', REQUESTS.tooLarge(BYTES.picture / 1024, 'KB'));
    case 'not-square':
      return problem('invalid', HTTP_PICTURE.notSquare(MOST.pixels));
  }
  const digest = createHash('sha256').update(read.drawn).digest('hex').slice(0, 12);
  return { name: `crest-${digest}.${read.kind}`, bytes: new Uint8Array(read.drawn) };
}

/** The kind of picture in a file, by its bytes, its size in pixels, and the bytes that draw it. */
interface Picture {
  readonly kind: 'png' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly drawn: Buffer;
}

type CrestFault = 'no-picture' | 'too-large' | 'not-square';

/** Reads a crest by its bytes, not its name: a still and square picture of a few kilobytes, or why it can't be used. */
function readCrestFile(bytes: Buffer): Picture | CrestFault {
  if (bytes.byteLength > BYTES.picture) return 'too-large';
  const picture = readPng(bytes) ?? readWebp(bytes);
  if (!picture) return 'no-picture';
  const { width, height } = picture;
  return width === height && width > 0 && width <= MOST.pixels ? picture : 'not-square';
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** Of a chunk: its length, its name and its checksum, in bytes. */
const [AROUND, HEAD] = [12, 8] as const;
/**
 * What is kept of a picture. Of a PNG the critical chunks, and the one ancillary chunk that makes parts transparent; of a WebP
 * those that draw it. Texts, profiles and EXIF, which may say where and by whom it was made, are removed.
 */
const [OF_PNG, OF_WEBP] = [
  ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'],
  ['VP8X', 'ALPH', 'VP8 ', 'VP8L'],
] as const satisfies readonly (readonly string[])[];

interface Chunk {
  readonly name: string;
  readonly whole: Buffer;
}

const those = (chunks: readonly Chunk[], names: readonly string[]): Buffer[] =>
  chunks.filter(({ name }) => names.includes(name)).map(({ whole }) => whole);

/** A whole PNG (W3C PNG, 5.3): from its header to its end, with nothing behind it and no animation. */
function readPng(bytes: Buffer): Picture | undefined {
  if (!bytes.subarray(0, PNG.byteLength).equals(PNG)) return undefined;
  const chunks: Chunk[] = [];
  let at = PNG.byteLength;
  while (at + AROUND <= bytes.byteLength) {
    const end = at + AROUND + bytes.readUInt32BE(at);
    chunks.push({ name: bytes.toString('latin1', at + 4, at + HEAD), whole: bytes.subarray(at, end) });
    at = end;
  }
  const names = chunks.map(({ name }) => name);
  const isWhole = at === bytes.byteLength && names[0] === 'IHDR' && names.at(-1) === 'IEND' && names.includes('IDAT');
  if (!isWhole || names.includes('acTL')) return undefined;
  const drawn = Buffer.concat([PNG, ...those(chunks, OF_PNG)]);
  return { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), drawn };
}

/** The shortest file whose size can be told, in bytes. */
const SHORTEST = 30;
/** How long the chunk is that says how large an extended picture is, with its head, in bytes. */
const EXTENDED = HEAD + 10;
/** The flags of a picture that moves, and of one that lets through what is behind it. */
const [MOVES, TRANSPARENT] = [2, 16] as const;

/** A WebP (RFC 9649): lossy, lossless or extended, as long as it says it is, and no animation. */
function readWebp(bytes: Buffer): Picture | undefined {
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (bytes.byteLength < SHORTEST || text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP') return undefined;
  if (bytes.readUInt32LE(4) + HEAD !== bytes.byteLength) return undefined;
  const drawn = drawnOfWebp(bytes);
  if (!drawn) return undefined;
  switch (text(12, 16)) {
    case 'VP8 ':
      return { kind: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, drawn };
    case 'VP8L': {
      const both = bytes.readUInt32LE(21);
      return { kind: 'webp', width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1, drawn };
    }
    case 'VP8X':
      if (bytes.readUInt8(20) & MOVES) return undefined;
      return { kind: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1, drawn };
    default:
      return undefined;
  }
}

/** The header says no more of what went; undefined if the chunks, each filled up to an even length, don't make the file. */
function drawnOfWebp(bytes: Buffer): Buffer | undefined {
  const chunks: Chunk[] = [];
  let at: number = AROUND;
  while (at + HEAD <= bytes.byteLength) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + HEAD + length + (length % 2);
    chunks.push({ name: bytes.toString('latin1', at, at + 4), whole: bytes.subarray(at, end) });
    at = end;
  }
  const [first] = chunks;
  const isExtended = first?.name === 'VP8X';
  if (at !== bytes.byteLength || (isExtended && first.whole.byteLength < EXTENDED)) return undefined;
  const drawn = Buffer.concat([bytes.subarray(0, AROUND), ...those(chunks, OF_WEBP)]);
  drawn.writeUInt32LE(drawn.byteLength - HEAD, 4);
  if (isExtended) drawn.writeUInt8(drawn.readUInt8(20) & TRANSPARENT, 20);
  return drawn;
}
