import { readFileSync } from 'node:fs';

const read = (file: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../${file}`, import.meta.url)));

/** Where lies what pictures are drawn with: the program of the renderer, and the face, in two parts. */
export const DRAWN_WITH = {
  program: 'node_modules/@resvg/resvg-wasm/index_bg.wasm',
  latin: 'web/pictures/bricolage-latin.ttf',
  more: 'web/pictures/bricolage-more.ttf',
} as const;

export const program = (): Uint8Array<ArrayBuffer> => read(DRAWN_WITH.program);
export const FACES = [() => read(DRAWN_WITH.latin), () => read(DRAWN_WITH.more)] as const;
