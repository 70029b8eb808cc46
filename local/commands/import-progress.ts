import { setTimeout as sleep } from 'node:timers/promises';
import type { Progress } from '#functions/importing/work.ts';
import { isOver, type LogImport } from '#functions/ladders/imports.ts';

/** How often is looked how far an import has come, in milliseconds. */
const LOOK = 1000;

/** Does an import's steps until it is over, and says meanwhile how far it has come. */
export async function followed(look: () => Promise<LogImport>, step: () => Promise<Progress>): Promise<LogImport> {
  const watching = new AbortController();
  const watched = watch(look, watching.signal);
  try {
    while ((await step()) !== 'over') await sleep(LOOK);
  } finally {
    watching.abort();
    await watched;
  }
  return look();
}

/** On a terminal one line that changes; in a file nothing. */
async function watch(look: () => Promise<LogImport>, signal: AbortSignal): Promise<void> {
  if (!process.stderr.isTTY) return;
  while (await sleep(LOOK, true, { signal }).catch(() => false)) {
    const found = await look().catch(() => undefined);
    if (found && !isOver(found)) process.stderr.write(`\r${sentence(found)}   `);
  }
  process.stderr.write('\r\u001b[K');
}

function sentence({ state, lines, checked, written }: LogImport): string {
  if (state === 'checking') return `${checked} of ${lines} lines checked`;
  return state === 'writing' ? `${written} of ${lines} lines written` : 'cancelling';
}
