import { plainText } from '#shared/words/names.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import type { Place } from '#web/pages/page.tsx';
import type { Club } from '../club/clubs.ts';
import type { Edition } from './edition.ts';

export interface PutOptions {
  readonly contentType: string;
  /** A file of an older edition never takes the place of one of a newer. */
  readonly edition: Edition;
  readonly cacheControl?: string;
  /** Whether it may be kept and sent compressed: what only browsers read, and programs that ask for compressed files. */
  readonly compressed?: boolean;
}

/** A text, or the bytes of a picture. */
export type Content = string | Uint8Array<ArrayBuffer>;

/** Where finished files go: a folder on a laptop, a bucket on AWS. */
export interface FileStore {
  /**
   * Puts a whole file in place at once: readers see the one before or this one, never a part. `path` begins with '/'.
   * 'older' means that what is there is of a newer edition, and stays. Throws where the storage fails.
   */
  put(path: string, body: Content, options: PutOptions): Promise<'written' | 'older'>;
  /** Of which edition a file is; undefined where it is missing, or nobody knows. Throws where the storage fails. */
  edition(path: string): Promise<Edition | undefined>;
  /** A text as it lies there; undefined where it is missing. Throws where the storage fails. */
  text(path: string): Promise<string | undefined>;
  /** Takes a file away, whatever its edition; nothing happens where it is missing. Throws where the storage fails. */
  remove(path: string): Promise<void>;
  /** Of which edition this process put a file last, as far as it remembers; what others did since it does not know. */
  remembered(path: string): Edition | undefined;
}

/** Files that can also be gone through. */
export interface ListedFiles extends FileStore {
  /** The paths of all files under a folder, such as "/riverside/main", in no order. Throws where the storage fails. */
  list(folder: string): AsyncIterable<string>;
}

/** Marks that change the direction of what follows, and letters that are written from right to left. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const LEFTWARD = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name in running text without markup: one that is written from right to left does not turn what stands around it. */
export function plainName(name: string): string {
  const plain = plainText(name).replace(DIRECTIONS, '');
  return LEFTWARD.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** A sentence as plain text. */
export const plainly = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : plainName(part.name))).join('');

/** Where a ladder is published. */
export interface PublicPlace extends Place {
  readonly club: Place['club'] & Pick<Club, 'switched'>;
  /** Such as https://ladder.example. */
  readonly origin: string;
}
