/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { capital } from '#shared/words/phrase.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { hasNights } from '../ladder/nights.ts';
import { ACCOUNT_PART, ANSWERS, ACCOUNT_TEXT as SWITCHING, TITLES } from '../texts.ts';
import { chooseActor, type Gone, isFor, type SignedInPage } from './acting.ts';
import type { Session } from './session.ts';
import { ACCOUNT } from './ways-in.ts';

/** What a person is called where others could be meant. */
const nameOf = ({ role, label }: Session): string =>
  role === 'player' || label === role ? label : `${label} (${ACCOUNT_PART.roles[role]})`;

export interface AccountProps {
  readonly stage: SignedInPage;
  readonly actor: Session | Gone;
}

/** As whom a page acts, the pages of its ladder that are for others here, and where people switch and sign out. */
export const Account = ({ stage, actor }: AccountProps) =>
  'gone' in actor ? (
    <GoOn stage={stage} gone={actor} />
  ) : actor.club.id !== stage.club ? (
    <OtherClub session={actor} />
  ) : isFor(stage, actor) ? (
    <You stage={stage} session={actor} />
  ) : (
    <Official stage={stage} session={actor} />
  );

const OtherClub = ({ session: { club } }: { readonly session: Session }) => (
  <p>
    {ACCOUNT_PART.otherClub}{' '}
    <a href={`/${club.id}/`}>
      <bdi>{club.name}</bdi>
    </a>{' '}
    <a href={ACCOUNT}>{SWITCHING.switch}</a>
  </p>
);

interface SomebodyProps {
  readonly stage: SignedInPage;
  readonly session: Session;
}

/** Whether the ladder of a page has club nights, as far as is known yet; asked only if one is offered. */
function useNights({ app, club, ladder }: SignedInPage, role: Session['role']): boolean {
  const [found, setFound] = useState(app === 'board');
  useEffect(() => {
    if (app !== 'board' && role !== 'player' && club && ladder) void hasNights(club, ladder).then(setFound);
  }, [app, role, club, ladder]);
  return found;
}

const Official = ({ stage, session: { role } }: SomebodyProps) => (
  <p>
    {ACCOUNT_PART.notPlayer(role === 'organiser')}{' '}
    {useNights(stage, role) && (
      <>
        <a href="../board/">{TITLES.board}</a> ·{' '}
      </>
    )}
    <a href="../desk/">{TITLES.desk}</a> · <a href={ACCOUNT}>{SWITCHING.switch}</a>
  </p>
);

const You = ({ stage, session }: SomebodyProps) => (
  <span class="account">
    {SHARED.labelled(capital(ANSWERS.you), <bdi key="you">{nameOf(session)}</bdi>)}
    {(session.others ?? [])
      .filter(({ club }) => club.id === stage.club)
      .map((each) => (
        <span key={each.actor}>
          {' '}
          · <Other stage={stage} session={each} />
        </span>
      ))}{' '}
    · <a href={ACCOUNT}>{SWITCHING.switch}</a>
  </span>
);

/** The page of another person who is signed in here as well. */
const Other = ({ stage, session }: SomebodyProps) => {
  const { club = '', ladder = '' } = stage;
  const nights = useNights(stage, session.role);
  const app = session.role === 'player' ? 'me' : session.role === 'scorer' && nights ? 'board' : 'desk';
  const choose = () => chooseActor({ app, club, ladder }, session);
  return (
    <a href={`/${club}/${ladder}/${app}/`} onClick={choose} onAuxClick={choose}>
      <bdi>{nameOf(session)}</bdi>
    </a>
  );
};

/** The person a page was for is signed out: it acts for no one else before the user says so. */
const GoOn = ({ stage, gone: { gone, others } }: { readonly stage: SignedInPage; readonly gone: Gone }) => (
  <>
    <p role="alert">
      {ACCOUNT_PART.gone(gone)} <a href={ACCOUNT}>{SWITCHING.switch}</a>
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
          {ACCOUNT_PART.goOn(nameOf(each))}
        </button>
      </p>
    ))}
  </>
);
