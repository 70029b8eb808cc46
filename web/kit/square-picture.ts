/// <reference lib="dom" />
import { BYTES, MOST } from '../../shared/log/limits.ts';

/** Sides in pixels and formats that are tried until one is small enough: the sharpest first. */
const SIDES = [MOST.crestPixels, 192, 128, 96, 64] as const;
const FORMATS = [
  ['image/png', 1],
  ['image/webp', 0.9],
  ['image/webp', 0.7],
] as const;

/** A picture from a file as a crest, in base64: whole in the middle of a square, with nothing around it. Nothing where a browser can't read it. */
export async function squareOf(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  for (const side of SIDES) {
    const canvas = squared(picture, side);
    for (const [type, quality] of FORMATS) {
      const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, type, quality));
      // A browser that writes no WebP makes a PNG of it.
      if (blob && blob.type === type && blob.size <= BYTES.crest)
        return base64Of(new Uint8Array(await blob.arrayBuffer()));
    }
  }
  return undefined;
}

function squared(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const scale = side / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const drawing = canvas.getContext('2d');
  if (!drawing) return canvas;
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
  return canvas;
}

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
