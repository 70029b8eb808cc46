/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import type { ClubView } from '#shared/features/club.ts';
import { BYTES, MOST } from '#shared/vocabulary/size-limits.ts';
import { encoded, type Format } from '#web/ui/forms/encoding.ts';
import { CREST } from '#web/ui/texts.ts';
import { COMMON, SETTINGS } from '../texts.ts';
import { updateClub } from './update-club.ts';

const W = SETTINGS.crest;
const TAKEN = ['image/png', 'image/jpeg', 'image/webp'];

interface CrestMessage {
  readonly says: string;
  readonly isFault?: boolean;
}

export const CrestForm = ({ crest }: ClubView) => {
  const [shown, setShown] = useState(crest);
  const [told, setTold] = useState<CrestMessage>();
  const [busy, setBusy] = useState(false);

  async function send(picture: string | null): Promise<void> {
    setTold({ says: COMMON.saving });
    const no = await updateClub({ crest: picture });
    if (no !== undefined) return setTold({ says: no, isFault: true });
    // What was sent: the public file may take a moment.
    setShown(picture === null ? null : `data:;base64,${picture}`);
    setTold({ says: COMMON.saved });
  }

  async function take(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file || busy) return;
    setBusy(true);
    const picture = TAKEN.includes(file.type) ? await squareOf(file) : undefined;
    if (picture === undefined) setTold({ says: CREST.unreadable, isFault: true });
    else await send(picture);
    input.value = '';
    setBusy(false);
  }

  return (
    <>
      <h4>{CREST.crest}</h4>
      <form>
        {shown !== null && (
          <p>
            <img class="large crest" width={96} height={96} alt={CREST.crest} src={shown} />
          </p>
        )}
        <label class="field">
          <span>{W.label}</span>
          <input
            type="file"
            accept={TAKEN.join()}
            disabled={busy}
            onChange={({ currentTarget }) => void take(currentTarget)}
          />
        </label>
        <p class="hint">{W.hint}</p>
        {shown !== null && (
          <button type="button" onClick={() => void send(null)}>
            {COMMON.remove}
          </button>
        )}
        <div role="status">{told && <p class={told.isFault ? 'fault' : ''}>{told.says}</p>}</div>
      </form>
    </>
  );
};

/** Sides in pixels and formats that are tried until one is small enough: the sharpest first. */
const SIDES = [MOST.pixels, 192, 128, 96, 64] as const;
const FORMATS: readonly Format[] = [
  ['image/png', 1],
  ['image/webp', 0.9],
  ['image/webp', 0.7],
];

/** A picture from a file as a crest, in base64: whole in the middle of a square, with nothing around it. Undefined if a browser can't read it. */
async function squareOf(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  for (const side of SIDES) {
    const text = await encoded(squared(picture, side), FORMATS, BYTES.picture);
    if (text !== undefined) return text;
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
