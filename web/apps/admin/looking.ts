/// <reference lib="dom" />
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask } from '#web/ui/session/api.ts';
import type { AdminView } from './view.ts';

/** Milliseconds between two looks: others may be recording too. */
const PAUSE = 4000;
/** The status that says that a key or session is no good any more. */
const SIGNED_OUT = 401;

/** The ladder as the service has it, looked at again and again while the page is to be seen. */
export function useView(path: string) {
  const [view, setView] = useState<AdminView>();
  const [stale, setStale] = useState(false);
  const [missing, setMissing] = useState(false);
  const [shut, setShut] = useState(false);
  const known = useRef<{ readonly etag: string | undefined; readonly view: AdminView }>(undefined);

  /** Fails where nothing was ever seen; else what was seen last stays. */
  async function refresh(): Promise<AdminView> {
    const outcome = await ask<'getLadder'>(path, { known: known.current?.etag });
    if (outcome.kind === 'done') {
      known.current = { etag: outcome.etag, view: outcome.body };
      setView(outcome.body);
    }
    setMissing(outcome.kind === 'refused');
    setShut(outcome.kind === 'refused' && outcome.problem.status === SIGNED_OUT);
    setStale(outcome.kind === 'unreached');
    if (!known.current) throw new Error('nothing was ever seen of this ladder');
    return known.current.view;
  }

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh().catch(() => undefined);
    };
    look();
    const timer = setInterval(look, PAUSE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [path]);
  return { view, stale, missing: missing && !view, shut, refresh };
}
