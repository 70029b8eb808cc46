import type { Version } from '../store/port.ts';
import type { Edition } from './edition.ts';

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
