/** Pictures as they begin and end, for what looks at their bytes; browsers could not draw most of them. */

const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
};

/** A PNG of a size in pixels, with so many bytes of colour. */
export function pngOf(width: number, height: number, bytes = 20, also: readonly string[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...also.map((name) => chunk(name, Buffer.alloc(8))),
    chunk('IDAT', Buffer.alloc(bytes)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const PNG = pngOf(128, 128);
export const MOVING_PNG = pngOf(128, 128, 20, ['acTL']);

/** A WebP of 128 by 128 pixels whose first chunk is of a kind. */
export function webpOf(kind: 'VP8 ' | 'VP8L' | 'VP8X', { flags = 0 } = {}): Buffer {
  const data = Buffer.alloc(40);
  if (kind === 'VP8 ') {
    data.writeUInt16LE(128, 6);
    data.writeUInt16LE(128, 8);
  } else if (kind === 'VP8L') {
    data.writeUInt8(0x2f, 0);
    data.writeUInt32LE(127 | (127 << 14), 1);
  } else {
    data.writeUInt8(flags, 0);
    data.writeUIntLE(127, 4, 3);
    data.writeUIntLE(127, 7, 3);
  }
  const size = Buffer.alloc(4);
  size.writeUInt32LE(4 + 8 + data.byteLength);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.byteLength);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from(`WEBP${kind}`), length, data]);
}

export const [LOSSY, LOSSLESS] = [webpOf('VP8 '), webpOf('VP8L')];
