import type { CardView } from '../../shared/contract/card.ts';
import { fullDay } from '../../shared/words/dates.ts';
import { Lead } from './lead.tsx';
import { type Assets, renderPage } from './page.tsx';

export interface ClubLink {
  readonly id: string;
  readonly name: string;
  readonly unlisted?: boolean;
}

export interface LadderLink {
  readonly id: string;
  readonly name: string;
  /** Missing where the ladder could not be read. */
  readonly about?: {
    readonly systemName: string;
    readonly season: { readonly start: string; readonly end?: string };
  };
  /** Missing as long as its own page was not published. */
  readonly card?: CardView;
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
            {ladders.map(({ id, name, about, card }) => (
              <li>
                <a href={`${id}/`}>
                  <bdi>{name}</bdi>
                </a>
                {about && (
                  <p>
                    {about.systemName} system, from {fullDay(about.season.start)}
                    {about.season.end !== undefined && ` to ${fullDay(about.season.end)}`}
                  </p>
                )}
                {card && <Card card={card} id={id} />}
              </li>
            ))}
          </ul>
          {ladders.length === 0 && <p>This club has no ladder yet.</p>}
        </main>
      </>
    ),
  });

/** How a ladder is going, and who has won it before. */
const Card = ({ card, id }: { readonly card: CardView; readonly id: string }) => (
  <>
    <p>
      <Lead of={card} />
      {card.nights !== undefined && ` Club nights: ${card.nights}.`}
    </p>
    {card.champions.length > 0 && (
      <dl class="champions">
        {card.champions.map(({ season, winner }) => (
          <div>
            <dt>
              <a href={`${id}/${season}/`}>{season}</a>
            </dt>
            <dd>{winner ? <bdi>{winner.name}</bdi> : 'no champion'}</dd>
          </div>
        ))}
      </dl>
    )}
  </>
);
