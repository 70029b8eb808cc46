import type { Assets } from '#web/pages/page.tsx';
import { ASSETS, digest } from './assets.ts';
import { APP_STYLE } from './sheets.ts';

/** What the pages name that have forms or a script of their own. */
export const APP_ASSETS = {
  ...ASSETS,
  appStyle: `/assets/app.${digest(APP_STYLE)}.css`,
} as const satisfies Assets;
