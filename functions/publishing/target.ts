import { type Instant, isId } from '#shared/vocabulary/vocabulary.ts';
import type { Live } from '../aws/live.ts';
import type { Club } from '../books/clubs.ts';
import { type LadderKey, nameOf } from '../database/keys.ts';
import type { Version } from '../ladders/head.ts';
import type { ReadingStore } from '../ladders/reading.ts';
import { parseDue } from '../ladders/settle-ladder.ts';
import { type Edition, type FileStore, HISTORY, headOf } from './files.ts';

/** What is published as one: a ladder's page and data, its other files, a club's page, or the list of clubs. */
export type PageTarget =
  | { readonly kind: 'ladder'; readonly key: LadderKey }
  | { readonly kind: 'rest'; readonly key: LadderKey }
  | { readonly kind: 'club'; readonly club: string }
  | FrontTarget;
export type Target = PageTarget | StirTarget;

/** Something changed on a ladder, or in a club for all of its ladders, that no page shows. */
export interface StirTarget {
  readonly kind: 'stir';
  readonly club: string;
  readonly ladder?: string;
}

export interface FrontTarget {
  readonly kind: 'front';
  /** The ladder that was played on when it was asked for, and when that was. */
  readonly latest?: LadderKey;
  readonly asked?: Instant;
}

export const FRONT: FrontTarget = { kind: 'front' };
export const clubTarget = (club: string): PageTarget => ({ kind: 'club', club });
export const ladderTarget = (key: LadderKey): PageTarget => ({ kind: 'ladder', key });
export const restTarget = (key: LadderKey): PageTarget => ({ kind: 'rest', key });

export const stirTarget = (club: string, ladder?: string): StirTarget => ({
  kind: 'stir',
  club,
  ...(ladder !== undefined && { ladder }),
});

const REST = '/rest';
const STIR = '/stir';
/** In place of a ladder: all of a club. */
const ALL = '+';
const placeOf = ({ club, ladder = ALL }: StirTarget): string => `${club}/${ladder}`;

/** As the log names it: "riverside/main", "riverside/main/rest", "riverside/main/stir", "riverside/+/stir", "riverside", or "/". */
export function formatTarget(target: Target): string {
  switch (target.kind) {
    case 'ladder':
      return nameOf(target.key);
    case 'rest':
      return `${nameOf(target.key)}${REST}`;
    case 'club':
      return target.club;
    case 'stir':
      return `${placeOf(target)}${STIR}`;
    case 'front':
      return '/';
  }
}

/** As a message names it: likewise, and the list of clubs with the ladder that was played on: "/riverside/main". */
export const formatMessage = (target: Target): string =>
  target.kind === 'front' && target.latest ? `/${nameOf(target.latest)}` : formatTarget(target);

/** What a message names that was sent at an instant. */
export function parseMessage(text: string, sent?: Instant): Target | undefined {
  if (text.startsWith('/')) {
    const latest = parseDue(text.slice(1))?.key;
    if (!latest && text !== '/') return undefined;
    return { ...FRONT, ...(latest && { latest }), ...(sent !== undefined && { asked: sent }) };
  }
  if (isId(text)) return clubTarget(text);
  const rest = text.endsWith(REST) ? parseDue(text.slice(0, -REST.length)) : undefined;
  if (rest) return restTarget(rest.key);
  if (text.endsWith(STIR)) return parseStir(text.slice(0, -STIR.length));
  const due = parseDue(text);
  return due && ladderTarget(due.key);
}

function parseStir(place: string): StirTarget | undefined {
  const [club = '', ladder = '', ...more] = place.split('/');
  if (!isId(club) || more.length > 0) return undefined;
  if (ladder === ALL) return stirTarget(club);
  return isId(ladder) ? stirTarget(club, ladder) : undefined;
}

/** Of one lane, one thing is published at a time: both parts of a ladder are made from the same season. */
export const targetLane = (target: Target): string => {
  if (target.kind === 'stir') return placeOf(target);
  return target.kind === 'rest' ? nameOf(target.key) : formatTarget(target);
};

/** The files that are put last, and so show how far all of it has come. */
export function lastFilesOf(target: PageTarget): readonly [string, ...string[]] {
  switch (target.kind) {
    case 'ladder':
      return [fileOf(target.key, 'version.json'), fileOf(target.key, 'index.html')];
    case 'rest':
      return [fileOf(target.key, headOf(HISTORY))];
    case 'club':
      return [`/${target.club}/index.html`];
    case 'front':
      return ['/index.html'];
  }
}

/** What a club's page says of a ladder, beside its page. */
export const CARD = 'card.json';

/** The folder of a ladder, or of one of its seasons before. */
export interface FolderKey extends LadderKey {
  /** What the address of the season ends with. */
  readonly past?: string;
}

export const fileOf = (key: FolderKey, name: string): string =>
  `/${nameOf(key)}/${key.past === undefined ? '' : `${key.past}/`}${name}`;

/** What is read of a store to publish it. */
export type Readable = Pick<ReadingStore, 'database' | 'present' | 'load' | 'header' | 'log' | 'version' | 'seasons'>;

/** The source and target of what is published, and what all of it says. */
export interface Publishing {
  readonly store: Readable;
  readonly files: FileStore;
  /** How many bytes the seasons may take that are remembered; missing: as many as a function has room for. */
  readonly room?: number;
  readonly now: Instant;
  /** Under which address people see the site, such as https://ladder.example. */
  readonly origin: string;
  readonly release: string;
  /** The security contact, as a URI; security.txt is left out without one. */
  readonly contact?: string | undefined;
  /** Whether clubs may sign themselves up, and the front page says so. */
  readonly signUp?: boolean | undefined;
  /** Whether e-mails are sent: pages then offer to send a sign-in link. */
  readonly mails?: boolean | undefined;
  /** Said on every page in its language, such as that the clock is simulated. */
  readonly notice?: () => string;
  /** Where viewers are told what is new; missing if there are none. */
  readonly live?: Live | undefined;
  /** Takes one line of the log of what could not be read, or told. */
  readonly log?: (line: Readonly<Record<string, unknown>>) => void;
}

/** The version of what is stored: of a ladder its last line, of a page or list of clubs what is counted below. */
export interface WantedVersion extends Pick<Version, 'touched'> {
  readonly line: number;
}

/** Whether a published file tells all that is stored, by this release. */
export const isCurrent = (published: Edition | undefined, { line, touched }: WantedVersion, release: string): boolean =>
  published !== undefined &&
  published.version >= line &&
  published.release === release &&
  (touched === undefined || published.at >= touched);

/** Whether something is published as it is stored, as far as the editions that it is asked to look at tell. */
export async function isPublished(
  editionOf: (path: string) => Promise<Edition | undefined>,
  { release }: Pick<Publishing, 'release'>,
  target: PageTarget,
  wanted: WantedVersion,
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
