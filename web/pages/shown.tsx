import { SHOWN } from './texts.ts';

/** Pictures of pages as they are, which `npx tsx docs/screenshots.ts` takes: their sizes in pixels. */
const SIZES = {
  wall: [900, 506],
  ladder: [390, 780],
  me: [390, 780],
  'club-night': [900, 625],
} as const;

export type ShownName = keyof typeof SIZES;

export const Shown = ({ name }: { readonly name: ShownName }) => {
  const [width, height] = SIZES[name];
  return (
    <img src={`/assets/shown-${name}.webp`} width={width} height={height} alt={SHOWN[name]} class={`is-${name}`} />
  );
};
