import { type Assets, renderPage } from './page.tsx';
import { type Before, before, Opening, Without } from './without.tsx';

/** Where a link with an access key leads: it says who you are now, where to go, and how to sign out. */
export const renderEnter = (assets: Assets, { opening, without }: Before = before()): string =>
  renderPage({
    title: 'Club Ladder',
    assets,
    script: '/assets/enter.js',
    unindexed: true,
    children: (
      <>
        <header>
          <h1>Club Ladder</h1>
        </header>
        <main>
          <p id="who" role="status">
            <Opening sentences={opening} />
          </p>
          <ul class="links" id="where" />
          <div id="people" />
          <div id="more" />
          <Without sentences={without} />
        </main>
      </>
    ),
  });
