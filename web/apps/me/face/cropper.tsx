/// <reference lib="dom" />
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BYTES, MOST } from '#shared/vocabulary/size-limits.ts';
import { encoded, type Format } from '#web/ui/forms/encoding.ts';
import { Field } from '#web/ui/forms/fields.tsx';
import { CREST, WORDS } from '#web/ui/texts.ts';
import { FACE } from '../texts.ts';
import { type Crop, LARGEST, moved, wholeOf, zoomed, zoomOf } from './crop.ts';

/** Drawn anew, it says nothing of where and when it was taken. The sharpest that fits is sent. */
const FORMATS: readonly Format[] = [0.85, 0.75, 0.65, 0.5, 0.35].map((quality) => ['image/jpeg', quality]);

/** How far an arrow key moves it, in parts of what is shown, and how much a key zooms. */
const [STEP, FACTOR] = [0.05, 1.1] as const;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const apart = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

interface CropperProps {
  readonly picture: ImageBitmap;
  /** Says why it could not be saved, if so. */
  readonly save: (picture: string) => Promise<string | undefined>;
}

/** Where the player moves and zooms a picture under a round window: by a finger or two, a mouse, or keys. */
export const Cropper = ({ picture, save }: CropperProps) => {
  const [crop, setCrop] = useState<Crop>(wholeOf(picture));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const touches = useRef(new Map<number, Point>());
  const zoom = zoomOf(crop, picture);
  useLayoutEffect(() => draw(canvas.current, picture, crop), [crop]);

  function dragged(event: PointerEvent): void {
    const { current: all } = touches;
    const before = all.get(event.pointerId);
    const width = canvas.current?.clientWidth;
    if (!before || !width) return;
    const spread = apart([...all.values()]);
    all.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const wider = all.size === 2 && spread > 0 ? apart([...all.values()]) / spread : 1;
    // Each of two fingers moves it half as far.
    const part = all.size * width;
    setCrop((now) =>
      zoomed(
        moved(now, (before.x - event.clientX) / part, (before.y - event.clientY) / part, picture),
        zoomOf(now, picture) * wider,
        picture,
      ),
    );
  }

  function pressed(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    const factor = event.key === '+' ? FACTOR : event.key === '-' ? 1 / FACTOR : undefined;
    if (!arrow && factor === undefined) return;
    event.preventDefault();
    setCrop((now) =>
      arrow ? moved(now, ...arrow, picture) : zoomed(now, zoomOf(now, picture) * (factor ?? 1), picture),
    );
  }

  async function send(): Promise<void> {
    if (!canvas.current || busy) return;
    setBusy(true);
    setFault('');
    const text = await encoded(canvas.current, FORMATS, BYTES.picture);
    setFault((text === undefined ? CREST.unreadable : await save(text)) ?? '');
    setBusy(false);
  }

  const lifted = ({ pointerId }: PointerEvent) => void touches.current.delete(pointerId);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <canvas
        ref={canvas}
        class="crop"
        width={MOST.pixels}
        height={MOST.pixels}
        role="img"
        aria-label={FACE.hint}
        tabIndex={0}
        onKeyDown={pressed}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={dragged}
        onPointerUp={lifted}
        onPointerCancel={lifted}
      />
      <p class="hint">{FACE.hint}</p>
      <Field label={FACE.zoom}>
        {(ties) => (
          <input
            {...ties}
            type="range"
            min={1}
            max={LARGEST}
            step={0.01}
            value={zoom}
            onInput={({ currentTarget: { value } }) => setCrop((now) => zoomed(now, Number(value), picture))}
          />
        )}
      </Field>
      <div role="alert">{fault !== '' && <p class="fault">{fault}</p>}</div>
      <button type="submit" class="main" disabled={busy}>
        {WORDS.save}
      </button>
    </form>
  );
};

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, { x, y, side }: Crop): void {
  const drawing = canvas?.getContext('2d');
  if (!canvas || !drawing) return;
  drawing.imageSmoothingQuality = 'high';
  // A JPEG knows no transparency: what is not drawn would be black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}
