/// <reference lib="dom" />
import type { HistoryHead, HistoryPiece, HistoryView } from '#shared/contract/history.ts';
import { toBeTold, wholeHistory } from '#shared/view/whole-history.ts';
import { clockTime } from '#shared/words/dates.ts';
import { readFile } from '../page/published.ts';
import { ShortDay } from '../page/words.tsx';
import { BEHIND } from '../texts.ts';

/** The finished pieces that were read, by where they lie. */
const known = new Map<string, HistoryPiece>();

const AT_ONCE = 8;

/** A season's history. `page`: where its page lies; `begin` gets the newest piece early. Undefined if unreadable. */
export async function readHistory(
  page: string,
  begin: (newest: HistoryView) => void = () => {},
): Promise<HistoryView | undefined> {
  const folder = `${page}history/`;
  const head = await readFile<HistoryHead>(`${folder}head.json`);
  if (!head) return undefined;
  const paths = toBeTold(head).map(({ file }) => `${folder}${file}`);
  for (const path of known.keys()) if (!paths.includes(path)) known.delete(path);
  if (known.size === 0 && paths.length > 0) begin(wholeHistory(head, []));
  await readPieces(paths.filter((path) => !known.has(path)).toReversed());
  const pieces = paths.flatMap((path) => known.get(path) ?? []);
  return pieces.length === paths.length ? wholeHistory(head, pieces) : undefined;
}

async function readPieces(paths: readonly string[]): Promise<void> {
  for (let first = 0; first < paths.length; first += AT_ONCE)
    await Promise.all(paths.slice(first, first + AT_ONCE).map(readPiece));
}

async function readPiece(path: string): Promise<void> {
  const piece = await readFile<HistoryPiece>(path);
  if (piece) known.set(path, piece);
}

/** Whether a season does not yet tell of everything that a page shows: it follows within a minute. */
export const isBehind = (history: Pick<HistoryView, 'version'>, page: { readonly version: number }): boolean =>
  history.version < page.version;

export const Behind = ({ history, page }: BehindProps) =>
  isBehind(history, page) ? (
    <p class="hint" role="status">
      {BEHIND.asOf(<ShortDay at={history.asOf} />, clockTime(history.asOf))}
    </p>
  ) : null;

interface BehindProps {
  readonly history: Pick<HistoryView, 'version' | 'asOf'>;
  readonly page: { readonly version: number };
}
