/**
 * Where the icon lies: for whoever can draw it at any size, and as pictures, squares of so many pixels a side, for the
 * others. Apple's telephones take that of 180.
 */
export const ICONS = { drawing: '/assets/icon.svg', sides: [180, 192, 512] } as const;
export const pictureOf = (side: (typeof ICONS.sides)[number]): string => `/assets/icon-${side}.png`;

/**
 * What a home screen shows of a page that somebody puts there. `browser`: it opens in the browser, where the access link
 * was opened. `standalone`: as an app of its own, which is how an iPhone shows notices. Neither says where it starts: that
 * is then the very page that was put there, such as a player's own.
 */
export type Display = 'browser' | 'standalone';

/** Where the manifest lies. */
export const manifestPathOf = (display: Display): string =>
  `/assets/${display === 'browser' ? 'app' : 'own'}.webmanifest`;

/** From a player's own page everything of the site opens in the same app. */
export const manifestOf = (display: Display): string =>
  JSON.stringify({
    name: 'Club Ladder',
    short_name: 'Ladder',
    display,
    ...(display === 'standalone' && { scope: '/' }),
    icons: [
      { src: ICONS.drawing, type: 'image/svg+xml', sizes: 'any' },
      ...ICONS.sides.map((side) => ({
        src: pictureOf(side),
        type: 'image/png',
        sizes: `${side}x${side}`,
        purpose: 'any maskable',
      })),
    ],
  });
