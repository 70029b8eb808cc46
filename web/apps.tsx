import type { Assets } from './page.tsx';
import { renderPage, type SCRIPTS } from './page.tsx';

interface App {
  readonly title: string;
  readonly script: keyof typeof SCRIPTS;
}

/**
 * The pages that a script makes: one file each for all clubs and ladders, shown at /club/ladder/NAME/. Which ladder is
 * meant, the script reads from the address.
 */
export const APPS = {
  board: { title: 'Club night', script: '/assets/board.js' },
  desk: { title: 'Desk', script: '/assets/desk.js' },
} as const satisfies Readonly<Record<string, App>>;

/** An app before its script has run. */
export const renderApp = ({ title, script }: App, assets: Assets): string =>
  renderPage({
    title,
    assets,
    script,
    app: true,
    children: (
      <div id="app">
        <p class="waiting" role="status">
          Opening…
        </p>
        <noscript>
          <p>This page needs a browser that runs scripts. The ladder itself can be read without.</p>
        </noscript>
      </div>
    ),
  });
