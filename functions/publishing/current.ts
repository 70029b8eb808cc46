import type { Club } from '../club/clubs.ts';
import type { Version } from '../ladders/version.ts';
import type { Edition } from './edition.ts';
import { lastFilesOf, type Publishing, type Target } from './target.ts';

/** The version of what is stored: of a ladder its last line, of a list what versions.ts counts. */
export interface Wanted extends Pick<Version, 'touched'> {
  readonly line: number;
}

/** Whether a published file tells all that is stored, by this release. */
export const isCurrent = (published: Edition | undefined, { line, touched }: Wanted, release: string): boolean =>
  published !== undefined &&
  published.version >= line &&
  published.release === release &&
  (touched === undefined || published.at >= touched);

/** Whether something is published as it is stored, as far as the editions tell that it is asked to look at. */
export async function isPublished(
  editionOf: (path: string) => Promise<Edition | undefined>,
  { release }: Pick<Publishing, 'release'>,
  target: Target,
  wanted: Wanted,
): Promise<boolean> {
  for (const path of lastFilesOf(target)) if (!isCurrent(await editionOf(path), wanted, release)) return false;
  return true;
}

type Counted = Pick<Club, 'switched'>;

/** The version of a club's page: its ladders, and how often anything else that it shows was changed. */
export const clubVersion = ({ ladders, switched = 0 }: Counted & Pick<Club, 'ladders'>): number =>
  ladders.length + switched;

/** The version of the list of clubs: all clubs, unlisted ones among them, how often any was listed or taken off, and what those that are gone counted. */
export const frontVersion = (clubs: readonly Counted[], gone: number): number =>
  clubs.reduce((sum, { switched = 0 }) => sum + 1 + switched, gone);
