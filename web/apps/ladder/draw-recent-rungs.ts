/// <reference lib="dom" />
import type { HistoryHead, HistoryPiece, HistoryView } from '#shared/contract/history.ts';
import { rowOf } from '#shared/view/pages-of-rows.ts';
import { wholeHistory } from '#shared/view/whole-history.ts';
import { RENEWED, readFile } from '#web/ui/page/published.ts';
import { drawn, WAY, wayOf } from './recent-rungs.ts';

let known: HistoryView | undefined;

/** The newest piece of the ladder's history and the one before: more than the last ten changes of most. */
async function readLately(): Promise<HistoryView | undefined> {
  const head = await readFile<HistoryHead>('history/head.json');
  const before = head?.older.at(-1);
  const piece = before && (await readFile<HistoryPiece>(`history/${before.file}`));
  return head && wholeHistory(head, piece ? [piece] : []);
}

/** Puts a line into each row that shows which way its player has come lately: it says nothing that the row doesn't. */
function draw(): void {
  for (const [index, { id }] of (known?.players ?? []).entries()) {
    const row = document.getElementById(rowOf(id));
    const name = row?.querySelector('[data-of]');
    if (!row || !name || !known) continue;
    name.querySelector(`.${WAY}`)?.remove();
    // How far they have moved stands there too.
    const rung = Number(row.querySelector('th')?.firstChild?.textContent);
    const line = drawn(wayOf(known, index, rung));
    if (line) name.append(line);
  }
}

async function keepUp(): Promise<void> {
  draw();
  known = (await readLately()) ?? known;
  draw();
}

document.addEventListener(RENEWED, () => void keepUp());
void keepUp();
