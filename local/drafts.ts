import { rmSync } from 'node:fs';

/** What isn't finished yet: Ctrl-C leaves nothing of it behind. */
const drafts = new Set<string>();
process.on('exit', () => drafts.forEach(removeDraft));

/** Removes a draft, and what SQLite puts beside a database. */
export function removeDraft(path: string): void {
  for (const each of [path, `${path}-wal`, `${path}-shm`]) rmSync(each, { force: true });
}

/** Has something written under a name of its own, that is to take its place when it is whole; nothing else stays of it. */
export async function drafting<T>(file: string, write: (draft: string) => Promise<T>): Promise<T> {
  const draft = `${file}.draft`;
  // Of one that was killed.
  removeDraft(draft);
  drafts.add(draft);
  try {
    return await write(draft);
  } finally {
    removeDraft(draft);
    drafts.delete(draft);
  }
}
