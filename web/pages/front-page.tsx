import type { CardView } from '#shared/contract/card.ts';
import { language } from '#shared/words/language.ts';
import { classOfLook, ToClub } from '../ui/page/club-look.tsx';
import { askingPageOf, LONGEST_ADDRESS } from '../ui/session/ways-in.ts';
import { ANSWERS, BY_MAIL, WORDS } from '../ui/texts.ts';
import { aboutPageOf } from './about-page.tsx';
import { SIGN_UP } from './apps.tsx';
import { type Assets, type ClubLink, Lead, renderPage } from './page.tsx';
import { Preview } from './preview.tsx';
import { Shown } from './shown.tsx';
import { ABOUT, CLUB, FRONT } from './texts.ts';

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
  readonly origin?: string;
  readonly signUp?: boolean | undefined;
  /** Whether players have sign-in links sent to them by e-mail. */
  readonly mails?: boolean | undefined;
}

/** From as many clubs on, people search, and that comes first. */
export const MANY_CLUBS = 20;

/** The front page of a deployment: what this is, a ladder as it is now, and the clubs that are listed. */
export const renderFront = (
  { clubs, live, origin, signUp = false, mails = false }: Front,
  assets: Assets,
  notice?: string,
): string => {
  const isLong = clubs.length >= MANY_CLUBS;
  // Nobody scrolls past a ladder to find their club among many.
  const beside = isLong ? undefined : live;
  return renderPage({
    title: 'Club Ladder',
    assets,
    isFront: true,
    script: '/assets/front.js',
    head: <Preview title="Club Ladder" about={FRONT.what} path="/" origin={origin} />,
    children: (
      <>
        <header class="front">
          {notice !== undefined && <p class="notice">{notice}</p>}
          <a class="sign-in" href="#sign-in">
            {ANSWERS.signIn}
          </a>
          <div class="opening">
            <div>
              <h1>Club Ladder</h1>
              <p>{FRONT.what}</p>
              {signUp && (
                <p>
                  <a class="start" href={SIGN_UP}>
                    {FRONT.startLink}
                  </a>{' '}
                  {FRONT.startText}
                </p>
              )}
              <p>
                <a href={aboutPageOf(language())}>{ABOUT.title}</a>
              </p>
              {beside && <AtTheClub />}
            </div>
            {beside ? <Live of={beside} /> : <AtTheClub />}
          </div>
        </header>
        <main class="front">
          <Clubs clubs={clubs} signUp={signUp} />
          {isLong && live && <Live of={live} />}
          <section id="sign-in">
            <h2>{ANSWERS.signIn}</h2>
            {mails && <ByAddress />}
            <p>{FRONT.how}</p>
          </section>
        </main>
      </>
    ),
  });
};

/** Has a link sent for every club that knows an address: new clubs are on no list. */
const ByAddress = () => (
  <>
    <p>{BY_MAIL.anywhere}</p>
    <form class="by-address" method="post" action={askingPageOf()}>
      <label>
        {BY_MAIL.email}
        <input type="email" name="email" autocomplete="email" maxLength={LONGEST_ADDRESS} required />
      </label>
      <button type="submit">{BY_MAIL.button}</button>
    </form>
  </>
);

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
        <a href={address}>{ANSWERS.wholeLadder}</a>
      </p>
    </section>
  );
};

/** What there is to see at a club: the wall, and a phone in front of it. */
const AtTheClub = () => (
  <p class="at-the-club">
    <Shown name="wall" />
    <Shown name="ladder" />
  </p>
);

const Clubs = ({ clubs, signUp }: Required<Pick<Front, 'clubs' | 'signUp'>>) => (
  <section class="clubs" id="clubs">
    <h2>{FRONT.find}</h2>
    {clubs.length >= MANY_CLUBS && (
      <label class="find scripted">
        {WORDS.search}
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
    {clubs.length === 0 && !signUp && <p>{FRONT.none}</p>}
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
