import { type Assets, renderPage } from './page.tsx';

/** Where a link with an access key leads: it says who you are now, where to go, and how to sign out. */
export const renderEnter = (assets: Assets): string =>
  renderPage({
    title: 'Enter – Club Ladder',
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
            Looking at your link…
          </p>
          <ul class="links" id="where" />
          <div id="people" />
          <div id="more" />
          <noscript>
            <p>Entering with a link needs a browser that runs scripts. The ladders themselves can be read without.</p>
          </noscript>
        </main>
      </>
    ),
  });
