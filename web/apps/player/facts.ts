import type { HistoryView } from '../../../shared/contract/history.ts';
import type { LadderView } from '../../../shared/contract/view.ts';
import type { LadderSnapshot } from '../../../shared/vocabulary/snapshot.ts';
import { readFile } from '../../kit/files.ts';
import { isLoaded } from '../../kit/system.ts';

/** What is published of a ladder, as a player's page needs it. */
export interface Facts {
  readonly view: LadderView;
  readonly history: HistoryView;
  /** Missing where it, or its system, cannot be read: then nobody is told whom they may challenge. */
  readonly state?: LadderSnapshot;
}

/** Reads it again, as far as it has changed; what was known, where the site cannot be reached. */
export async function readFacts(known?: Facts): Promise<Facts | undefined> {
  const view = await readFile<LadderView>('../view.json');
  if (!view) return known;
  if (known && view.version === known.view.version && view.asOf === known.view.asOf) return known;
  const [history, state] = await Promise.all([readFile<HistoryView>('../history.json'), readState()]);
  return history ? { view, history, ...(state && { state }) } : known;
}

async function readState(): Promise<LadderSnapshot | undefined> {
  const state = await readFile<LadderSnapshot>('../state.json');
  return state && ((await isLoaded(state.header.system)) ? state : undefined);
}
