import { type Contact, readContact } from '#functions/books/contacts.ts';
import { readAskedGames } from '#functions/books/proposals.ts';
import { readAs } from '#functions/http/body.ts';
import type { Call, EndpointAnswer } from '#functions/http/call.ts';
import { isProblem, problem } from '#functions/http/problem.ts';
import { changeContact } from '#functions/notifying/email/contact-links.ts';
import { PEOPLE } from '#functions/runtime/texts.ts';
import { ownContact as chosen, type OpponentContact, type OwnContactView } from '#shared/features/own.ts';
import { peopleOfEntrant } from '#shared/rules/entrants/people.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { potsOn } from '#shared/view/pots.ts';
import { CONTACT_KINDS } from '#shared/vocabulary/club.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { visible } from '#shared/words/look-alikes.ts';
import { nameOf } from '#shared/words/names.ts';
import { type OwnLadderCall, onOwnLadder, playerIn } from './on-ladder.ts';

const BAD_PHONE = problem('invalid', () => PEOPLE.badPhone);
/** Digits as people write them: with a plus in front, and spaces, brackets, dots, slashes or hyphens between. */
const PHONE = /^\+?[\d ()./-]+$/;
/** The digits of a number, with those of its country (E.164); the shortest are a club’s own extensions. */
const [FEWEST, MOST] = [3, 15];

/** A phone number as written, but for what lists of contacts set around and within it unseen; undefined if invalid. */
function parsePhone(text: string): string | undefined {
  const written = visible(text)
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const digits = written.replace(/\D/g, '').length;
  return PHONE.test(written) && digits >= FEWEST && digits <= MOST ? written : undefined;
}

const asking = (call: Call) => ({ player: playerIn(call), database: call.runtime.database });

async function look(call: Call): EndpointAnswer<'getOwnContact'> {
  const { player, database } = asking(call);
  return { status: 200, body: ownView(await readContact(database, call.club, player)) };
}

/** Keeps a phone number, and what of number and address opponents see. */
async function change(call: Call): EndpointAnswer<'updateOwnContact'> {
  const asked = readAs(chosen, call.event);
  if (isProblem(asked)) return asked;
  const { phone: text, shows } = asked.value;
  const phone = parsePhone(text);
  if (phone === undefined && text.trim() !== '') return BAD_PHONE;
  const { player, database } = asking(call);
  const shared = { ...(phone !== undefined && { phone }), shows: CONTACT_KINDS.filter((kind) => shows.includes(kind)) };
  await changeContact(database, call.club, player, { shared });
  return look(call);
}

/** How a player may be reached, shown or not. An unconfirmed address may be a stranger's. */
const reachOf = ({ email, shared }: Partial<Contact> = {}) => ({
  ...(shared?.phone !== undefined && { phone: shared.phone }),
  ...(email?.state === 'confirmed' && { email: email.to }),
});

const ownView = (contact: Contact | undefined): OwnContactView => ({
  ...reachOf(contact),
  shows: contact?.shared?.shows ?? [],
});

/** What others see of a player; undefined if they show nothing. */
function shownOf(contact: Contact | undefined) {
  const reach = reachOf(contact);
  const shown = (contact?.shared?.shows ?? []).flatMap((kind) =>
    reach[kind] === undefined ? [] : [[kind, reach[kind]] as const],
  );
  return shown.length > 0 ? (Object.fromEntries(shown) as typeof reach) : undefined;
}

/** How to reach those whom the player has a challenge or a game for points with, as far as both show it. */
export async function contactsFor(own: OwnLadderCall) {
  const { call, ladder } = own;
  const shown = async (of: PlayerId) => shownOf(await readContact(call.runtime.database, call.club, of));
  const open = await openWith(own);
  if (open.length === 0 || !(await shown(playerIn(call)))) return { contacts: [] };
  const people = open.flatMap(({ id, other }) =>
    (peopleOfEntrant(ladder, other) ?? [{ id: other }]).map((person) => ({ id, other, person })),
  );
  const contacts = people.map(async ({ id, other, person }): Promise<OpponentContact | undefined> => {
    const reach = await shown(person.id);
    const name = 'name' in person ? { name: nameOf(person) } : {};
    return reach && { ...(id !== undefined && { challenge: id }), player: other, ...name, ...reach };
  });
  return { contacts: (await Promise.all(contacts)).filter((each) => each !== undefined) };
}

async function listOpponents(call: Call): EndpointAnswer<'listOpponentContacts'> {
  const own = await onOwnLadder(call);
  return isProblem(own) ? own : { status: 200, body: await contactsFor(own) };
}

/** The players with whom somebody has something open, once each. Players only asked to a game haven't joined it. */
async function openWith({ call: { at, runtime }, key, ladder, me }: OwnLadderCall) {
  const { store } = runtime;
  const hasPots = systemOf(ladder).controls.play.kind === 'pots';
  const asked = hasPots ? (await readAskedGames(store, key, at)).filter(({ declined }) => declined === undefined) : [];
  const tables = [
    ...[...ladder.challenges.values()].map(({ id, challenger, challenged }) => ({
      id,
      players: [challenger, challenged],
    })),
    ...potsOn(ladder),
    ...asked.map(({ id, asks, agreed }) => ({ id, players: [asks, ...agreed.map((each) => each.player)] })),
  ];
  const { toPlay = [] } = systemOf(ladder).controls.round(ladder)?.placeOf(me) ?? {};
  return [
    ...tables
      .filter(({ players }) => players.includes(me))
      .flatMap(({ id, players }) => players.filter((each) => each !== me).map((other) => ({ id, other }))),
    ...toPlay.map((other) => ({ id: undefined, other })),
  ];
}

/** Whether a player has chosen what opponents see of them, be it nothing: at their first challenge they are asked once. */
export async function hasChosenContact(call: Call): Promise<boolean> {
  const { player, database } = asking(call);
  return (await readContact(database, call.club, player))?.shared !== undefined;
}

export const ownContact = {
  getOwnContact: look,
  updateOwnContact: change,
  listOpponentContacts: listOpponents,
} as const;
