import type { HistoryView } from '#shared/contract/history.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { isPickedFrom } from '#shared/view/pages-of-rows.ts';
import type { PlayerPart } from '#shared/view/player-part.ts';
import type { LadderSnapshot } from '#shared/vocabulary/snapshot.ts';
import { isBehind, readHistory } from '#web/ui/ladder/history.tsx';
import { isLoaded } from '#web/ui/ladder/system.ts';
import { speak } from '#web/ui/page/language.ts';
import { readFile } from '#web/ui/page/published.ts';
import { asOf, type Edition } from '#web/ui/page/watcher.ts';

/** What is published of a ladder, as a player's page needs it; its system is loaded. */
export interface PlayerPageData {
  readonly view: LadderView;
  readonly history: HistoryView;
  /** How many players are on the ladder. */
  readonly inAll: number;
  /** Missing if it can't be read: then nobody is told whom they may challenge. */
  readonly state?: LadderSnapshot;
  /** Of a long ladder: the player whom all of this is about. */
  readonly only?: string;
}

/** Reads what has changed for the page of a player; keeps what was known if the site can't be reached. */
export async function readFacts(
  player: string,
  known?: PlayerPageData,
  found?: Edition,
): Promise<PlayerPageData | undefined> {
  const state = await readFile<LadderSnapshot>(asOf('../state.json', found));
  // The system comes beside what it tells of, where the ladder says early which one it is.
  void (state && isLoaded(state.header));
  const part = state && isPickedFrom({ players: playersOn(state), line: state.line });
  const facts = await (part ? readPart(player, found) : readWhole(known, found));
  if (!facts || facts === known) return known;
  const [loaded] = await Promise.all([isLoaded(state?.header ?? facts.view), speak(facts.view.language)]);
  return loaded ? { ...facts, ...(state && { state }) } : known;
}

const playersOn = ({ pages }: LadderSnapshot): number => pages.reduce((sum, { players }) => sum + players.length, 0);

async function readPart(player: string, found: Edition | undefined): Promise<PlayerPageData | undefined> {
  // An address that names nobody asks for the place above the top, where nobody is.
  const part = await readFile<PlayerPart>(asOf(`../player/${player || 'place/0'}.json`, found));
  return part && { ...part, only: player };
}

async function readWhole(
  known: PlayerPageData | undefined,
  found: Edition | undefined,
): Promise<PlayerPageData | undefined> {
  const reading = readFile<LadderView>(asOf('../view.json', found));
  const first = known ? undefined : readHistory('../');
  const view = await reading;
  if (!view) return known;
  const isSame = known && view.version === known.view.version && view.asOf === known.view.asOf;
  if (isSame && !isBehind(known.history, known.view)) return known;
  const history = await (first ?? readHistory('../'));
  if (isSame && !(history && history.version > known.history.version)) return known;
  return history && { view, history, inAll: view.standings.length };
}
