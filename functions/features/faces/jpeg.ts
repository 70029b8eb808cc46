import type { Picture } from '../picture.ts';

/** Markers, each after a byte of ones. */
const [START, END, SCAN, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe] as const;
/** Baseline, extended and progressive frames: what browsers write. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** What draws: the frame, the scans, and the tables that they use. */
const DRAWS = [...FRAMES, 0xc4, SCAN, 0xdb, 0xdd];
/** What programs add: EXIF with the place and the camera, profiles, a second picture, a text. */
const isAdded = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
/** In the data of a scan a byte of ones is followed by nothing, or says where to start again. */
const isOfData = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Reads a whole JPEG (ITU T.81), from its start to its end and nothing behind it; undefined if it is none. */
export function readJpeg(bytes: Buffer): Picture | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const parts = [bytes.subarray(0, 2)];
  let [at, size]: [number, Pick<Picture, 'width' | 'height'> | undefined] = [2, undefined];
  let isScanned = false;
  while (at + 4 <= bytes.byteLength) {
    const marker = markerAt(bytes, at);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === undefined || end > bytes.byteLength) return undefined;
    if (FRAMES.includes(marker)) {
      if (size || end < at + 10) return undefined;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    if (DRAWS.includes(marker)) parts.push(bytes.subarray(at, next));
    else if (!isAdded(marker)) return undefined;
    isScanned ||= marker === SCAN;
    at = next;
  }
  const isWhole = at + 2 === bytes.byteLength && markerAt(bytes, at) === END && isScanned;
  return size && isWhole ? { kind: 'jpg', ...size, drawn: Buffer.concat([...parts, bytes.subarray(at)]) } : undefined;
}

const markerAt = (bytes: Buffer, at: number): number | undefined => (bytes[at] === 0xff ? bytes[at + 1] : undefined);

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.byteLength; at++) {
    const marker = markerAt(bytes, at);
    if (marker !== undefined && !isOfData(marker)) return at;
  }
  return bytes.byteLength;
}
