import { Alone } from '../kit/alone.tsx';
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
  me: { title: 'Your page', script: '/assets/me.js' },
  player: { title: 'A player', script: '/assets/player.js' },
  wall: { title: 'Ladder on the wall', script: '/assets/wall.js' },
} as const satisfies Readonly<Record<string, App>>;

/** Where a club's organiser makes a ladder: at /new/, for the club whose link they have followed. */
export const NEW_LADDER: App = { title: 'New ladder', script: '/assets/new.js' };

/** An app before its script has run. Apps are tools, the same for all clubs: search engines find ladders, not them. */
export const renderApp = ({ title, script }: App, assets: Assets): string =>
  renderPage({
    title,
    assets,
    script,
    app: true,
    unindexed: true,
    children: (
      <div id="app">
        <Alone title={title}>
          <p role="status">Opening…</p>
          <noscript>
            <p>This page needs a browser that runs scripts. The ladder itself can be read without.</p>
          </noscript>
        </Alone>
      </div>
    ),
  });
