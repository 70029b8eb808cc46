import { TEXT } from './club/words.ts';
import type { ClubLink } from './club-page.tsx';
import { type Assets, renderPage } from './page.tsx';

/** In the place of a club’s pages, as long as it is suspended. */
export const renderSuspended = ({ name, colour }: ClubLink, assets: Assets, notice?: string): string =>
  renderPage({
    title: name,
    assets,
    unindexed: true,
    colour,
    children: (
      <>
        <header>
          {notice !== undefined && <p class="notice">{notice}</p>}
          <h1>
            <bdi>{name}</bdi>
          </h1>
        </header>
        <main>
          <p>
            <b>{TEXT.suspended}</b>
          </p>
          <p>{TEXT.suspendedText}</p>
        </main>
      </>
    ),
  });
