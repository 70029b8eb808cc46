import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { ICONS, MANIFEST_PATH } from './manifest.ts';
import { PAPER } from './style.ts';

/** Where the parts of the site lie that all pages share. */
export interface Assets {
  /** The path of the style sheet of every page; paths of style sheets change with their content. */
  readonly style: string;
  /** That of what apps add to it, where there are apps among the pages. */
  readonly appStyle?: string;
}

/** The scripts of the site by path, and the sources they are built from. Every page works without them. */
export const SCRIPTS = {
  '/assets/refresh.js': 'web/apps/ladder/main.ts',
  '/assets/enter.js': 'web/apps/enter/main.ts',
  '/assets/chart.js': 'web/apps/chart/main.tsx',
  '/assets/what-if.js': 'web/apps/what-if/main.tsx',
  '/assets/player.js': 'web/apps/player/main.tsx',
  '/assets/wall.js': 'web/apps/wall/main.tsx',
  '/assets/board.js': 'web/apps/board/main.tsx',
  '/assets/desk.js': 'web/apps/desk/main.tsx',
  '/assets/new.js': 'web/apps/desk/new.tsx',
  '/assets/me.js': 'web/apps/me/main.tsx',
  '/assets/proposals.js': 'web/apps/me/proposals/main.tsx',
  '/assets/record.js': 'web/apps/me/record/main.tsx',
  '/assets/moves.js': 'web/apps/desk/moves.ts',
  '/assets/admin-history.js': 'web/apps/desk/admin-history.ts',
  '/assets/listing.js': 'web/apps/desk/listing.ts',
  '/assets/qr.js': 'web/kit/qr-encoder.ts',
  '/worker.js': 'web/apps/worker/main.ts',
} as const;

/** The one of them that no page names: apps leave it in the browser. At the root, it may look after any address. */
export const WORKER: keyof typeof SCRIPTS = '/worker.js';

interface PageProps {
  readonly title: string;
  readonly assets: Assets;
  readonly script?: keyof typeof SCRIPTS;
  /** Whether the script makes the page. */
  readonly app?: boolean;
  /** Whether search engines are to leave it alone. */
  readonly unindexed?: boolean | undefined;
  /** What else the head says: previews of a link, and the same in other formats. */
  readonly head?: ComponentChildren;
  readonly children: ComponentChildren;
}

const Page = ({ title, assets, script, app, unindexed, head, children }: PageProps) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {unindexed && <meta name="robots" content="noindex" />}
      <title>{title}</title>
      <link rel="icon" href={ICONS.drawing} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={ICONS.picture} />
      <link rel="manifest" href={MANIFEST_PATH} />
      <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
      <link rel="stylesheet" href={assets.style} />
      {app && <link rel="stylesheet" href={assets.appStyle} />}
      {script && <script type="module" src={script} />}
      {head}
    </head>
    <body>{children}</body>
  </html>
);

/** A whole page as a browser gets it. */
export const renderPage = (props: PageProps): string => `<!doctype html>\n${renderToString(<Page {...props} />)}\n`;
