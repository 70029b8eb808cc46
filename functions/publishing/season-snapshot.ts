import type { NarrationSnapshot } from '#shared/view/narration-snapshot.ts';
import type { NarrationSoFar } from '#shared/view/season-narrative.ts';
import { digest, JSON_FILE } from './assets.ts';
import { CUTS, type Older } from './cuts.ts';
import { type FileStore, parsed } from './files.ts';
import { finishedPieces, resumePieces, type Where } from './put-pieces.ts';
import { type FolderKey, fileOf } from './target.ts';

/** A season as told in public, for a process that starts. What begins with a dot is served to nobody. */
const SNAPSHOT = '.season.json';

/** How many lines of the log a process that starts reads besides, about. */
const STRIDE = 64;

export interface SeasonSnapshot {
  readonly narration: NarrationSnapshot;
  /** The finished pieces, of each cut. */
  readonly pieces: readonly (readonly Older[])[];
}

/** Of which line the snapshot of a season is that this process knows to be in place, and how often lines had been told again. */
const inPlace = new WeakMap<NarrationSoFar, Pick<NarrationSoFar, 'amended'> & { readonly line: number }>();

/** Whatever was written there otherwise, or is cut off, has another seal. */
const sealOf = (basis: string, body: string): string => digest(`${basis}\n${body}`);

/** What a season of a ladder continues from; undefined if nothing was made on the same basis. */
export async function readSnapshot(files: FileStore, key: FolderKey, basis: string) {
  const text = (await files.text(fileOf(key, SNAPSHOT))) ?? '';
  const body = text.slice(text.indexOf('\n') + 1);
  return text.startsWith(`${sealOf(basis, body)}\n`) ? parsed<SeasonSnapshot>(body) : undefined;
}

/** Notes that a season goes on from a snapshot that is in place. */
export function resumed(told: NarrationSoFar, { narration, pieces }: SeasonSnapshot): void {
  for (const [index, cut] of CUTS.entries()) resumePieces(told, cut, pieces[index] ?? []);
  inPlace.set(told, { line: narration.ladder.line, amended: told.amended });
}

/** Removes the snapshot, no matter who wrote it. */
export async function removeSnapshot(files: FileStore, key: FolderKey, told: NarrationSoFar): Promise<void> {
  inPlace.delete(told);
  await files.remove(fileOf(key, SNAPSHOT));
}

/** Replaces a snapshot that is some lines old or no longer valid; without a `basis` it must not exist yet. */
export async function putSnapshot({ files, key, told, edition }: Where, basis: string | undefined): Promise<void> {
  const { amended, ladder } = told;
  const known = inPlace.get(told);
  if (known && known.amended === amended && ladder.line < known.line + STRIDE) return;
  const path = fileOf(key, SNAPSHOT);
  if (basis === undefined) {
    if (await files.edition(path)) await removeSnapshot(files, key, told);
  } else {
    const snapshot: SeasonSnapshot = {
      narration: told.snapshot(),
      pieces: CUTS.map((cut) => finishedPieces(told, cut)),
    };
    const body = JSON.stringify(snapshot);
    await files.put(path, `${sealOf(basis, body)}\n${body}`, { ...JSON_FILE, compressed: true, edition });
  }
  inPlace.set(told, { line: ladder.line, amended });
}
