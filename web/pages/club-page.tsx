import type { CardView } from '#shared/contract/card.ts';
import { dayWords, shortDay, shortestDay, weekdayOn } from '#shared/words/dates.ts';
import { parseAddress } from '#shared/words/email-address.ts';
import { inARow } from '#shared/words/lists.ts';
import { scoreWords } from '#shared/words/score.ts';
import { Crest, Face, initialsUnless } from '../ui/page/club-look.tsx';
import { SignIn } from '../ui/page/sign-in.tsx';
import { Name, Score } from '../ui/page/words.tsx';
import { LEADING, PEOPLE, WORDS } from '../ui/texts.ts';
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

/** A club's link has the picture of its first ladder whose page is there, which says whose it is. */
function pictureOf(club: string, ladders: readonly LadderLink[]): string | undefined {
  const shown = ladders.find(({ card }) => card !== undefined);
  return shown && `/${club}/${shown.id}/preview.png`;
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
    isFront: true,
    script: '/assets/signed-in.js',
    unindexed: club.unlisted,
    look: club,
    head: (
      <Preview
        title={club.name}
        about={aboutOf(ladders)}
        path={`/${club.id}/`}
        origin={origin}
        picture={pictureOf(club.id, inOrder)}
      />
    ),
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
          <Contact of={club.contact} />
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

/** Whom to write to, in the club's own words: an address is a link to write to it. */
const Contact = ({ of = '' }: { readonly of: string | undefined }) => {
  const address = parseAddress(of);
  if (of === '') return null;
  return <p>{CLUB.contact(address === undefined ? <bdi>{of}</bdi> : <a href={`mailto:${address}`}>{of}</a>)}</p>;
};

const Ladder = ({ ladder: { id, name, about, card }, club }: LadderProps) => (
  <section>
    <h2>
      <a href={`${id}/`}>
        <bdi>{name}</bdi>
      </a>
    </h2>
    {card && <Facts card={card} />}
    {card && <Top card={card} />}
    {card && card.state !== 'finished' && !card.closed && <Joining at={joiningAt({ club, ladder: id }, card)} />}
    {card?.latest && card.latest.length > 0 && <Latest results={card.latest} />}
    {card?.players !== undefined && card.players > 0 && <p>{PEOPLE.found(card.players)}</p>}
    {about && (
      <p>
        <Span system={about.systemName} start={about.season.start} end={about.season.end} />
      </p>
    )}
    {card && card.champions.length > 0 && <Champions card={card} id={id} />}
  </section>
);

/** The first three; who leads has a sentence only where it says more than that they are first. */
const Top = ({ card }: { readonly card: CardView }) => {
  const { top = [], state, since, season } = card;
  return (
    <>
      {(state !== 'running' || top.length === 0) && (
        <p class="lead">
          <Lead of={card} />
        </p>
      )}
      {top.length > 0 && (
        <ol class="top">
          {top.map(({ id, name, rung, face }) => (
            <li key={id} class={rung === 1 ? 'leads' : undefined}>
              <b>{rung}</b>
              <Face of={face} />
              <span>
                <bdi>{name}</bdi>
                {rung === 1 && state === 'running' && since !== undefined && (
                  <small>{LEADING.onTop(inItsYear(since, season.start), 0).join('')}</small>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
};

const Latest = ({ results }: { readonly results: NonNullable<CardView['latest']> }) => (
  <>
    <h3>{WORDS.results}</h3>
    <ul class="latest">
      {results.map(({ day, challenger, challenged, score }) => (
        <li>
          <time dateTime={day}>{shortestDay(day)}</time>
          <span>
            <Name of={challenger} /> <Score>{scoreWords(score)}</Score> <Name of={challenged} />
          </span>
        </li>
      ))}
    </ul>
  </>
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
