import { deflateSync } from 'node:zlib';
import { type Shape, SIDE } from '../../web/pages/icon.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** 8 bits a channel; red, green and blue; nothing interlaced. */
const FORMAT = [8, 2, 0, 0, 0];

/** Draws shapes, each over those before it, as a square picture (PNG) of so many pixels a side. */
export function formatPng(shapes: readonly Shape[], size: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', Buffer.from([...header, ...FORMAT])),
    chunk('IDAT', deflateSync(drawn(shapes, size), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The rows from the top, each after a 0: not filtered. */
function drawn(shapes: readonly Shape[], size: number): Buffer {
  const rows = Buffer.alloc(size * (1 + 3 * size));
  for (const shape of shapes) paint(rows, size, shape);
  return rows;
}

/** Lays a shape over what is there. */
function paint(rows: Buffer, size: number, shape: Shape): void {
  const colour = Number.parseInt(shape.fill.slice(1), 16);
  const scale = size / SIDE;
  const { left, top, right, bottom } = boundsOf(shape);
  for (let y = Math.floor(top * scale); y < bottom * scale; y++) {
    for (let x = Math.floor(left * scale); x < right * scale; x++) {
      const place = y * (1 + 3 * size) + 1 + 3 * x;
      const under = rows.readUIntBE(place, 3);
      rows.writeUIntBE(mixed(under, colour, share(shape, x, y, scale)), place, 3);
    }
  }
}

/** A colour under another one, which covers it in part. */
function mixed(under: number, over: number, part: number): number {
  if (part === 1) return over;
  const channel = (shift: number): number => {
    const [from, to] = [(under >> shift) & 255, (over >> shift) & 255];
    return Math.round(from + (to - from) * part) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

function boundsOf(shape: Shape) {
  const { x, y } = shape;
  if (shape.kind === 'bar') return { left: x, top: y, right: x + shape.width, bottom: y + shape.height };
  const { radius } = shape;
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

const between0and1 = (value: number): number => Math.min(1, Math.max(0, value));

/** How much of a pixel a shape covers, from 0 to 1. */
function share(shape: Shape, x: number, y: number, scale: number): number {
  if (shape.kind === 'peg')
    return between0and1(shape.radius * scale - Math.hypot(x + 0.5 - shape.x * scale, y + 0.5 - shape.y * scale) + 0.5);
  const covered = (pixel: number, from: number, length: number) =>
    between0and1(Math.min(pixel + 1, (from + length) * scale) - Math.max(pixel, from * scale));
  return covered(x, shape.x, shape.width) * covered(y, shape.y, shape.height);
}

/** A chunk as PNG has them: length, kind, content, and a sum to check the last two by. */
function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
}

/** CRC-32, as PNG and others have it. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
