/// <reference lib="dom" />
import { chooseActor, type Gone, isFor, type Stage } from './acting.ts';
import type { Session } from './session.ts';
import { ACCOUNT } from './sign-out.ts';

const TEXT = {
  you: 'You:',
  switch: 'Switch or sign out',
  official: 'This page is for players. Your key is an official’s:',
  board: 'Club-night board',
  desk: 'Desk',
  otherClub: 'Your link is for another club:',
  gone: (label: string) => `“${label}” is signed out here.`,
  goOn: (name: string) => `Go on as ${name}`,
} as const;

/** What somebody is called where others could be meant. */
const nameOf = ({ role, label }: Session): string =>
  role === 'player' || label === role ? label : `${label} (${role})`;

export interface AccountProps {
  readonly stage: Stage;
  readonly actor: Session | Gone;
}

/** As whom a page acts, the pages of its ladder that are for others here, and where people switch and sign out. */
export const Part = ({ stage, actor }: AccountProps) =>
  'gone' in actor ? (
    <GoOn stage={stage} gone={actor} />
  ) : actor.club.id !== stage.club ? (
    <OtherClub session={actor} />
  ) : isFor(stage, actor) ? (
    <You stage={stage} session={actor} />
  ) : (
    <Official />
  );

const OtherClub = ({ session: { club } }: { readonly session: Session }) => (
  <p>
    {TEXT.otherClub}{' '}
    <a href={`/${club.id}/`}>
      <bdi>{club.name}</bdi>
    </a>{' '}
    <a href={ACCOUNT}>{TEXT.switch}</a>
  </p>
);

const Official = () => (
  <p>
    {TEXT.official} <a href="../board/">{TEXT.board}</a>, <a href="../desk/">{TEXT.desk}</a>,{' '}
    <a href={ACCOUNT}>{TEXT.switch}</a>
  </p>
);

interface SomebodyProps {
  readonly stage: Stage;
  readonly session: Session;
}

const You = ({ stage, session }: SomebodyProps) => (
  <span class="account">
    {TEXT.you} <bdi>{nameOf(session)}</bdi>
    {(session.others ?? [])
      .filter(({ club }) => club.id === stage.club)
      .map((each) => (
        <span key={each.actor}>
          {' '}
          · <Other stage={stage} session={each} />
        </span>
      ))}{' '}
    · <a href={ACCOUNT}>{TEXT.switch}</a>
  </span>
);

const PAGES = { organiser: 'desk', scorer: 'board', player: 'me' } as const;

/** The page of somebody else, who is signed in here as well. */
const Other = ({ stage: { club = '', ladder = '' }, session }: SomebodyProps) => {
  const app = PAGES[session.role];
  const choose = () => chooseActor({ app, club, ladder }, session);
  return (
    <a href={`/${club}/${ladder}/${app}/`} onClick={choose} onAuxClick={choose}>
      <bdi>{nameOf(session)}</bdi>
    </a>
  );
};

interface GoOnProps {
  readonly stage: Stage;
  readonly gone: Gone;
}

/** Whoever a page was for is signed out: it is for nobody else before somebody says so. */
const GoOn = ({ stage, gone: { gone, others } }: GoOnProps) => (
  <>
    <p role="alert">
      {TEXT.gone(gone)} <a href={ACCOUNT}>{TEXT.switch}</a>
    </p>
    {others.map((each) => (
      <p key={each.actor}>
        <button
          type="button"
          onClick={() => {
            chooseActor(stage, each);
            location.reload();
          }}
        >
          {TEXT.goOn(nameOf(each))}
        </button>
      </p>
    ))}
  </>
);
