/** Pictures as they begin and end, for what looks at their bytes; browsers could not draw most of them. */

const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
};

export function pngOf(width: number, height: number, bytes = 20, also: readonly string[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...also.map((name) => chunk(name, Buffer.from('8 bytes.'))),
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
  return riffOf([[kind, data]]);
}

/** A WebP of some chunks, each filled up to an even number of bytes. */
export function riffOf(chunks: readonly (readonly [name: string, data: Buffer])[]): Buffer {
  const body = Buffer.concat(
    chunks.flatMap(([name, data]) => [
      Buffer.from(name),
      uint32(data.byteLength),
      data,
      Buffer.alloc(data.byteLength % 2),
    ]),
  );
  return Buffer.concat([Buffer.from('RIFF'), uint32(4 + body.byteLength), Buffer.from('WEBP'), body]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

export const [LOSSY, LOSSLESS] = [webpOf('VP8 '), webpOf('VP8L')];

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(2 + data.byteLength, 2);
  return Buffer.concat([head, data]);
};

/** A JPEG as a browser writes it, with other segments before those that draw it, and bytes in its scan. */
export function jpegOf(side: number, { also = [], bytes = 20, height = side }: JpegOptions = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(side, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...also.map(([marker, text]) => segment(marker, Buffer.from(text))),
    segment(0xdb, Buffer.alloc(65)),
    segment(0xc0, frame),
    segment(0xc4, Buffer.alloc(17)),
    segment(0xda, Buffer.from([3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])),
    Buffer.alloc(bytes, 0x55),
    Buffer.from([0xff, 0x00, 0x12, 0xff, 0xd3, 0x34]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

interface JpegOptions {
  readonly also?: readonly (readonly [marker: number, text: string])[];
  readonly bytes?: number;
  readonly height?: number;
}

export const JPEG = jpegOf(256);
