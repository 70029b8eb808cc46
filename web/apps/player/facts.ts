import type { HistoryView } from '#shared/contract/history.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { isPaged } from '#shared/view/pages-of-rows.ts';
import type { LadderSnapshot } from '#shared/vocabulary/snapshot.ts';
import { isBehind, readHistory } from '#web/ui/ladder/history.tsx';
import { isLoaded } from '#web/ui/ladder/system.ts';
import { speak } from '#web/ui/page/language.ts';
import { readFile } from '#web/ui/page/published.ts';
import { asOf, type Edition } from '#web/ui/page/watcher.ts';

/** What is published of a ladder, as a player's page needs it; its system is loaded. */
export interface Facts {
  readonly view: LadderView;
  /** Missing on a long ladder as long as nobody asks for it. */
  readonly history?: HistoryView;
  /** Missing likewise, and where it cannot be read: then nobody is told whom they may challenge. */
  readonly state?: LadderSnapshot;
}

/** Reads what has changed; keeps what was known if the site can't be reached. `asked`: also the season of a long ladder. */
export async function readFacts(known?: Facts, found?: Edition, asked = false): Promise<Facts | undefined> {
  const view = await readFile<LadderView>(asOf('../view.json', found));
  if (!view) return known;
  const isWhole = asked || !isPaged(view.standings.length);
  const isSame = known && view.version === known.view.version && view.asOf === known.view.asOf;
  if (isSame && (known.history || !isWhole)) return withHistory(known);
  const [season, loaded] = await Promise.all([
    isWhole ? readSeason(found) : {},
    isLoaded(view.system),
    speak(view.language),
  ]);
  return season && loaded ? { view, ...season } : known;
}

async function readSeason(found: Edition | undefined): Promise<Omit<Facts, 'view'> | undefined> {
  const [history, state] = await Promise.all([
    readHistory('../'),
    readFile<LadderSnapshot>(asOf('../state.json', found)),
  ]);
  return history && { history, ...(state && { state }) };
}

async function withHistory(known: Facts): Promise<Facts> {
  const isOlder = known.history && isBehind(known.history, known.view);
  const history = isOlder ? await readHistory('../') : undefined;
  return history && history.version > (known.history?.version ?? 0) ? { ...known, history } : known;
}
