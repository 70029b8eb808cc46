/// <reference lib="dom" />

/** A format that browsers write, and its quality from 0 to 1. */
export type Format = readonly [type: string, quality: number];

/** What is drawn on a canvas, in base64: in the first format in which it has so many bytes at most; undefined if it has in none. */
export async function encoded(
  canvas: HTMLCanvasElement,
  formats: readonly Format[],
  most: number,
): Promise<string | undefined> {
  for (const [type, quality] of formats) {
    const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, type, quality));
    // A browser that doesn't write a format makes a PNG of it.
    if (blob && blob.type === type && blob.size <= most) return base64Of(new Uint8Array(await blob.arrayBuffer()));
  }
  return undefined;
}

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
