/// <reference lib="dom" />

/** How long a row is on its way, in milliseconds. */
const TIME = 700;

/** How far from the left of the window and down in its table each row lies, in pixels. */
export type Places = ReadonlyMap<Element, readonly [left: number, down: number]>;

const table = (): Element | null => document.querySelector('.ladder table');

/** Blocks out of sight are not laid out, and stay so. */
const isNear = (block: Element): boolean => {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
};

/** Where the rows lie that somebody sees, or may see in a moment. */
export function placesOfRows(): Places {
  const from = table()?.getBoundingClientRect().top ?? 0;
  const blocks = [...document.querySelectorAll('.ladder tbody')].filter(isNear);
  return new Map(
    blocks
      .flatMap((block) => [...block.querySelectorAll<HTMLElement>('tr:not([hidden])')])
      .map((row) => {
        const { left, top } = row.getBoundingClientRect();
        return [row, [left, top - from]];
      }),
  );
}

/** Lets each row glide from where it lay to where it lies; nothing moves for those who prefer that. */
export function glide(before: Places): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [row, place] of placesOfRows()) {
    const [left, down] = before.get(row) ?? place;
    const [right, way] = [left - place[0], down - place[1]];
    if (Math.hypot(right, way) < 1) continue;
    const far = Math.sign(way) * Math.min(Math.abs(way), innerHeight);
    row.animate([{ transform: `translate(${right}px, ${far}px)` }, { transform: 'none' }], {
      duration: TIME,
      easing: 'ease-in-out',
    });
  }
}
