import { initialsUnless } from '../ui/page/club-look.tsx';
import type { ClubLink } from './club-page.tsx';
import { type Assets, renderPage } from './page.tsx';
import { CLUB } from './texts.ts';

/** In the place of a club’s pages, as long as it is suspended. */
export const renderSuspended = ({ name, colour }: ClubLink, assets: Assets): string =>
  renderPage({
    title: name,
    assets,
    unindexed: true,
    colour,
    children: (
      <>
        <header>
          <h1 {...initialsUnless({ name })}>
            <bdi>{name}</bdi>
          </h1>
        </header>
        <main class="ladders">
          <section>
            <p>{CLUB.suspended}</p>
          </section>
        </main>
      </>
    ),
  });
