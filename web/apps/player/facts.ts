import type { HistoryView } from '#shared/contract/history.ts';
import type { LadderView } from '#shared/contract/view.ts';
import type { LadderSnapshot } from '#shared/vocabulary/snapshot.ts';
import { isBehind, readHistory } from '#web/ui/ladder/history.tsx';
import { isLoaded } from '#web/ui/ladder/system.ts';
import { speak } from '#web/ui/page/language.ts';
import { readFile } from '#web/ui/page/published.ts';
import { asOf, type Edition } from '#web/ui/page/watcher.ts';

/** What is published of a ladder, as a player's page needs it; its system is loaded. */
export interface Facts {
  readonly view: LadderView;
  readonly history: HistoryView;
  /** Missing where it cannot be read: then nobody is told whom they may challenge. */
  readonly state?: LadderSnapshot;
}

/** Reads what has changed; keeps what was known if the site can't be reached. */
export async function readFacts(known?: Facts, found?: Edition): Promise<Facts | undefined> {
  const view = await readFile<LadderView>(asOf('../view.json', found));
  if (!view) return known;
  if (known && view.version === known.view.version && view.asOf === known.view.asOf) return withHistory(known);
  const [history, state, loaded] = await Promise.all([
    readHistory('../'),
    readFile<LadderSnapshot>(asOf('../state.json', found)),
    isLoaded(view.system),
    speak(view.language),
  ]);
  return history && loaded ? { view, history, ...(state && { state }) } : known;
}

async function withHistory(known: Facts): Promise<Facts> {
  const history = isBehind(known.history, known.view) ? await readHistory('../') : undefined;
  return history && history.version > known.history.version ? { ...known, history } : known;
}
