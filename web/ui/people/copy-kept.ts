import type { CopyView } from '#shared/features/copies.ts';
import { saveFile } from '../page/save-file.ts';
import type { ApiOutcome } from '../session/api.ts';

/** The logs of all ladders are read for it, in milliseconds. */
export const PATIENCE = 60_000;

/** Saves a copy of what is kept of a person as a file that people can read; false if nothing is kept. */
export function saveCopy(outcome: ApiOutcome<CopyView>): boolean {
  if (outcome.kind !== 'done') return false;
  const { person, made } = outcome.body;
  saveFile(`${person.id}-${made.slice(0, 10)}.json`, `${JSON.stringify(outcome.body, null, 2)}\n`, 'application/json');
  return true;
}
