import { Alone } from '../ui/page/alone.tsx';
import { initialsUnless } from '../ui/page/club-look.tsx';
import type { ClubLink } from './page.tsx';
import { type Assets, renderPage } from './page.tsx';
import { CLUB, NOTHING_THERE } from './texts.ts';

/** Replaces a club’s pages while it is suspended. */
export const renderSuspended = (club: ClubLink, assets: Assets): string =>
  renderPage({
    title: club.name,
    assets,
    isFront: true,
    unindexed: true,
    look: club,
    children: (
      <>
        <header>
          <h1 {...initialsUnless({ name: club.name })}>
            <bdi>{club.name}</bdi>
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

export const renderNothingThere = (assets: Assets): string =>
  renderPage({
    title: NOTHING_THERE.heading,
    assets,
    unindexed: true,
    children: (
      <Alone title={NOTHING_THERE.heading}>
        <p>{NOTHING_THERE.check}</p>
        <p>
          <a href="/">{CLUB.allClubs}</a>
        </p>
      </Alone>
    ),
  });
