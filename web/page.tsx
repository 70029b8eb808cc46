import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** Where the parts of the site lie that all pages share. */
export interface Assets {
  /** The paths of the style sheets, which change with their content: that of every page, and what apps add to it. */
  readonly style: string;
  readonly appStyle: string;
}

/** The scripts of the site by path, and the sources they are built from. Every page works without them. */
export const SCRIPTS = {
  '/assets/refresh.js': 'web/client/refresh.ts',
  '/assets/enter.js': 'web/client/enter.ts',
  '/assets/board.js': 'web/board/main.tsx',
  '/assets/desk.js': 'web/desk/main.tsx',
} as const;

interface PageProps {
  readonly title: string;
  readonly assets: Assets;
  readonly script?: keyof typeof SCRIPTS;
  /** Whether the script makes the page. */
  readonly app?: boolean;
  readonly children: ComponentChildren;
}

const Page = ({ title, assets, script, app, children }: PageProps) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href={assets.style} />
      {app && <link rel="stylesheet" href={assets.appStyle} />}
      {script && <script type="module" src={script} />}
    </head>
    <body>{children}</body>
  </html>
);

/** A whole page as a browser gets it. */
export const renderPage = (props: PageProps): string => `<!doctype html>\n${renderToString(<Page {...props} />)}\n`;
