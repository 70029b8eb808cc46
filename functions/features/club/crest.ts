import type { PictureFile } from '#functions/books/picture-files.ts';
import type { Problem } from '#functions/http/problem.ts';
import { type Picture, pictureOf } from '../picture.ts';

export const crestOf = (bytes: Buffer): PictureFile | Problem =>
  pictureOf(bytes, { what: 'crest', read: (each) => readPng(each) ?? readWebp(each), otherwise: 'noPicture' });

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
