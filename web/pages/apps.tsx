import { Alone } from '../kit/alone.tsx';
import type { AppName } from '../scripts.ts';
import type { Assets } from './page.tsx';
import { renderPage } from './page.tsx';

interface App {
  readonly title: string;
  /** The path of its script. */
  readonly script: string;
  /** What is said where no scripts run. */
  readonly without?: string;
}

/**
 * The pages that a script makes: one file each for all clubs and ladders, shown at /club/ladder/NAME/. Which ladder is
 * meant, the script reads from the address. Given are their titles.
 */
export const APPS = {
  board: 'Club night',
  desk: 'Desk',
  me: 'Your page',
  player: 'A player',
  wall: 'Ladder on the wall',
} as const satisfies { readonly [Name in AppName]?: string };

export const APP_NAMES = ['board', 'desk', 'me', 'player', 'wall'] as const satisfies readonly (keyof typeof APPS)[];

/** Where a club's organiser makes a ladder: at /new/, for the club whose link they have followed. */
export const NEW_LADDER = 'New ladder';

/** Where somebody asks to join a ladder that the address names behind "#", as the QR code on the wall has it: at /join/. */
export const ASK_TO_JOIN = 'Ask to join';

/** Where somebody starts a club, where the deployment lets them. */
export const SIGN_UP = '/new/club/';
export const START_CLUB = {
  title: 'Start your own club',
  without: 'Starting a club needs a browser that runs scripts. Or ask whoever runs this service for one.',
} as const;

const WITHOUT = 'This page needs a browser that runs scripts. The ladder itself can be read without.';

/** An app before its script has run. Apps are tools, the same for all clubs: search engines find ladders, not them. */
export const renderApp = ({ title, script, without = WITHOUT }: App, assets: Assets): string =>
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
            <p>{without}</p>
          </noscript>
        </Alone>
      </div>
    ),
  });
