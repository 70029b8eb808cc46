import type { OwnContactView } from '#shared/features/own.ts';
import { controlsOf, mayBeAway } from '#web/ui/ladder/controls.ts';
import { Account, type AccountProps } from '#web/ui/session/account-part.tsx';
import { ladderOfAddress, type Session } from '#web/ui/session/session.ts';
import { Away, AwaySheet } from './away/away.tsx';
import { OwnFace } from './face/face.tsx';
import { Notices } from './notices/notices.tsx';
import { SharingForm } from './notices/sharing.tsx';
import { OwnPreferences, PreferSheet } from './preferences.tsx';
import type { Tools } from './tools.tsx';

export interface MoreProps {
  readonly tools: Tools;
  readonly session: Session;
}

export interface OwnSheetProps {
  readonly tools: Tools;
  readonly sheet: 'prefer' | 'away';
}

export interface AsksContactProps {
  /** What opponents may see of how to reach the player: asked once, at their first challenge. */
  readonly contact: OwnContactView;
}

export type { AccountProps };

/** What a player sets once and seldom looks at again; or a part of it, or what is said to others than players. */
export const Part = (props: MoreProps | OwnSheetProps | AsksContactProps | AccountProps) => {
  if ('contact' in props) return <SharingForm known={props.contact} asks />;
  if ('stage' in props) return <Account {...props} />;
  if (!('sheet' in props)) return <More {...props} />;
  return props.sheet === 'away' ? <AwaySheet tools={props.tools} /> : <PreferSheet tools={props.tools} />;
};

const More = ({ tools, session }: MoreProps) => {
  const { ladder } = tools.model;
  return (
    <>
      {mayBeAway(ladder) && <Away tools={tools} />}
      {controlsOf(ladder).preferences.length > 0 && <OwnPreferences tools={tools} />}
      <OwnFace club={session.club.id} tools={tools} />
      <Notices club={session.club.id} />
      <p class="account">
        <Account stage={{ app: 'me', ...ladderOfAddress() }} actor={session} />
      </p>
    </>
  );
};
