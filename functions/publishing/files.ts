import type { HistoryHead } from '#shared/contract/history.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { plainText } from '#shared/words/names.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import type { PageAddress } from '#web/pages/page.tsx';
import type { Club } from '../books/clubs.ts';

/** What a published file was made from. */
export interface Edition {
  /** The ladder's last line; of a list of ladders or clubs, their number and how often clubs were listed or taken off. */
  readonly version: number;
  /** When it was rendered: pages speak of today, and are rendered again without a new line. */
  readonly at: Instant;
  /** Names the code and style that rendered it: one word. */
  readonly release: string;
}

/** Whether one was made from something older than the other: an older line or, of the same line, an earlier rendering. */
export const isBefore = (one: Edition, other: Edition): boolean =>
  one.version < other.version || (one.version === other.version && one.at < other.at);

/** An edition as stored beside a file: "12 1636970000000 5f3a09c1". */
export const formatEdition = ({ version, at, release }: Edition): string => `${version} ${at} ${release}`;

/** Undefined where something else has been written there. */
export function parseEdition(text: string): Edition | undefined {
  const [, version, at, release] = /^(\d{1,15}) (-?\d{1,15}) (\S+)$/.exec(text) ?? [];
  if (version === undefined || release === undefined) return undefined;
  return { version: Number(version), at: instant(Number(at)), release };
}

export interface PutOptions {
  readonly contentType: string;
  /** A file of an older edition never takes the place of one of a newer. */
  readonly edition: Edition;
  readonly cacheControl?: string;
  /** Whether it may be kept and sent compressed: what only browsers read, and programs that ask for compressed files. */
  readonly compressed?: boolean;
}

export type Content = string | Uint8Array<ArrayBuffer>;

/** Where finished files go: a folder on a laptop, a bucket on AWS. */
export interface FileStore {
  /**
   * Puts a whole file in place at once: readers see the one before or this one, never a part. `path` begins with '/'.
   * 'older' means that what is there is of a newer edition, and stays. Throws where the storage fails.
   */
  put(path: string, body: Content, options: PutOptions): Promise<'written' | 'older'>;
  /** Of which edition a file is; undefined if it is missing, or that is not known. Throws where the storage fails. */
  edition(path: string): Promise<Edition | undefined>;
  /** A text as it lies there; undefined where it is missing. Throws where the storage fails. */
  text(path: string): Promise<string | undefined>;
  /** Removes a file of any edition; nothing happens if it is missing. Throws if the storage fails. */
  remove(path: string): Promise<void>;
  /** Of which edition this process put a file last, as far as it remembers; what others did since it does not know. */
  remembered(path: string): Edition | undefined;
  /** Begins to look at files that are soon to be put and that others may have put since: where that takes time. */
  lookAhead?(paths: readonly string[]): void;
}

export interface ListedFiles extends FileStore {
  /** The paths of all files under a folder, such as "/riverside/main", in no order. Throws where the storage fails. */
  list(folder: string): AsyncIterable<string>;
}

export interface PublicPlace extends PageAddress {
  readonly club: PageAddress['club'] & Pick<Club, 'switched'>;
  /** Such as https://ladder.example. */
  readonly origin: string;
}

/** A file that grows with the season, in pieces beside the ladder's page; its head names them and holds the newest. */
export interface KeptInPieces {
  readonly folder: string;
  /** What readers get it as when it is put together. */
  readonly whole: string;
  readonly contentType: string;
}

export const HISTORY = { folder: 'history', whole: 'history.json', contentType: 'application/json' } as const;
export const TABLE = { folder: 'log', whole: 'log.csv', contentType: 'text/csv; charset=utf-8' } as const;
/** The same for programs: with commas and decimal points in every language. */
export const COMMAS = 'log.comma.csv';
export const LOG = { folder: 'season', whole: 'season.jsonl', contentType: 'application/jsonl' } as const;

/** All of them. By the head of the first it is seen how far the rest of a ladder's files have come. */
export const KEPT_IN_PIECES = [HISTORY, TABLE, LOG] as const;

/** What is told of one player of a long ladder, by public id or place in the order. */
export const PARTS = 'player/*.json';

/** What is read first. */
export const headOf = ({ folder }: Pick<KeptInPieces, 'folder'>): string => `${folder}/head.json`;

/** The head of a text: the names of its older pieces, oldest first, and the newest in full. */
export interface TextHead {
  readonly format: 1;
  /** The last line of the log that it tells. */
  readonly version: number;
  readonly older: readonly string[];
  readonly newest: string;
}

export type Head = TextHead | HistoryHead;

/** What publishing has written as JSON; undefined where it is damaged. */
export function parsed<T>(text: string): T | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const PIECE = /^(\/[a-z0-9-]+){2,3}\/(history|log|season)\/\d+-[0-9a-f]{12}\.[a-z]+$/;

/** Whether something lies at a path that is another one as soon as it says something else. */
export const isPiece = (path: string): boolean => PIECE.test(path);

/** Marks that change the direction of what follows, and letters that are written from right to left. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const LEFTWARD = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name in running text without markup: one that is written from right to left does not turn what stands around it. */
export function plainName(name: string): string {
  const plain = plainText(name).replace(DIRECTIONS, '');
  return LEFTWARD.test(plain) ? `\u2068${plain}\u2069` : plain;
}

export const plainly = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : plainName(part.name))).join('');
