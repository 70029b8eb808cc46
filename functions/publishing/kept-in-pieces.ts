import type { HistoryHead } from '#shared/contract/history.ts';

/**
 * A file that grows with the season, and so is kept in pieces: in a folder beside the ladder's page lie those that are
 * finished, and a head that names them and holds the newest one.
 */
export interface KeptInPieces {
  readonly folder: string;
  /** What readers get it as when it is put together. */
  readonly whole: string;
  readonly contentType: string;
}

export const HISTORY = { folder: 'history', whole: 'history.json', contentType: 'application/json' } as const;
export const TABLE = { folder: 'log', whole: 'log.csv', contentType: 'text/csv; charset=utf-8' } as const;
export const LOG = { folder: 'season', whole: 'season.jsonl', contentType: 'application/jsonl' } as const;

/** All of them. By the head of the first it is seen how far the rest of a ladder's files have come. */
export const KEPT_IN_PIECES = [HISTORY, TABLE, LOG] as const;

/** What is read first. */
export const headOf = ({ folder }: Pick<KeptInPieces, 'folder'>): string => `${folder}/head.json`;

/** The head of a text: the names of its older pieces, oldest first, and the newest as it is. */
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
