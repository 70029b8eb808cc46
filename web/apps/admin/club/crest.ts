/// <reference lib="dom" />
import { BYTES, MOST } from '#shared/log/limits.ts';
import { button } from '#web/ui/forms/button.ts';
import { ask } from '#web/ui/session/api.ts';
import { CLUB_CREST } from '../texts.ts';
import { field, heading, paragraph, status } from './dom.ts';

/** Every ladder of the club is published anew before the answer comes, in milliseconds. */
const PATIENCE = 20_000;
const TAKEN = ['image/png', 'image/jpeg', 'image/webp'];

/** Shows which picture stands for the club, takes another one, or takes it away. */
export async function showCrest(place: Element, path: string): Promise<void> {
  const outcome = await ask<'getCrest'>(path);
  if (outcome.kind === 'done') return place.replaceChildren(...partsOf(path, outcome.body.crest));
  place.replaceChildren(
    paragraph('fault', CLUB_CREST.unreached),
    button(CLUB_CREST.again, () => showCrest(place, path)),
  );
}

function partsOf(path: string, present: string | null): readonly HTMLElement[] {
  const [input, shown, told] = [document.createElement('input'), document.createElement('p'), status()];
  input.type = 'file';
  input.accept = TAKEN.join();
  const remove = button(CLUB_CREST.remove, () => send(null));
  const show = (crest: string | null): void => {
    shown.replaceChildren(...(crest === null ? [] : [pictureAt(crest)]));
    shown.hidden = crest === null;
    remove.hidden = crest === null;
  };
  /** What is told of it: at most one thing at a time. */
  const tell = (style: string, words: string): void => told.replaceChildren(paragraph(style, words));
  async function send(picture: string | null): Promise<void> {
    tell('', CLUB_CREST.saving);
    const outcome = await ask<'updateCrest'>(path, { body: { picture }, patience: PATIENCE });
    if (outcome.kind !== 'done')
      return tell('fault', outcome.kind === 'refused' ? outcome.problem.detail : CLUB_CREST.lost);
    // What was sent: the public file may take a moment.
    show(picture === null ? null : `data:;base64,${picture}`);
    input.value = '';
    tell('', picture === null ? CLUB_CREST.removed : CLUB_CREST.saved);
  }
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (!file || input.disabled) return;
    input.disabled = true;
    const picture = TAKEN.includes(file.type) ? await squareOf(file) : undefined;
    if (picture === undefined) tell('fault', CLUB_CREST.unreadable);
    else await send(picture);
    input.disabled = false;
  });
  show(present);
  const form = document.createElement('form');
  form.append(shown, field(CLUB_CREST.label, input), paragraph('hint', CLUB_CREST.hint), remove, told);
  return [heading(CLUB_CREST.title), form];
}

function pictureAt(address: string): HTMLImageElement {
  const picture = new Image(96, 96);
  picture.className = 'large crest';
  picture.alt = CLUB_CREST.present;
  picture.src = address;
  return picture;
}

/** Sides in pixels and formats that are tried until one is small enough: the sharpest first. */
const SIDES = [MOST.crestPixels, 192, 128, 96, 64] as const;
const FORMATS = [
  ['image/png', 1],
  ['image/webp', 0.9],
  ['image/webp', 0.7],
] as const;

/** A picture from a file as a crest, in base64: whole in the middle of a square, with nothing around it. Nothing where a browser can't read it. */
async function squareOf(file: Blob): Promise<string | undefined> {
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
