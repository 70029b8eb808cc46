/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { HistoryView } from '../../../shared/contract/history.ts';
import type { LadderView } from '../../../shared/contract/view.ts';
import type { LineNumber } from '../../../shared/vocabulary/vocabulary.ts';
import { ask } from '../../kit/api.ts';
import { drawer } from '../../kit/drawer.ts';
import { readFile } from '../../kit/files.ts';
import { currentSession } from '../../kit/last-session.ts';
import type { Session } from '../../kit/session.ts';
import { randomName } from '../../kit/tablet/ids.ts';
import { Keeping } from '../../kit/tablet/keeping.ts';
import { Tablet } from '../../kit/tablet/tablet.ts';
import type { Published } from './published.ts';

/** Milliseconds between two looks for news; a phone in a pocket does not look at all. */
const PACE = 4000;
/** Milliseconds after which somebody who could not be reached is asked again. */
const AGAIN = 3000;

/** What a player says from this phone waits under their own name: it must never be sent with another one's key. */
export const openPhone = (place: { readonly club: string; readonly ladder: string }, player: string): Tablet =>
  new Tablet({
    ask,
    path: `/api/clubs/${place.club}/ladders/${place.ladder}`,
    keeping: new Keeping(drawer(), place, `me/${player}`),
    clock: () => Date.now(),
    unique: randomName,
    pace: PACE,
  });

/** Whose link was opened on this phone; nothing until that is known. */
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

/** What is published of the ladder, read again whenever the ladder is at another line than what was read. */
export function usePublished(line: LineNumber | undefined): Published | undefined {
  const [published, setPublished] = useState<Published>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async () => {
      const read = await readPublished();
      if (gone) return;
      if (read) setPublished(read);
      if (read?.view.version !== line) timer = setTimeout(() => void look(), AGAIN);
    };
    if (line !== undefined && published?.view.version !== line) void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [line]);
  return published;
}

async function readPublished(): Promise<Published | undefined> {
  const [view, history] = await Promise.all([
    readFile<LadderView>('../view.json'),
    readFile<HistoryView>('../history.json'),
  ]);
  return view && history ? { view, history } : undefined;
}
