import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { FileStore } from './files.ts';
import type { Readable } from './seasons.ts';

/** From where to where something is published, and what all of it says. */
export interface Publishing {
  readonly store: Readable;
  readonly files: FileStore;
  readonly now: Instant;
  /** Under which address people see the site, such as https://ladder.example. */
  readonly origin: string;
  /** Names the code and style that renders. */
  readonly release: string;
  /** Whom people tell who find a hole, as a URI; nothing is said of it where nobody is named. */
  readonly contact?: string | undefined;
  /** Whether clubs may sign themselves up, and the front page says so. */
  readonly signUp?: boolean | undefined;
  /** Said on every page in its language, such as that the clock is simulated. */
  readonly notice?: () => string;
  /** Takes one line of the log of what could not be read. */
  readonly log?: (line: Readonly<Record<string, unknown>>) => void;
}
