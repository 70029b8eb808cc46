/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { ask } from '#web/ui/session/api.ts';

/** Milliseconds between two looks. */
const PAUSE = 120_000;
const ANSWERED = 'request-answered';

export const requestAnswered = (): boolean => dispatchEvent(new Event(ANSWERED));

export const LINKS_CHANGED = 'links-changed';
export const linksChanged = (): boolean => dispatchEvent(new Event(LINKS_CHANGED));

export function useWaiting(club: string, role: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (role !== 'organiser') return;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const outcome = await ask<'listJoinRequests'>(`/api/clubs/${club}/requests`);
      if (outcome.kind === 'done') setCount(outcome.body.requests.length);
    };
    const again = (): void => void look();
    again();
    const timer = setInterval(again, PAUSE);
    addEventListener(ANSWERED, again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      removeEventListener(ANSWERED, again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [club, role]);
  return count;
}
