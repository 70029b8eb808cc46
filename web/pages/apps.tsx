import { Alone } from '../kit/alone.tsx';
import type { AppName } from '../scripts.ts';
import type { Display } from './manifest.ts';
import type { Assets } from './page.tsx';
import { renderPage } from './page.tsx';
import { TEXT } from './texts.ts';
import { type Before, before, Opening, Without } from './without.tsx';

interface App {
  readonly title: string;
  /** The path of its script. */
  readonly script: string;
  /** What is said until its script runs. */
  readonly says?: Before;
  readonly display?: Display;
  /** The class of what is around it, where that changes the whole page. */
  readonly look?: AppName | undefined;
}

/**
 * The pages that a script makes: one file each for all clubs and ladders, shown at /club/ladder/NAME/. Which ladder is
 * meant, the script reads from the address.
 */
export const APP_NAMES = ['board', 'desk', 'me', 'player', 'wall'] as const satisfies readonly AppName[];

/** Where somebody starts a club, where the deployment lets them. */
export const SIGN_UP = '/new/club/';
export const signUpPage = (): typeof TEXT.signUp => TEXT.signUp;

/** An app before its script has run. Apps are tools, the same for all clubs: search engines find ladders, not them. */
export const renderApp = (
  { title, script, says: { opening, without } = before(), display, look }: App,
  assets: Assets,
): string =>
  renderPage({
    title,
    assets,
    script,
    app: true,
    display,
    unindexed: true,
    children: (
      <div id="app">
        <div class={look}>
          <Alone title="Club Ladder">
            <p role="status">
              <Opening sentences={opening} />
            </p>
            <Without sentences={without} />
          </Alone>
        </div>
      </div>
    ),
  });
