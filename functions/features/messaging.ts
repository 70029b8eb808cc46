import { localOf } from '#shared/calendar/zone.ts';
import { newMessage } from '#shared/features/members.ts';
import { TELLING } from '#shared/view/texts.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { readClub } from '../club/clubs.ts';
import { readAs } from '../http/body.ts';
import { ofLadder } from '../http/call.ts';
import { isProblem, noSuchLadder, problem, tooManyRequests } from '../http/problem.ts';
import { type Contact, readContacts } from '../notifying/contacts.ts';
import { isReachedBy } from '../notifying/email/channel.ts';
import { putMessage, readMessage } from '../notifying/kept-notices.ts';
import { wants } from '../notifying/preferences.ts';
import { PEOPLE } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';
import { NO_MAIL, ofClub } from './inviting.ts';

const already = problem('already-messaged', () => PEOPLE.messagedToday);

/** Has a message e-mailed to all players of a ladder whom it can reach: it is put beside the ladder, and notices are made of it. */
const messagePlayers = ofLadder<'messagePlayers'>(async (call, key) => {
  const asked = readAs(newMessage, call.event);
  if (isProblem(asked)) return asked;
  const { at, club, runtime } = call;
  const { buckets, database, office, store } = runtime;
  if (!office) return NO_MAIL;
  const [of, ladder] = [await readClub(database, club), await store.load(key)];
  if (!of || !ladder) return noSuchLadder;
  const { day } = localOf(ladder.header.timezone, at);
  const text = asked.value.text.trim();
  const players = ladder.order.players();
  const sentTo = (to: readonly PlayerId[]) => {
    const unsent = players.filter((each) => !to.includes(each));
    return { status: 200, body: { sent: to, unsent } } as const;
  };
  const before = await readMessage(database, key, day);
  if (before) return before.text === text ? sentTo(before.to) : already;
  const contacts = new Map((await readContacts(database, club)).map((each) => [each.player, each]));
  const to = players.filter((each) => isWanted(contacts.get(each), of.untried === true));
  if (to.length === 0) return sentTo(to);
  const full = await buckets.tryAcquire({ club, name: 'invites' }, ofClub(of), to.length);
  if (full > 0) return tooManyRequests(TELLING.said.tooMany, full / 1000);
  const change = changeBy(call, 'players-messaged', PEOPLE.members(String(to.length)));
  return (await putMessage(database, key, { day, text, to }, change)) ? sentTo(to) : already;
});

/** What a club writes that nobody has looked at yet reaches those alone who have said that the address is theirs. */
const isWanted = (contact: Contact | undefined, untried: boolean): boolean =>
  contact !== undefined &&
  isReachedBy(contact, untried ? 'night' : 'message') &&
  wants(contact.wishes, 'message', 'email');

export const messaging = { messagePlayers } as const;
