import { ROLES, type Role } from '#shared/vocabulary/club.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import type { AccessRecord } from '../books/access-keys.ts';
import { REQUESTS } from '../runtime/texts.ts';
import { type Brought, bearerOf, broughtBy, type Credential } from './credential.ts';
import { ENDED, inForce } from './credential-check.ts';
import type { HttpEvent } from './event.ts';
import { REQUEST_FAULTS } from './faults.ts';
import type { Pass } from './key-ring.ts';
import { isProblem, type Problem, problem } from './problem.ts';

const ACTING_AS = 'acting-as';
const MOST = 8;

/** As whom a page acts: by a role, or by one key of that role. */
interface Wish {
  readonly role: Role;
  /** What the hash of the key begins with; empty where any will do. */
  readonly access: string;
}

export interface LetIn {
  readonly credential: Credential;
  readonly pass: Pass;
  readonly record: AccessRecord;
}

/** What `Acting-As` names the sessions of a key by. */
export const actorOf = ({ role, hash }: Pick<AccessRecord, 'role' | 'hash'>): string => `${role}-${hash.slice(0, 8)}`;

/** The same for all keys of a club that one person was given for one role: entries cannot tell them apart either. */
export const personOf = ({ role, label, player }: Pick<AccessRecord, 'role' | 'label' | 'player'>): string =>
  JSON.stringify([role, player ?? label]);

const WISH = new RegExp(`^(${ROLES.join('|')})(?:-([A-Za-z0-9_-]{8}))?$`);

/** As whom a page acts, by preference; undefined if it does not say. */
export function readActing({ headers }: HttpEvent): readonly Wish[] | Problem | undefined {
  const text = headers[ACTING_AS];
  if (text === undefined) return undefined;
  const wishes = text.split(',').flatMap((each) => wishIn(each.trim()));
  return wishes.length === text.split(',').length && wishes.length <= MOST ? wishes : UNREADABLE;
}

function wishIn(text: string): readonly Wish[] {
  const [, named, access = ''] = WISH.exec(text) ?? [];
  const role = ROLES.find((each) => each === named);
  return role ? [{ role, access }] : [];
}

const UNREADABLE = problem('invalid', () => REQUEST_FAULTS.actingAs);
const OTHER_CLUB = problem('other-club', () => REQUESTS.otherClub);
export const WHICH = problem('which-session', () => REQUESTS.whichSession);

/** Whether a session could be meant, as far as that can be told without a look. */
export const isMeant = ({ hint, access }: Pick<Brought, 'hint' | 'access'>, wish: Wish): boolean =>
  hint === wish.role && access.startsWith(wish.access);

interface ActingRequest {
  readonly event: HttpEvent;
  readonly club: string | undefined;
  readonly roles: readonly Role[];
  /** It changes nothing: if several of them may, it doesn't matter which one asks. */
  readonly isLook: boolean;
  readonly at: Instant;
}

type Look = (credential: Credential) => Promise<Pass>;

/** Who makes a request: the owner of its key, or else one of its browser's sessions. */
export async function whoAsks(asked: ActingRequest, look: Look): Promise<LetIn | Problem> {
  const bearer = bearerOf(asked.event);
  if (!bearer) return actingIn(asked, look);
  if (isProblem(bearer)) return bearer;
  return bearer.club === asked.club ? letIn(bearer, look, asked.at) : OTHER_CLUB;
}

/**
 * The one of a browser's sessions in a club as which a request is made: the one that it names, and otherwise the only one
 * that may ask this. A change is never made in a guessed name, nor in another than the page says.
 */
async function actingIn(asked: ActingRequest, look: Look): Promise<LetIn | Problem> {
  const brought = broughtBy(asked.event);
  if (isProblem(brought)) return brought;
  const own = brought.filter(({ club }) => club === asked.club);
  if (own.length === 0) return OTHER_CLUB;
  const wishes = readActing(asked.event);
  if (wishes && isProblem(wishes)) return wishes;
  const find = (some: readonly Brought[]) => Promise.all(some.map((each) => letIn(each, look, asked.at)));
  if (!wishes) return chosen(await find(own), asked);
  let no: Problem | undefined;
  for (const wish of wishes) {
    const found = await find(own.filter((each) => isMeant(each, wish)));
    const good = goodOf(found).filter(({ record }) => record.role === wish.role);
    if (good.length > 0) return theOne(good, asked);
    no ??= found.find(isProblem);
  }
  return no ?? ENDED;
}

/** The caller whose credential is still valid. */
export async function letIn(credential: Credential, look: Look, at: Instant): Promise<LetIn | Problem> {
  const pass = await look(credential);
  const record = inForce(credential, pass, at);
  return isProblem(record) ? record : { credential, pass, record };
}

/** With nothing said: a credential that may do this, else one that may not, else why there is no credential. */
function chosen(found: readonly (LetIn | Problem)[], asked: ActingRequest): LetIn | Problem {
  const good = goodOf(found);
  const able = good.filter(({ record }) => asked.roles.includes(record.role));
  return able.length > 0 ? theOne(able, asked) : (good[0] ?? found[0] ?? ENDED);
}

const goodOf = (found: readonly (LetIn | Problem)[]): readonly LetIn[] =>
  found.flatMap((each) => (isProblem(each) ? [] : [each]));

/** By what they may do, the least first. */
const POWER: readonly Role[] = ['player', 'scorer', 'organiser'];

function theOne(good: readonly LetIn[], { isLook }: ActingRequest): LetIn | Problem {
  const people = new Set(good.map(({ record }) => personOf(record)));
  if (people.size > 1 && !isLook) return WHICH;
  const [least] = good.toSorted((one, other) => POWER.indexOf(one.record.role) - POWER.indexOf(other.record.role));
  return least ?? ENDED;
}
