import { fullDay } from '../../shared/words/dates.ts';
import { type Assets, renderPage } from './page.tsx';

export interface ClubLink {
  readonly id: string;
  readonly name: string;
  readonly unlisted?: boolean;
}

export interface LadderLink {
  readonly id: string;
  readonly name: string;
  readonly systemName: string;
  readonly season: { readonly start: string; readonly end?: string };
}

/** A club's own page: its ladders. */
export const renderClub = (club: ClubLink, ladders: readonly LadderLink[], assets: Assets, notice?: string): string =>
  renderPage({
    title: club.name,
    assets,
    unindexed: club.unlisted,
    children: (
      <>
        <header>
          {notice !== undefined && <p class="notice">{notice}</p>}
          <h1>
            <bdi>{club.name}</bdi>
          </h1>
        </header>
        <main>
          <ul class="links">
            {ladders.map((ladder) => (
              <li>
                <a href={`${ladder.id}/`}>
                  <bdi>{ladder.name}</bdi>
                </a>
                <p>
                  {ladder.systemName} system, from {fullDay(ladder.season.start)}
                  {ladder.season.end !== undefined && ` to ${fullDay(ladder.season.end)}`}
                </p>
              </li>
            ))}
          </ul>
          {ladders.length === 0 && <p>This club has no ladder yet.</p>}
        </main>
      </>
    ),
  });

/** The front page of a deployment: its clubs that are listed. */
export const renderFront = (clubs: readonly ClubLink[], assets: Assets, notice?: string): string =>
  renderPage({
    title: 'Club Ladder',
    assets,
    children: (
      <>
        <header>
          {notice !== undefined && <p class="notice">{notice}</p>}
          <h1>Club Ladder</h1>
        </header>
        <main>
          <ul class="links">
            {clubs.map((club) => (
              <li>
                <a href={`/${club.id}/`}>
                  <bdi>{club.name}</bdi>
                </a>
              </li>
            ))}
          </ul>
          {clubs.length === 0 && <p>No club is listed yet.</p>}
        </main>
      </>
    ),
  });
