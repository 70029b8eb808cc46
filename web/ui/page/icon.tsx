/** Every sign of ours that is a drawing, as lines on 24 by 24: a character may come out in colours, or not at all. */
const ICONS = {
  home: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20c1-4 4-6 8-6s7 2 8 6',
  ladder: 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8',
  results: 'M4 20V11h4v9M10 20V5h4v15M16 20v-6h4v6',
  more: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  // A suitcase, and two crossed blades.
  away: 'M4 8h16v12H4zM9 8V4h6v4M8 12v4M16 12v4',
  busy: 'M4 3l14 14M20 3 6 17M14 20l7-7M10 20l-7-7M18 17l3 4M6 17l-3 4',
} as const;

type IconName = keyof typeof ICONS;

const BOX = '0 0 24 24';

/** Drawn in the colour of the text; what it means is said beside it. */
export const Icon = ({ of }: { readonly of: IconName }) => (
  <svg viewBox={BOX} width="24" height="24" aria-hidden="true">
    <path d={ICONS[of]} />
  </svg>
);

/** The same as a picture for a style sheet: what is opaque of it counts. */
export const iconInStyle = (of: IconName): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX}" fill="none" stroke="#000" stroke-width="2.6" stroke-linecap="round"><path d="${ICONS[of]}"/></svg>`)}")`;
