/// <reference lib="dom" />
import type { ComponentChildren } from 'preact';
import { Alone } from '#web/ui/page/alone.tsx';
import type { Stage } from '#web/ui/session/acting.ts';
import type { Session } from '#web/ui/session/session.ts';
import { ACCOUNT } from '#web/ui/session/session.ts';
import { Account, useSession } from '#web/ui/session/use-session.tsx';
import { ACCOUNT_PART, CONNECTION, TITLES, WORDS } from '#web/ui/texts.ts';
import { TEXT } from './texts.ts';

interface RequireSessionProps {
  /** The club that the address names; any where it names none. */
  readonly club?: string;
  readonly ladder?: string;
  readonly roles: readonly Session['role'][];
  readonly children: (session: Session) => ComponentChildren;
}

export const RequireSession = ({ club, ladder, roles, children }: RequireSessionProps) => {
  const stage: Stage = { app: ladder === undefined ? 'new' : 'desk', ...(club && { club }), ...(ladder && { ladder }) };
  const found = useSession(stage);
  if (!found || found === 'unreached')
    return (
      <Alone title={TITLES.desk}>
        <p role="status">{found ? CONNECTION.trying : WORDS.opening}</p>
      </Alone>
    );
  if (found === 'nobody')
    return (
      <Alone title={TITLES.desk}>
        <p role="alert">{ladder === undefined ? TEXT.organisersOnly : TEXT.nobody}</p>
      </Alone>
    );
  if ('gone' in found)
    return (
      <Alone title={TITLES.desk}>
        <Account stage={stage} actor={found} />
      </Alone>
    );
  if (club !== undefined && found.club.id !== club)
    return (
      <Alone title={TITLES.desk}>
        <p role="alert">
          {ACCOUNT_PART.otherClub} <a href={`/${found.club.id}/`}>{found.club.name}</a>{' '}
          <a href={ACCOUNT}>{WORDS.signOut}</a>
        </p>
      </Alone>
    );
  if (!roles.includes(found.role)) return <WrongRole session={found} {...(ladder !== undefined && { ladder })} />;
  return <>{children(found)}</>;
};

const WrongRole = ({ session: { role, club }, ladder }: { readonly session: Session; readonly ladder?: string }) => (
  <Alone title={TITLES.desk}>
    <p role="alert">
      {ladder === undefined ? TEXT.organisersOnly : TEXT.player}{' '}
      {role === 'player' && ladder !== undefined && <a href={`/${club.id}/${ladder}/me/`}>{TITLES.me}</a>}{' '}
      <a href={ACCOUNT}>{WORDS.signOut}</a>
    </p>
  </Alone>
);
