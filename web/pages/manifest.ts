/** Where the icon lies: for whoever can draw it at any size, and as a picture of so many pixels a side for the others. */
export const ICONS = { drawing: '/assets/icon.svg', picture: '/assets/icon.png', side: 384 } as const;

/** Where the manifest lies. */
export const MANIFEST_PATH = '/assets/app.webmanifest';

/**
 * What a home screen shows of a page that somebody puts there. It opens in the browser: an app of its own would on some
 * telephones know nothing of the access link that was opened in the browser.
 */
export const MANIFEST = JSON.stringify({
  name: 'Club Ladder',
  short_name: 'Ladder',
  display: 'browser',
  icons: [
    { src: ICONS.drawing, type: 'image/svg+xml', sizes: 'any' },
    { src: ICONS.picture, type: 'image/png', sizes: `${ICONS.side}x${ICONS.side}`, purpose: 'any maskable' },
  ],
});
