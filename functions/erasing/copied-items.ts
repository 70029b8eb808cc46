import { picked } from '#shared/vocabulary/alike.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { accessIn } from '../books/access-keys.ts';
import { changeIn } from '../books/admin-history.ts';
import { contactIn } from '../books/contacts.ts';
import { disputeIn } from '../books/disputes.ts';
import { freeTimesIn } from '../books/free-times.ts';
import { gameDateIn } from '../books/game-dates.ts';
import { requestIn } from '../books/join-requests.ts';
import { memberIn } from '../books/members.ts';
import { namingIn } from '../books/naming.ts';
import { messageIn, noticeIn } from '../books/notices.ts';
import { heldIn } from '../books/notices-sent.ts';
import { askedGameIn, proposalIn } from '../books/proposals.ts';
import { subscriptionIn } from '../books/push-subscriptions.ts';
import { sessionIn } from '../books/sessions.ts';
import { suggestionIn } from '../books/suggestions.ts';
import { webhookIn } from '../books/webhooks.ts';
import type { Item } from '../database/item.ts';
import * as keys from '../database/keys.ts';

/** Of whom a copy is made, and for whom. */
export interface Sought {
  readonly player: PlayerId;
  /** As whom they play on the ladder of an item: themselves, and the entrants that they are with others. */
  readonly plays: ReadonlySet<PlayerId>;
  /** The hashes of their keys. */
  readonly keys: ReadonlySet<string>;
  /** Whether a text names them. */
  readonly isNamed: (text: string) => boolean;
  /** Whether they ask themselves: an organiser is not told what they alone know, nor they what organisers note of others. */
  readonly isOwn: boolean;
  /** What the club's record has as their address, which organisers know. */
  readonly email: string | undefined;
}

export type CopiedItem = Readonly<Record<string, unknown>>;

export function proposal(item: Item, { player }: Sought): CopiedItem | undefined {
  // Each lies twice, under each of the two.
  if (!item.sk.startsWith(`${keys.PROPOSAL}from#`)) return undefined;
  const { challenger, challenged, at } = proposalIn(item);
  return [challenger, challenged].includes(player) ? { what: 'proposal', challenger, challenged, at } : undefined;
}

export function askedGame(item: Item, { player }: Sought): CopiedItem | undefined {
  const { asks, players, stake, declined, at } = askedGameIn(item);
  return players.includes(player) ? { what: 'game asked for', asks, players, stake, declined, at } : undefined;
}

export function gameDate(item: Item, { plays }: Sought): CopiedItem | undefined {
  const date = gameDateIn(item);
  if (!date.players.some((each) => plays.has(each))) return undefined;
  return {
    what: 'date of a game',
    ...picked(date, ['challenge', 'players', 'at', 'or', 'place', 'by', 'agreed', 'calledOff', 'put']),
  };
}

export function freeTimes(item: Item, { player }: Sought): CopiedItem | undefined {
  const { players, when, wants } = freeTimesIn(item);
  return players.includes(player) ? { what: 'when they can play', when, wants } : undefined;
}

export function suggestion(item: Item, { plays }: Sought): CopiedItem | undefined {
  // Each lies twice, under each of the two.
  if (![...plays].some((each) => item.sk === `${keys.SUGGESTED}${each}`)) return undefined;
  return { what: 'suggested game', ...suggestionIn(item) };
}

export function dispute(item: Item, { plays }: Sought): CopiedItem | undefined {
  const said = disputeIn(item);
  if (!said.players.some((each) => plays.has(each))) return undefined;
  return { what: 'dispute', ...picked(said, ['line', 'player', 'players', 'says', 'score', 'at', 'dismissed']) };
}

export function webhook(item: Item, { isNamed, isOwn }: Sought): CopiedItem | undefined {
  const { label, by } = webhookIn(item);
  return !isOwn && (isNamed(label) || isNamed(by)) ? { what: 'webhook', label, by } : undefined;
}

export function notice(item: Item, { player, isNamed }: Sought): CopiedItem | undefined {
  const { notice: kept } = noticeIn(item);
  if ('body' in kept) return isNamed(kept.body) ? { what: 'to a webhook', text: kept.body } : undefined;
  const { title, text } = kept;
  if (kept.player === player) return { what: 'to them', title, text };
  return isNamed(`${title}\n${text}`) ? { what: 'to another player', title, text } : undefined;
}

export function message(item: Item, { player }: Sought): CopiedItem | undefined {
  const { text, to } = messageIn(item);
  return to.includes(player) ? { what: 'from the organiser to all', text } : undefined;
}

export function held(item: Item, { player }: Sought): CopiedItem | undefined {
  const { until, all } = heldIn(item);
  return item.sk === `${keys.HELD_BACK}${player}` ? { what: 'held back', until, count: all.length } : undefined;
}

/** What was written with a request is gone once it is answered. */
export function request(item: Item, { player }: Sought): CopiedItem | undefined {
  const { ladder, at, ...rest } = requestIn(item);
  return 'player' in rest && rest.player === player ? { ladder, at } : undefined;
}

export function face({ sk, bytes }: Item, { player }: Sought): CopiedItem | undefined {
  if (sk !== `${keys.FACE}${player}` || !(bytes instanceof Uint8Array)) return undefined;
  return { what: 'photograph', jpeg: Buffer.from(bytes).toString('base64') };
}

export function naming(item: Item, { player }: Sought): CopiedItem | undefined {
  const { mode, nicknames, alone = {}, renamed = {} } = namingIn(item);
  const own = <T>(all: Readonly<Record<string, T>>) => (Object.hasOwn(all, player) ? all[player] : undefined);
  return { shown: own(alone) ?? mode, nickname: own(nicknames), before: own(renamed)?.before };
}

export function member(item: Item, { player, isNamed, isOwn }: Sought): CopiedItem | undefined {
  const record = memberIn(item);
  if (record.id === player) return picked(record, ['name', 'rating', 'email', 'note', 'since']);
  return !isOwn && isNamed(record.note ?? '') ? { of: record.id, note: record.note } : undefined;
}

export function access(item: Item, { keys: theirs, isNamed, isOwn }: Sought): CopiedItem | undefined {
  const record = accessIn(item);
  if (theirs.has(record.hash))
    return {
      what: 'link',
      ...picked(record, ['label', 'role', 'use', 'created', 'expires', 'revoked']),
      ...(!isOwn && { by: record.by }),
    };
  const { label, by = '' } = record;
  return !isOwn && (isNamed(label) || isNamed(by)) ? { what: 'link of somebody else', label, by } : undefined;
}

export function change(item: Item, { player, isNamed, isOwn }: Sought): CopiedItem | undefined {
  const { at, what, about, by, role, ladder, member: of } = changeIn(item);
  if (of !== player && !isNamed(about) && !isNamed(by)) return undefined;
  return { at, what, about, role, ladder, ...(!isOwn && { by }) };
}

export function session(item: Item, { keys: theirs }: Sought): CopiedItem | undefined {
  const record = sessionIn(item);
  if (!theirs.has(record.access)) return undefined;
  return { what: 'signed in', ...picked(record, ['device', 'opened', 'confirmed', 'used', 'ends']) };
}

export function link({ sk, opened, stopped }: Item, { keys: theirs }: Sought): CopiedItem | undefined {
  return theirs.has(sk.slice(keys.LINK.length)) ? { what: 'link opened', opened, stopped } : undefined;
}

export function use({ sk, at }: Item, { keys: theirs }: Sought): CopiedItem | undefined {
  return theirs.has(sk) ? { what: 'link last used', at } : undefined;
}

export function subscription(item: Item, { player }: Sought): CopiedItem | undefined {
  const { player: of, endpoint, created } = subscriptionIn(item);
  return of === player ? { what: 'shows notices', by: new URL(endpoint).host, created } : undefined;
}

/** Of an address, an organiser sees what the list of members shows, and never numbers and choices. */
export function contact(item: Item, { player, isOwn, email: known }: Sought): CopiedItem | undefined {
  const { player: of, email, invited, wishes, shared, logins = [] } = contactIn(item);
  if (of !== player) return undefined;
  const address = email && picked(email, ['to', 'state', 'since']);
  const isKnown = email !== undefined && (email.to === known || shared?.shows.includes('email'));
  if (!isOwn) return { invited, ...(isKnown && { email: address }) };
  const links = logins.map(({ until, path }) => ({ until, path }));
  return { invited, email: address, phone: shared?.phone, shows: shared?.shows, wishes, links };
}
