/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import { speak } from '../page/language.ts';
import { useLooking } from '../page/use-looking.ts';
import { findActor, type Gone, lastActor, type SignedInPage } from './acting.ts';
import type { Session } from './session.ts';

/** Milliseconds after which a service that could not be reached is asked again. */
const AGAIN = 3000;

type FoundSession = Session | Gone | 'nobody' | 'unreached';

/** As whom this page acts; undefined until known. Until the service says it, it goes by what this browser remembers. */
export function useSession(stage: SignedInPage): FoundSession | undefined {
  const [found, setFound] = useState<FoundSession | undefined>(() => lastActor(stage));
  useLooking(async () => {
    const { actor, sure } = await findActor(stage);
    if (typeof actor === 'object' && 'club' in actor) await speak(actor.club.language);
    setFound(actor);
    return sure ? undefined : AGAIN;
  }, [stage.app, stage.club, stage.ladder]);
  return found;
}
