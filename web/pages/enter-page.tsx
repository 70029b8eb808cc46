import { type Assets, renderPage } from './page.tsx';
import { noScript, type Sentences, Without } from './without.tsx';
import { TEXT } from './words.ts';

/** Where a link with an access key leads: it says who you are now, where to go, and how to sign out. */
export const renderEnter = (assets: Assets, without: Sentences = noScript()): string =>
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
            {TEXT.opening}
          </p>
          <ul class="links" id="where" />
          <div id="people" />
          <div id="more" />
          <Without sentences={without} />
        </main>
      </>
    ),
  });
