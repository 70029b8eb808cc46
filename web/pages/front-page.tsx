import type { CardView } from '#shared/contract/card.ts';
import { classOfLook, ToClub } from '../ui/page/club-look.tsx';
import { BY_MAIL } from '../ui/texts.ts';
import { SIGN_UP } from './apps.tsx';
import { type Assets, type ClubLink, Lead, renderPage } from './page.tsx';
import { CLUB, FRONT } from './texts.ts';

interface FrontLadder {
  readonly id: string;
  readonly card: CardView;
}

export interface FrontClub extends ClubLink {
  /** The newest of its ladders; missing where there are too many clubs to tell of each. */
  readonly ladders?: readonly FrontLadder[];
}

export interface LiveLadder {
  readonly club: FrontClub;
  readonly ladder: FrontLadder;
}

export interface Front {
  readonly clubs: readonly FrontClub[];
  readonly live?: LiveLadder | undefined;
  readonly signUp?: boolean | undefined;
}

/** From as many clubs on, people search, and that comes first. */
export const MANY_CLUBS = 20;

/** The front page of a deployment: what this is, a ladder as it is now, and the clubs that are listed. */
export const renderFront = ({ clubs, live, signUp = false }: Front, assets: Assets, notice?: string): string => {
  const isLong = clubs.length >= MANY_CLUBS;
  return renderPage({
    title: 'Club Ladder',
    assets,
    script: '/assets/front.js',
    head: <meta name="description" content={FRONT.what} />,
    children: (
      <>
        <header class="front">
          {notice !== undefined && <p class="notice">{notice}</p>}
          <h1>Club Ladder</h1>
          <p>{FRONT.what}</p>
          {signUp && <Start />}
        </header>
        <main class="front">
          {isLong && <Clubs clubs={clubs} signUp={signUp} />}
          {live && <Live of={live} />}
          {!isLong && <Clubs clubs={clubs} signUp={signUp} />}
          <section id="sign-in">
            <h2>{FRONT.signIn}</h2>
            <p>{FRONT.how}</p>
            {clubs.length > 0 && (
              <p class="links scripted">
                <button type="button">{BY_MAIL.send}</button>
              </p>
            )}
          </section>
        </main>
      </>
    ),
  });
};

/** Its top rows are filled in by a script; without one, the link leads to them. */
const Live = ({ of: { club, ladder } }: { readonly of: LiveLadder }) => {
  const address = `/${club.id}/${ladder.id}/`;
  return (
    <section class="live" data-ladder={address}>
      <h2>
        <a href={address}>
          <bdi>{ladder.card.name ?? ladder.id}</bdi>
        </a>
      </h2>
      <p>
        <bdi>{club.name}</bdi>
      </p>
      <ol class="scripted" />
      <p>
        <a href={address}>{FRONT.whole}</a>
      </p>
    </section>
  );
};

const Start = () => (
  <p>
    <a class="start" href={SIGN_UP}>
      {FRONT.startLink}
    </a>{' '}
    {FRONT.startText}
  </p>
);

const Clubs = ({ clubs, signUp }: Required<Pick<Front, 'clubs' | 'signUp'>>) => (
  <section class="clubs" id="clubs">
    <h2>{FRONT.find}</h2>
    {clubs.length >= MANY_CLUBS && (
      <label class="find scripted">
        {FRONT.search}
        <input type="search" autocomplete="off" />
      </label>
    )}
    <ul>
      {clubs.map((club) => (
        <li>
          <h3 class={classOfLook(club)}>
            <ToClub club={club} href={`/${club.id}/`} />
          </h3>
          <Ladders club={club} />
        </li>
      ))}
    </ul>
    <p role="status" />
    {clubs.length === 0 && <p>{signUp ? FRONT.first : FRONT.none}</p>}
  </section>
);

const Ladders = ({ club: { id: club, ladders } }: { readonly club: FrontClub }) =>
  ladders && ladders.length === 0 ? (
    <p>{CLUB.none}</p>
  ) : (
    ladders && (
      <ul>
        {ladders.map(({ id, card }) => (
          <li>
            <a href={`/${club}/${id}/`}>
              <bdi>{card.name ?? id}</bdi>
            </a>{' '}
            <span>
              <Lead of={card} />
            </span>
          </li>
        ))}
      </ul>
    )
  );
