import { createHash } from 'node:crypto';
import { isId } from '#shared/vocabulary/vocabulary.ts';

/** Where a ladder lives. Club and ladder are 1–64 of a–z, 0–9 and '-'. */
export interface LadderKey {
  readonly club: string;
  readonly ladder: string;
  /** One of its seasons, by its number; without it, that which it is in. */
  readonly season?: number;
}

/** Such as "riverside/main". */
export const nameOf = ({ club, ladder }: LadderKey): string => `${club}/${ladder}`;

export const FIRST_SEASON = 1;

/** An invalid id could name another club's partition, so it gets no further than here. */
function checked(id: string): string {
  if (!isId(id)) throw new Error(`"${id}" is no id`);
  return id;
}

export const clubPartition = (club: string): string => `CLUB#${checked(club)}`;
/** Everything of one season of a ladder, by default the first; what does not depend on seasons lies there too. */
export const ladderPartition = ({ club, ladder, season = FIRST_SEASON }: LadderKey): string =>
  `${clubPartition(club)}#LADDER#${checked(ladder)}${season === FIRST_SEASON ? '' : `#SEASON#${season}`}`;

export const homePartition = ({ club, ladder }: LadderKey): string => ladderPartition({ club, ladder });
/** The partition of when a club's access keys were last used: what functions that only look may write. */
export const usePartition = (club: string): string => `${USES}${checked(club)}`;
export const USES = 'USE#';
/** The partition of how often what happens in a club that may happen only so often. */
export const ratePartition = (club: string): string => `${RATE}${checked(club)}`;
export const RATE = 'RATE#';
/** The partition of a club's sessions and of what is stored about its links: may be written by what opens and ends sessions. */
export const sessionPartition = (club: string): string => `${SESSIONS}${checked(club)}`;
export const SESSIONS = 'SESSIONS#';
/** Partitions of addresses of e-mail, each named after a hash: in which clubs it is in use. */
export const ADDRESSES = 'ADDRESS#';
/** In the place of a club, where something may happen only so often that is no club's. */
export const NO_CLUB = 'new';
export const CLUBS = 'CLUBS';
/** The partition that lists the ladders whose import is under way, each as CLUB/LADDER. */
export const IMPORTS = 'IMPORTS';

/** The partition that lists what is to be cleared away: a ladder as CLUB/LADDER, a club, or a person of a club. */
export const CLEARANCES = 'CLEARANCES';
/** The partition of what holds for all clubs at once, by the operator's word. */
export const ALL_CLUBS = 'ALL-CLUBS';
/** The partition of what is being restored from a backup. */
export const RESTORES = 'RESTORES';
/** When a club came out of a backup: nobody hears of anything before that. */
export const RESTORED = 'restored';
/** The partition of pending sign-ups, and of what keeps programs from signing up. */
export const SIGN_UPS = 'SIGN-UPS';
/** How a club signed itself up, and who did. */
export const SIGNED_UP = 'signed-up';
/** The partition of what the clubs that are gone counted for the list of clubs. */
export const CLUBS_GONE = 'CLUBS-GONE';

/** The club whose own partition that is, if it is one. */
export function parseClubPartition(pk: string): string | undefined {
  const [, club] = /^CLUB#([^#]+)$/.exec(pk) ?? [];
  return club;
}

/** The club that a partition of its own, its sessions' or a ladder's is of. */
export const clubInPartition = (pk: string): string | undefined => /^(?:CLUB|SESSIONS)#([^#]+)/.exec(pk)?.[1];

/** The ladder that a partition is of, whichever of its seasons lies there. */
const LADDER_PARTITION = /^CLUB#([^#]+)#LADDER#([^#]+?)(?:#SEASON#(\d+))?$/;

export function parseLadderPartition(pk: string): LadderKey | undefined {
  const [, club, ladder] = LADDER_PARTITION.exec(pk) ?? [];
  return club && ladder ? { club, ladder } : undefined;
}

/** The number of the season that a ladder's partition is of; nothing for its first one. */
export function parseSeason(pk: string): number | undefined {
  const [, , , season] = LADDER_PARTITION.exec(pk) ?? [];
  return season === undefined ? undefined : Number(season);
}

export function parseImportName(sk: string): LadderKey | undefined {
  const [club = '', ladder = '', ...more] = sk.split('/');
  return isId(club) && isId(ladder) && more.length === 0 ? { club, ladder } : undefined;
}

/** All that makes up a ladder's present state begins so, records of slots too: one query loads it. */
export const STATE = 'state#';
export const HEAD = `${STATE}head`;
export const PAGE = `${STATE}order#`;
export const ROSTER = `${STATE}roster#`;
export const PLAYER = `${STATE}player#`;
export const CHALLENGE = `${STATE}challenge#`;
export const ENTRY = 'entry#';
export const ID = 'id#';
export const PROPOSAL = 'proposal#';
export const ASKED_GAME = `${PROPOSAL}game#`;
/** When two players mean to play; named after a digest of the challenge’s id, which a queue may name. */
export const GAME_DATE = `${PROPOSAL}date#`;
/** When a player can play, by their id. */
export const FREE = `${PROPOSAL}free#`;
/** A game that was suggested to two players, under the id of each. */
export const SUGGESTED = `${PROPOSAL}suggested#`;
export const DISPUTE = `${PROPOSAL}dispute#`;
export const WEBHOOK = 'webhook#';
/** A notice that may still have to be delivered; and to which address of a player one was sent. */
export const NOTICE = 'notice#';
export const SENT = 'sent#';
/** What the organiser has written to all players of a ladder, by its day. */
export const MESSAGE = `${NOTICE}message#`;
export const SEASONS = 'seasons';
/** By the rules of which number a ladder was last worked out; apart from its head, which each line writes anew. */
export const RULES_NUMBER = 'rules';
/** Holds a partition while its ladder is being made, and says how far an import has come. */
export const CLAIM = 'claim';

export const CLUB = 'club';
export const CLUB_LADDER = `${CLUB}#ladder#`;
/** Of which players there is a photograph, and its file's name: read with the club. */
export const FACES = `${CLUB}#faces`;
/** A player's photograph, by their id. */
export const FACE = 'face#';
/** The picture of its crest, apart from what every page reads of the club. */
export const CREST = 'crest';
export const ACCESS = 'access#';
export const ACCESS_COUNT = 'count#access';
export const LADDER_COUNT = 'count#ladder';
export const MEMBER_COUNT = 'count#member';
/** How many invitations a club has sent, and how many came back. */
export const INVITATION_COUNT = 'count#invitation';
export const RETURN_COUNT = 'count#return';
export const MEMBER = 'member#';
/** Requests to join the club, by the hash of their secret. */
export const JOIN_REQUEST = 'joining#';
/** People who may not ask to join for a while. */
export const JOIN_BLOCK = 'join-block#';
/** A session is named after the key by whose link it was opened, and itself. */
export const SESSION = 'session#';
export const LINK = 'link#';
/** Six digits that an organiser was sent; named after what they are for and the session that asked for them. */
export const CODE = 'code#';
/** Where an organiser can be written to; named after the newest of the keys by whose links they come in. */
export const ORGANISER_ADDRESS = 'organiser#';
/** A player's choices of notices, and what is held back for them until the morning. */
export const CONTACT = 'contact#';
export const HELD_BACK = 'held#';
/** A browser that shows a player their notices; named after the player, and after its session. */
export const SUBSCRIPTION = 'push#';
export const CHANGE = 'change#';
/** How the public sees names. */
export const NAMING = 'naming';

const digits = (count: number, number: number): string => String(number).padStart(count, '0');

export const pageName = (page: number): string => `${PAGE}${digits(5, page)}`;
/** Rosters are named after the line that admitted their players. */
export const rosterName = (line: number, part: number): string => `${ROSTER}${digits(8, line)}#${digits(2, part)}`;
export const entryName = (line: number): string => `${ENTRY}${digits(8, line)}`;
/** The line of the entry that is called so; undefined if it is the name of something else. */
export const parseEntryName = (name: string): number | undefined =>
  name.startsWith(ENTRY) && /^\d{8}$/.test(name.slice(ENTRY.length)) ? Number(name.slice(ENTRY.length)) : undefined;

const END_OF_TIME = 999_999_999_999_999;
/** Lines of the admin history are named after their time, the newest first, and then at random. */
export const changeName = (at: number, tail: string): string => `${CHANGE}${digits(15, END_OF_TIME - at)}-${tail}`;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
export const IDEMPOTENCY = 'key#';
export const idempotencyName = (key: string): string => `${IDEMPOTENCY}${sha256(key)}`;

const DUE_SHARDS = 16;
export const dueShards = (): readonly string[] => Array.from({ length: DUE_SHARDS }, (_, shard) => `due#${shard}`);
export const dueShard = (pk: string): string => `due#${Number.parseInt(sha256(pk).slice(0, 4), 16) % DUE_SHARDS}`;
