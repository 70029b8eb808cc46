import type { CardView } from '#shared/contract/card.ts';
import { dayWords, shortDay, weekdayOn } from '#shared/words/dates.ts';
import { inARow } from '#shared/words/lists.ts';
import { capital } from '#shared/words/phrase.ts';
import { Crest, initialsUnless } from '../ui/page/club-look.tsx';
import { SignIn } from '../ui/page/sign-in.tsx';
import { LEADING, PEOPLE } from '../ui/texts.ts';
import { Span } from './ladder-footer.tsx';
import { type Assets, joiningAt, Lead, type PageAddress, renderPage } from './page.tsx';
import { Preview } from './preview.tsx';
import { CLUB, FRONT, TEXT } from './texts.ts';

export interface LadderLink {
  readonly id: string;
  readonly name: string;
  readonly about?: {
    readonly systemName: string;
    readonly season: { readonly start: string; readonly end?: string };
  };
  readonly card?: CardView;
}

export function renderClub(
  club: PageAddress['club'],
  ladders: readonly LadderLink[],
  assets: Assets,
  { notice, origin }: { readonly notice?: string | undefined; readonly origin?: string } = {},
): string {
  const isOver = ({ card }: LadderLink): boolean => card?.state === 'finished';
  const inOrder = [...ladders.filter((each) => !isOver(each)), ...ladders.filter(isOver)];
  return renderPage({
    title: club.name,
    assets,
    script: '/assets/signed-in.js',
    unindexed: club.unlisted,
    look: club,
    head: <Preview title={club.name} about={aboutOf(ladders)} path={`/${club.id}/`} origin={origin} />,
    children: (
      <>
        <header>
          {notice !== undefined && <p class="notice">{notice}</p>}
          <p class="belongs">
            {!club.unlisted && <a href="/">{CLUB.allClubs}</a>}
            <SignIn club={club} />
          </p>
          <h1 {...initialsUnless(club)}>
            <Crest of={club.crest} />
            <bdi>{club.name}</bdi>
          </h1>
        </header>
        <main class="ladders">
          {inOrder.map((ladder) => (
            <Ladder ladder={ladder} club={club} />
          ))}
          {ladders.length === 0 && <NoLadder />}
        </main>
      </>
    ),
  });
}

/** In one sentence, for a card beside a link. */
const aboutOf = (ladders: readonly LadderLink[]): string =>
  ladders.length === 0 ? FRONT.what : CLUB.about(inARow(ladders.map(({ name }) => name)));

const NoLadder = () => (
  <section>
    <h2>{CLUB.none}</h2>
    <p>
      {CLUB.first((words) => (
        <a href="/new/">{words}</a>
      ))}
    </p>
  </section>
);

interface LadderProps extends Pick<PageAddress, 'club'> {
  readonly ladder: LadderLink;
}

const Ladder = ({ ladder: { id, name, about, card }, club }: LadderProps) => (
  <section>
    <h2>
      <a href={`${id}/`}>
        <bdi>{name}</bdi>
      </a>
    </h2>
    {card && <Top card={card} />}
    {card && <Facts card={card} />}
    {card && card.state !== 'finished' && !card.closed && <Joining at={joiningAt({ club, ladder: id }, card)} />}
    {card?.players !== undefined && card.players > 0 && <p>{PEOPLE.found(card.players)}</p>}
    {about && (
      <p>
        <Span system={about.systemName} start={about.season.start} end={about.season.end} />
      </p>
    )}
    {card && card.champions.length > 0 && <Champions card={card} id={id} />}
  </section>
);

const Top = ({ card }: { readonly card: CardView }) => (
  <p class="lead">
    <Lead of={card} />
    {card.state === 'running' && card.since !== undefined && (
      <small>{capital(LEADING.onTop(inItsYear(card.since, card.season.start), 0).join(''))}</small>
    )}
  </p>
);

/** "8 November", with the year where the season began in another. */
const inItsYear = (day: string, start: string): string =>
  day.slice(0, 4) === start.slice(0, 4) ? shortDay(day) : dayWords(day);

const Facts = ({ card: { state, venue, nights, deadline } }: { readonly card: CardView }) => (
  <>
    {nights !== undefined && <p>{CLUB.nights(nights)}</p>}
    {state === 'running' && deadline !== undefined && <p>{CLUB.deadline(weekdayOn(deadline))}</p>}
    {venue !== undefined && (
      <p>
        <bdi>{venue}</bdi>
      </p>
    )}
  </>
);

/** In its place a script says where the player who is signed in stands, and leads to their page. */
const Joining = ({ at }: { readonly at: string | undefined }) => (
  <p class="join">{at === undefined ? CLUB.join : TEXT.nobody.join((words) => <a href={at}>{words}</a>)}</p>
);

/** Past champions, newest first. */
const Champions = ({ card, id }: { readonly card: CardView; readonly id: string }) => (
  <>
    <h3>{CLUB.champions}</h3>
    <dl class="champions">
      {card.champions.map(({ season, winner }) => (
        <div>
          <dt>
            <a href={`${id}/${season}/`}>{season}</a>
          </dt>
          <dd>{winner ? <bdi>{winner.name}</bdi> : '–'}</dd>
        </div>
      ))}
    </dl>
  </>
);
