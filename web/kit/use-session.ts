/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { currentSession } from './last-session.ts';
import type { Session } from './session.ts';

/** Milliseconds after which a service that could not be reached is asked again. */
const AGAIN = 3000;

/** Whose session this browser has; nothing until that is known. Asked until the answer is sure. */
export function useSession(): Session | 'nobody' | 'unreached' | undefined {
  const [found, setFound] = useState<Session | 'nobody' | 'unreached'>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const { session, sure } = await currentSession();
      setFound(session);
      if (!sure) timer = setTimeout(() => void look(), AGAIN);
    };
    void look();
    return () => clearTimeout(timer);
  }, []);
  return found;
}
