/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { speak } from '../page/language.ts';
import { findActor, type Gone, lastActor, type SignedInPage } from './acting.ts';
import type { Session } from './session.ts';

/** Milliseconds after which a service that could not be reached is asked again. */
const AGAIN = 3000;

type FoundSession = Session | Gone | 'nobody' | 'unreached';

/** As whom this page acts; undefined until known. Until the service says it, it goes by what this browser remembers. */
export function useSession(stage: SignedInPage): FoundSession | undefined {
  const [found, setFound] = useState<FoundSession | undefined>(() => lastActor(stage));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const { actor, sure } = await findActor(stage);
      if (typeof actor === 'object' && 'club' in actor) await speak(actor.club.language);
      setFound(actor);
      if (!sure) timer = setTimeout(() => void look(), AGAIN);
    };
    void look();
    return () => clearTimeout(timer);
  }, [stage.app, stage.club, stage.ladder]);
  return found;
}
