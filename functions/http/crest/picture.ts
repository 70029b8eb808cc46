import { BYTES, MOST } from '../../../shared/log/limits.ts';

/** What kind of picture a file holds by its bytes, and its size in pixels. */
interface Picture {
  readonly kind: 'png' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** Why a file is no crest. */
type Fault = 'no-picture' | 'too-large' | 'not-square';

/** Reads a crest by its bytes, whatever it is called: a still and square picture of a few kilobytes, or why it is none. */
export function readCrestFile(bytes: Buffer): Picture | Fault {
  if (bytes.byteLength > BYTES.crest) return 'too-large';
  const picture = readPng(bytes) ?? readWebp(bytes);
  if (!picture) return 'no-picture';
  const { width, height } = picture;
  return width === height && width > 0 && width <= MOST.crestPixels ? picture : 'not-square';
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** Of a chunk: its length, its name and its checksum, in bytes. */
const [AROUND, HEAD] = [12, 8] as const;

/** A whole PNG (W3C PNG, 5.3): from its header to its end, with nothing behind it and no animation. */
function readPng(bytes: Buffer): Picture | undefined {
  if (!bytes.subarray(0, PNG.byteLength).equals(PNG)) return undefined;
  const names: string[] = [];
  let at = PNG.byteLength;
  while (at + AROUND <= bytes.byteLength) {
    names.push(bytes.toString('latin1', at + 4, at + HEAD));
    at += AROUND + bytes.readUInt32BE(at);
  }
  const isWhole = at === bytes.byteLength && names[0] === 'IHDR' && names.at(-1) === 'IEND' && names.includes('IDAT');
  if (!isWhole || names.includes('acTL')) return undefined;
  return { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The shortest file whose size can be told, in bytes. */
const SHORTEST = 30;
/** The flag of a moving picture. */
const MOVES = 2;

/** A WebP (RFC 9649): lossy, lossless or extended, as long as it says it is, and no animation. */
function readWebp(bytes: Buffer): Picture | undefined {
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (bytes.byteLength < SHORTEST || text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP') return undefined;
  if (bytes.readUInt32LE(4) + HEAD !== bytes.byteLength) return undefined;
  switch (text(12, 16)) {
    case 'VP8 ':
      return { kind: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const both = bytes.readUInt32LE(21);
      return { kind: 'webp', width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      if (bytes.readUInt8(20) & MOVES) return undefined;
      return { kind: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
