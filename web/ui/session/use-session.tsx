/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { speak } from '../page/language.ts';
import { loadPart } from '../page/loading.ts';
import { usePart } from '../page/use-part.ts';
import { ACCOUNT_TEXT } from '../texts.ts';
import type { AccountProps } from './account-part.tsx';
import { findActor, type Gone, lastActor, type SignedInPage } from './acting.ts';
import type { Session } from './session.ts';
import { ACCOUNT } from './ways-in.ts';

/** Milliseconds after which a service that could not be reached is asked again. */
const AGAIN = 3000;

type FoundSession = Session | Gone | 'nobody' | 'unreached';

/** As whom this page acts; undefined until known. A page in a hurry goes by what this browser remembers. */
export function useSession(stage: SignedInPage): FoundSession | undefined {
  const [found, setFound] = useState<FoundSession | undefined>(() =>
    stage.app === 'board' ? lastActor(stage) : undefined,
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const { actor, sure } = await findActor(stage);
      const says = typeof actor === 'object' && 'club' in actor && speak(actor.club.language);
      // As whom it acts is drawn with the page: what comes later would move what is there.
      if (typeof actor === 'object') await Promise.allSettled([says, loadPart('account')]);
      setFound(actor);
      if (!sure) timer = setTimeout(() => void look(), AGAIN);
    };
    void look();
    return () => clearTimeout(timer);
  }, [stage.app, stage.club, stage.ladder]);
  return found;
}

/** As whom a page acts, and the ways to others; as long as those did not come, to where there are all of them. */
export const Account = (props: AccountProps) => {
  const { Part } = usePart<AccountProps>('account', props.actor);
  return Part ? <Part {...props} /> : <a href={ACCOUNT}>{ACCOUNT_TEXT.switch}</a>;
};
