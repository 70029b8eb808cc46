/// <reference lib="dom" />
import type { ComponentChildren } from 'preact';
import { Alone } from '#web/ui/page/alone.tsx';
import { Account } from '#web/ui/session/account-part.tsx';
import type { SignedInPage } from '#web/ui/session/acting.ts';
import type { Session } from '#web/ui/session/session.ts';
import { useSession } from '#web/ui/session/use-session.tsx';
import { ACCOUNT } from '#web/ui/session/ways-in.ts';
import { ACCOUNT_PART, ACCOUNT_TEXT, CONNECTION, OFFICIALS, TITLES, WORDS } from '#web/ui/texts.ts';
import { TEXT } from './texts.ts';

interface RequireSessionProps {
  /** The club that the address names; any club if it names none. */
  readonly club?: string;
  readonly ladder?: string;
  readonly roles: readonly Session['role'][];
  readonly children: (session: Session) => ComponentChildren;
}

export const RequireSession = ({ club, ladder, roles, children }: RequireSessionProps) => {
  const stage: SignedInPage = {
    app: ladder === undefined ? 'new' : 'desk',
    ...(club && { club }),
    ...(ladder && { ladder }),
  };
  const found = useSession(stage);
  const alone = (says: ComponentChildren) => <Alone title={TITLES.desk}>{says}</Alone>;
  if (!found || found === 'unreached') return alone(<p role="status">{found ? CONNECTION.trying : WORDS.oneMoment}</p>);
  if (found === 'nobody')
    return alone(
      <p role="alert">{ladder === undefined ? TEXT.organisersOnly : `${OFFICIALS.only} ${ACCOUNT_TEXT.nobody}`}</p>,
    );
  if ('gone' in found) return alone(<Account stage={stage} actor={found} />);
  if (club !== undefined && found.club.id !== club)
    return alone(
      <p role="alert">
        {ACCOUNT_PART.otherClub} <a href={`/${found.club.id}/`}>{found.club.name}</a>{' '}
        <a href={ACCOUNT}>{WORDS.signOut}</a>
      </p>,
    );
  if (roles.includes(found.role)) return <>{children(found)}</>;
  return alone(
    <p role="alert">
      {ladder === undefined ? TEXT.organisersOnly : OFFICIALS.only}{' '}
      {found.role === 'player' && ladder !== undefined && <a href={`/${found.club.id}/${ladder}/me/`}>{TITLES.me}</a>}{' '}
      <a href={ACCOUNT}>{WORDS.signOut}</a>
    </p>,
  );
};
