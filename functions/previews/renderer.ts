import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { escaped } from '#shared/words/escaping.ts';
import { FACE, type Measure } from '#web/pictures/drawing.ts';
import { FACES, program } from './beside.ts';

/** Draws pictures. Opened at the first one: it takes half a second of a processor, and 40 MB. */
export interface Renderer {
  readonly measure: Measure;
  readonly png: (svg: string) => Uint8Array<ArrayBuffer>;
}

const HUNDRED = 100;

async function openRenderer(): Promise<Renderer> {
  await initWasm(program());
  const font = { fontBuffers: FACES.map((read) => read()), loadSystemFonts: false, defaultFontFamily: FACE };
  const widths = new Map<string, number>();
  const measured = (text: string): number => {
    const drawn = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="200" font-family="${FACE}"><text y="150" font-size="${HUNDRED}">${escaped(text)}</text></svg>`,
      { font },
    );
    const width = drawn.getBBox()?.width ?? 0;
    drawn.free();
    return width;
  };
  return {
    measure(text, size) {
      const width = widths.get(text) ?? measured(text);
      widths.set(text, width);
      return (width * size) / HUNDRED;
    },
    png(svg) {
      widths.clear();
      const drawing = new Resvg(svg, { font });
      const image = drawing.render();
      const bytes = new Uint8Array(image.asPng());
      image.free();
      drawing.free();
      return bytes;
    },
  };
}

let opened: Promise<Renderer> | undefined;

/** The one of this process. */
export function renderer(): Promise<Renderer> {
  opened ??= openRenderer().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
