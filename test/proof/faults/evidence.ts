import type { RawItem } from './raw.ts';

/** One sending of a request; times in milliseconds that never go back. Without a status nobody learnt what came of it. */
export interface Attempt {
  readonly began: number;
  readonly ended: number;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  /** The line that was answered; of a look, the version. */
  readonly line?: number | undefined;
  readonly replayed?: boolean | undefined;
  /** The line up to which the ladder was looked at that is answered to be refused. */
  readonly version?: number | undefined;
  /** The time by the clock of whoever answered; missing where nobody knows. */
  readonly at?: number | undefined;
}

export type Role = 'organiser' | 'scorer' | 'player';

/** What a client asked for, once or several times under the same key. */
export interface Asked {
  readonly club: string;
  readonly ladder: string;
  readonly what: 'line' | 'season' | 'undo' | 'look' | 'import' | 'forget';
  /** The verb of a line; who is to be forgotten. */
  readonly name: string;
  /** A text that the line carries, and nothing else. */
  readonly mark?: string | undefined;
  /** Of a line: who asks for it, and with what. */
  readonly sent?: { readonly role: Role; readonly body: object } | undefined;
  readonly attempts: readonly Attempt[];
}

/** A published file. */
export interface RawFile {
  readonly path: string;
  /** Of which line of the log it says it is. */
  readonly version: number;
  readonly text: string;
}

/** All that is known of the clubs of a run once everything has come to rest. */
export interface Evidence {
  /** Each club with a word that only it uses, and its ladders. */
  readonly clubs: readonly { readonly club: string; readonly word: string; readonly ladders: readonly string[] }[];
  readonly history: readonly Asked[];
  readonly items: readonly RawItem[];
  readonly files: readonly RawFile[];
  /** Whether the quarter of an hour is over after which published files are looked at for whoever is forgotten. */
  readonly isRested: boolean;
  /** Which files of a ladder say of which line they are. */
  readonly dated: readonly string[];
  /** What receivers of webhooks were told. */
  readonly told: readonly { readonly host: string; readonly body: string }[];
  /** E-mails, of which each club has addresses of its own. */
  readonly letters: readonly { readonly to: string; readonly text: string }[];
}

export const LAWS = [
  'acknowledged: in the log exactly once',
  'refused: not in the log',
  'refused: as the log was then',
  'unclear: at most once, and a repeat tells which',
  'a repeat gets the first answer',
  'no line that nobody asked for',
  'real time and the log agree',
  'stored is the fold of the log',
  'published is the latest',
  'nothing of one club in another',
  'nobody is told twice',
  'who is forgotten is nowhere',
  'what was broken off is done once it is asked for again',
] as const;
export type Law = (typeof LAWS)[number];

export interface Violation {
  readonly law: Law;
  readonly what: string;
}

export const isGranted = ({ status = 0 }: Attempt): boolean => status >= 200 && status < 300;
const isUnclear = ({ status = 500 }: Attempt): boolean => status >= 500;
/** Says no to this sending alone: one before it may have been taken. */
const saysNothing = ({ status }: Attempt): boolean => status === 429 || status === 401;

/** Under its key something was recorded before, of a person who has been forgotten since: what it was cannot be told. */
export const wasTaken = ({ attempts }: Asked): boolean => attempts.some(({ code }) => code === 'key-reused');

export const grantedOf = ({ attempts }: Asked): Attempt | undefined => attempts.find(isGranted);

export function outcomeOf(asked: Asked): 'acknowledged' | 'refused' | 'unclear' {
  if (grantedOf(asked) || wasTaken(asked)) return 'acknowledged';
  const before = asked.attempts.findIndex(isUnclear);
  const decided = asked.attempts.some(
    (each, index) => !isUnclear(each) && (!saysNothing(each) || before < 0 || index < before),
  );
  return decided ? 'refused' : 'unclear';
}

export type Say = (law: Law, what: string) => void;
