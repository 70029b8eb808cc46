import type { CardView } from '#shared/contract/card.ts';
import { presetWords } from '#shared/rules/common/settings-in-words.ts';
import { SETTINGS } from '#shared/rules/texts.ts';
import { OFFERS, PLAYS, type PlayOffer } from '#shared/systems/offers.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { capital } from '#shared/words/phrase.ts';
import { classOfLook, ToClub } from '../ui/page/club-look.tsx';
import { askingPageOf, LONGEST_ADDRESS } from '../ui/session/ways-in.ts';
import { ANSWERS, BY_MAIL, WORDS } from '../ui/texts.ts';
import { SIGN_UP } from './apps.tsx';
import { type Assets, type ClubLink, Lead, renderPage } from './page.tsx';
import { Preview } from './preview.tsx';
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
  return renderPage({
    title: 'Club Ladder',
    assets,
    script: '/assets/front.js',
    head: <Preview title="Club Ladder" about={FRONT.what} path="/" origin={origin} />,
    children: (
      <>
        <header class="front">
          {notice !== undefined && <p class="notice">{notice}</p>}
          <a class="sign-in" href="#sign-in">
            {ANSWERS.signIn}
          </a>
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
          <Kinds />
        </header>
        <main class="front">
          {isLong && <Clubs clubs={clubs} signUp={signUp} />}
          {live && <Live of={live} />}
          {!isLong && <Clubs clubs={clubs} signUp={signUp} />}
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

/** A small picture of each kind of ladder: lines by their width, what is filled, and holes in the colour of the page. */
const PICTURES = {
  rungs: { 2: 'M21 9h36M21 23h26M21 37h31', 9: 'M9 9h.1M9 23h.1M9 37h.1' },
  pyramid: { 9: 'M32 5h.1M25 17h.1m13.9 0h.1M18 29h.1m13.9 0h.1m13.9 0h.1M11 41h.1m13.9 0h.1m13.9 0h.1m13.9 0h.1' },
  nights: { 2: 'M4 4h56v38H4zM32 4v38', 7: 'M12 12v5m10-5v5M12 29v5M42 12v5' },
  games: {
    2: 'M14 5h36v36H14z',
    filled: 'M14 5h9v9h-9zm18 0h9v9h-9zm-9 9h9v9h-9zm18 0h9v9h-9zm-27 9h9v9h-9zm18 0h9v9h-9zm-9 9h9v9h-9zm18 0h9v9h-9z',
  },
  gaps: {
    1: 'M7 9h50M7 18h50M7 27h50M7 36h50M14 3v39M23 3v39M32 3v39M41 3v39M50 3v39',
    9: 'M23 18h.1M32 18h.1M32 27h.1M41 27h.1M41 36h.1',
    hole: 'M32 18h.1M41 27h.1',
  },
  points: { 9: 'M22 13h.1M32 6h.1M42 13h.1', filled: 'M10 22h44c0 12-9 20-22 20S10 34 10 22z' },
} as const;

/** Which of them shows a system that is offered with its written rules. */
function pictureOf({ system, hasNights }: PlayOffer): keyof typeof PICTURES {
  const { measure } = systemOf({ header: { system } }).controls;
  return measure === 'rungs' ? (hasNights ? 'nights' : 'games') : measure;
}

/** For which games there are ladders, and of which kinds. */
const Kinds = () => {
  const kinds = new Map<keyof typeof PICTURES, readonly string[]>([
    ['rungs', PLAYS.flatMap(({ game }) => (game && game !== 'other' ? [presetWords(game)] : []))],
    ['pyramid', [capital(SETTINGS.choices.shape['pyramid-right'])]],
  ]);
  for (const play of PLAYS.filter(({ game }) => game === undefined)) {
    const picture = pictureOf(play);
    const { title = '', says } = OFFERS.get(play.system) ?? {};
    // “Points” alone says nothing to those who don't know the game.
    const isNoName = picture === 'points' && says !== undefined;
    kinds.set(picture, [...(kinds.get(picture) ?? []), isNoName ? says : title]);
  }
  return (
    <ul class="kinds">
      {[...kinds].map(([picture, names]) => (
        <li>
          <Picture of={picture} />
          {names.join('\u00a0· ')}
        </li>
      ))}
    </ul>
  );
};

const Picture = ({ of }: { readonly of: keyof typeof PICTURES }) => (
  <svg width="64" height="46" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true">
    {Object.entries(PICTURES[of]).map(([how, d]) => (
      <path
        d={d}
        {...(how === 'filled' && { fill: 'currentColor', stroke: 'none' })}
        {...(how === 'hole' ? { stroke: 'Canvas', 'stroke-width': 6 } : { 'stroke-width': how })}
      />
    ))}
  </svg>
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
