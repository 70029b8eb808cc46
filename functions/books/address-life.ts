import type { EmailState } from '#shared/vocabulary/club.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { addressKey, isSameAddress } from '#shared/words/email-address.ts';

/** The life of a player's address: what happens to it, and what follows. Nothing else changes one. */

/** What its reader has shown so far, and may still ask for where notices go there no more. */
type AddressStanding = Extract<EmailState, 'invited' | 'asked' | 'confirmed'>;

export interface Email {
  readonly to: string;
  readonly state: EmailState;
  readonly since: Instant;
  /** What it was before notices ended; missing where a release before this one ended them, which could not tell. */
  readonly was?: AddressStanding;
  /** The hash of the access key by which it was invited, given or confirmed; missing where an earlier release kept it. */
  readonly access?: string;
  /** How often its reader was reminded of an invitation that they have not opened, and whether a challenge did that. */
  readonly reminded?: number;
  readonly challenged?: true;
}

/** A link that signs a player in once. */
export interface Login {
  /** SHA-256 of what the link holds. */
  readonly hash: string;
  readonly until: Instant;
  /** Where it leads on the site. */
  readonly path: string;
  /** The address it went to, as addresses are compared, and the hash of the access key by which it signs in. */
  readonly to?: string;
  readonly access?: string;
  /** Kept by earlier releases, of links that went to an address nobody had confirmed: those worked for a fortnight. */
  readonly confirms?: true;
}

/** A sign-in link that works no more, by the SHA-256 of what it holds, and why. */
export interface DeadLogin {
  readonly hash: string;
  readonly why: 'used' | 'over';
}

/** What of a player's contact hangs on the address. */
export interface Life {
  /** Random: with it the reader of an e-mail may stop them, or say whether the address is theirs. */
  readonly secret: string;
  readonly email?: Email;
  /** When the player was last invited by e-mail. */
  readonly invited?: Instant;
  readonly logins?: readonly Login[];
  /** The newest of those that no longer work, so that people who follow one are told why. */
  readonly dead?: readonly DeadLogin[];
}

export type AddressEvent =
  /** The list of members has another address for the player, or no longer has one. */
  | { readonly kind: 'typed'; readonly from: string | undefined; readonly to: string | undefined }
  /** The organiser takes away the address in use, no matter who gave it. */
  | { readonly kind: 'taken-away' }
  /** The player gives an address, signed in by an access key, or removes theirs. */
  | { readonly kind: 'given'; readonly to: string; readonly access: string | undefined }
  | { readonly kind: 'given'; readonly to: undefined }
  /** An invitation goes to the address of the list of members, or to the one that the player has confirmed. */
  | { readonly kind: 'invited'; readonly to: string; readonly login: Login }
  /** It was not sent after all; `before`: when the player was invited the last time. */
  | { readonly kind: 'not-sent'; readonly before: Instant | undefined }
  /** A player who has not opened their invitation is reminded of it, after some time or by a challenge; or wasn't after all. */
  | { readonly kind: 'reminded'; readonly login: Login; readonly by: 'time' | 'challenge' }
  | { readonly kind: 'not-reminded'; readonly by: 'time' | 'challenge' }
  /** A sign-in link goes there. */
  | { readonly kind: 'link-sent'; readonly login: Login }
  /** A sign-in link is followed, and signs in by an access key. */
  | { readonly kind: 'link-used'; readonly hash: string; readonly access: string }
  /** Its reader says that it is theirs, wants no more notices, or says that it isn't theirs. */
  | { readonly kind: 'confirmed' | 'stopped' | 'disowned' }
  | { readonly kind: 'bounced' | 'complained' };

interface Circumstances {
  readonly at: Instant;
  /** A new secret, should the old one be worth nothing any more. */
  readonly secret: string;
}

/** What follows from an event; undefined where it changes nothing. */
export function after(life: Life, event: AddressEvent, { at, secret }: Circumstances): Life | undefined {
  const { email } = life;
  switch (event.kind) {
    case 'typed':
      return email && hangsOn(email, event) ? { secret } : undefined;
    case 'taken-away':
      return email && { secret };
    case 'given':
      return event.to === undefined
        ? anew(life, secret)
        : { ...anew(life, secret), email: { to: event.to, state: 'asked', since: at, ...by(event.access) } };
    case 'invited':
      return invitedTo(life, event, { at, secret });
    case 'not-sent':
      return notSent(life, event.before, secret);
    case 'reminded':
    case 'not-reminded':
      return email?.state === 'invited' ? remindedOf(life, email, event, at) : undefined;
    case 'link-sent':
      return email && email.state !== 'disowned' ? withLogin(life, event.login, at) : undefined;
    case 'link-used':
      return linkUsed(life, event, at);
    case 'confirmed':
      return email && email.state !== 'confirmed' && email.state !== 'disowned'
        ? { ...life, email: confirmedBy(email, email.access, at) }
        : undefined;
    case 'disowned':
      return email && email.state !== 'disowned'
        ? { ...life, email: { to: email.to, state: 'disowned', since: at }, logins: [] }
        : undefined;
    case 'stopped':
    case 'bounced':
    case 'complained':
      return email && email.state !== event.kind && email.state !== 'disowned'
        ? { ...life, email: endedBy(email, event.kind, at) }
        : undefined;
  }
}

type Of<Kind extends AddressEvent['kind']> = Extract<AddressEvent, { readonly kind: Kind }>;

const by = (access: string | undefined): Pick<Email, 'access'> => (access === undefined ? {} : { access });

/** Without an address: all links that went to it are worth nothing. When they were invited is history. */
const anew = ({ invited }: Life, secret: string): Life => ({ secret, ...(invited !== undefined && { invited }) });

/** Whether an address in use comes from the list of members, which has another one now. */
function hangsOn(email: Email, { from = '', to = '' }: Of<'typed'>): boolean {
  if (isSameAddress(from, to) || isSameAddress(email.to, to)) return false;
  return isSameAddress(email.to, from) || standingOf(email) === 'invited';
}

function invitedTo(life: Life, { to, login }: Of<'invited'>, { at, secret }: Circumstances): Life {
  const { email } = life;
  if (email && isSameAddress(email.to, to)) {
    const invited: Email = { ...email, state: 'invited', ...by(login.access) };
    return { ...withLogin(life, login, at), email: email.state === 'confirmed' ? email : invited, invited: at };
  }
  return { secret, email: { to, state: 'invited', since: at, ...by(login.access) }, invited: at, logins: [login] };
}

function remindedOf(life: Life, email: Email, event: Of<'reminded' | 'not-reminded'>, at: Instant): Life | undefined {
  const { challenged, reminded = 0, ...rest } = email;
  if (event.kind === 'not-reminded')
    return {
      ...life,
      email: { ...rest, reminded: Math.max(0, reminded - 1), ...(challenged && event.by === 'time' && { challenged }) },
    };
  if (event.by === 'challenge' && challenged) return undefined;
  const now: Email = { ...email, reminded: reminded + 1, ...(event.by === 'challenge' && { challenged: true }) };
  return { ...withLogin(life, event.login, at), email: now };
}

const DAY = 24 * 3_600_000;
/** In which days after an invitation its reader is reminded, each time once; a club that was away for so long reminds nobody. */
const REMINDED_IN = [
  [3, 7],
  [10, 14],
] as const;

/** Whether a reminder is due by itself; at most one a day, including those that organisers send. */
export const isToRemind = ({ email, invited }: Partial<Life>, at: Instant): boolean =>
  email?.state === 'invited' &&
  at - (invited ?? 0) >= DAY &&
  REMINDED_IN.some(
    ([from, to], nth) => (email.reminded ?? 0) <= nth && email.since + from * DAY <= at && at < email.since + to * DAY,
  );

function notSent(life: Life, before: Instant | undefined, secret: string): Life {
  const { invited: _, ...rest } = life;
  if (before !== undefined) return { ...rest, invited: before };
  return rest.email?.state === 'invited' ? { secret } : rest;
}

/**
 * Following a link proves that its reader gets mail at the address. They may still want no notices, and bounced addresses work
 * again.
 */
function linkUsed(life: Life, { hash, access }: Of<'link-used'>, at: Instant): Life | undefined {
  const { email, logins = [] } = life;
  const left = logins.filter((each) => each.hash !== hash);
  if (!email || email.state === 'disowned' || left.length === logins.length) return undefined;
  const wantsNone = email.state === 'stopped' || email.state === 'complained';
  const now: Email = wantsNone ? { ...email, was: 'confirmed', access } : confirmedBy(email, access, at);
  return { ...life, logins: left, ...buried(life, [{ hash, why: 'used' }]), email: now };
}

const confirmedBy = ({ to, state, since }: Email, access: string | undefined, at: Instant): Email => ({
  to,
  state: 'confirmed',
  since: state === 'confirmed' ? since : at,
  ...by(access),
});

function endedBy(email: Email, state: EmailState, since: Instant): Email {
  const was = standingOf(email);
  return { ...email, state, since, ...(was && { was }) };
}

/** What the reader of an address has shown; undefined where they say that it isn't theirs, or nobody knows. */
export function standingOf({ state, was }: Email): AddressStanding | undefined {
  switch (state) {
    case 'invited':
    case 'asked':
    case 'confirmed':
      return state;
    case 'disowned':
      return undefined;
    case 'stopped':
    case 'bounced':
    case 'complained':
      return was;
  }
}

/** How many sign-in links of a player work at once: the newest. */
const MOST_LOGINS = 5;

function withLogin(life: Life, login: Login, now: Instant): Life {
  const { logins = [] } = life;
  const over = logins.filter(({ until }) => until <= now).map(({ hash }) => ({ hash, why: 'over' }) as const);
  return {
    ...life,
    logins: [login, ...logins.filter(({ until }) => until > now)].slice(0, MOST_LOGINS),
    ...buried(life, over),
  };
}

const buried = ({ dead = [] }: Life, more: readonly DeadLogin[]): Pick<Life, 'dead'> =>
  dead.length + more.length === 0 ? {} : { dead: [...more, ...dead].slice(0, MOST_LOGINS) };

/** Why a sign-in link works no more; undefined where that isn't known, as it never was one or that is long ago. */
export const deathOf = ({ logins = [], dead = [] }: Life, hash: string, now: Instant): DeadLogin['why'] | undefined =>
  logins.some((each) => each.hash === hash && each.until <= now)
    ? 'over'
    : dead.find((each) => each.hash === hash)?.why;

/** The sign-in link of a hash, if it works at this address. Whether its access stands is checked elsewhere. */
export function loginIn({ email, logins = [] }: Life, hash: string, now: Instant): Login | undefined {
  if (!email || email.state === 'disowned') return undefined;
  const key = addressKey(email.to);
  return logins.find((each) => each.hash === hash && each.until > now && (each.to ?? key) === key);
}

/** Where to invite a player: at the address that they have confirmed, else at that of the list; or why nowhere. */
export function invitableAt({ email }: Partial<Life>, listed: string | undefined) {
  if (email?.state === 'confirmed') return { to: email.to };
  if (listed === undefined) return 'no-address';
  if (!email || !isSameAddress(email.to, listed)) return { to: listed };
  return email.state === 'invited' || email.state === 'asked' ? { to: email.to } : 'unreached';
}

/** What is sent to the reader of an address who asks for a sign-in link, whether or not they want notices. */
export function askedFor({ email }: Life, listed: string | undefined): 'link' | 'invitation' | 'question' | undefined {
  switch (email && standingOf(email)) {
    case 'confirmed':
      return 'link';
    case 'asked':
      return 'question';
    case 'invited':
      return email && listed !== undefined && isSameAddress(email.to, listed) ? 'invitation' : undefined;
    case undefined:
      return undefined;
  }
}
