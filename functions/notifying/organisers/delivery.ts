import { createHash } from 'node:crypto';
import type { Letter, SendOutcome } from '#functions/aws/post-office.ts';
import { type Club, readClub } from '#functions/books/clubs.ts';
import { claimSending, releaseSending } from '#functions/books/notices-sent.ts';
import { type Organiser, organisersOf, switchMails } from '#functions/books/organisers.ts';
import { readTold, replaceTold } from '#functions/books/organisers-told.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { letter } from '../email/letter.ts';
import type { Mailing } from '../email/mailing.ts';
import { nameInMail } from '../email/name-in-mail.ts';
import { envelopeOf, type Sender, senderOf } from '../email/sender.ts';
import type { OrganisersEvent } from '../messages.ts';
import { endOfQuiet } from '../notice-preferences.ts';
import type { DeliveryOutcome } from '../retries.ts';
import { type WaitingForOrganisers, waitingIn } from './waiting.ts';

export type OrganiserMailing = Omit<Mailing, 'store'> & {
  readonly store: Pick<LadderStore, 'database' | 'load' | 'header' | 'inSeason'>;
};

const OVER: DeliveryOutcome = { end: 'over' };

/** What comes within so long of an e-mail is one more e-mail, in milliseconds. */
const PAUSE = 3_600_000;

/** How many of the people that an organiser has been told about are remembered. */
const MOST_TOLD = 200;

/**
 * Writes to the organisers of a club what waits for them and they were not told of, in one e-mail: in the morning what comes at
 * night, and once an hour at most. What has been dealt with meanwhile is not told.
 */
export async function deliverToOrganisers(world: OrganiserMailing, event: OrganisersEvent): Promise<DeliveryOutcome> {
  const { store, now } = world;
  const { club } = event.key;
  const of = await readClub(store.database, club);
  const told = await readTold(store.database, club);
  const isNew = ({ id }: WaitingForOrganisers): boolean => !told?.ids.includes(id);
  const waiting = of && !of.suspended ? (await waitingIn(world, event)).filter(isNew) : [];
  const [first] = waiting;
  const organisers = first ? await wanting(world, club) : [];
  if (!of || !first || organisers.length === 0) return OVER;
  const until = await quietUntil(world, first, told?.at);
  if (until > now()) return { end: 'wait', after: Math.ceil((until - now()) / 1000) };
  const ends = await Promise.all(organisers.map((organiser) => writeOnce(world, of, organiser, waiting)));
  if (ends.includes('later')) return { end: 'again' };
  const ids = [...(told?.ids ?? []), ...waiting.map(({ id }) => id)].slice(-MOST_TOLD);
  return (await replaceTold(store.database, club, told, { at: now(), ids })) ? OVER : { end: 'again' };
}

const wanting = async ({ store, now }: OrganiserMailing, club: string): Promise<readonly Organiser[]> =>
  (await organisersOf(store.database, club, now())).filter(({ mails }) => !mails?.off);

async function quietUntil(
  { store, now }: OrganiserMailing,
  { key }: WaitingForOrganisers,
  last: Instant | undefined,
): Promise<Instant> {
  const header = await store.header(key);
  const quiet = header ? endOfQuiet({}, header.timezone, now()) : now();
  return instant(Math.max(quiet, last === undefined ? 0 : last + PAUSE));
}

/** Writes to one organiser, unless another try has. */
async function writeOnce(
  world: OrganiserMailing,
  of: Club,
  organiser: Organiser,
  waiting: readonly WaitingForOrganisers[],
): Promise<SendOutcome> {
  const { database } = world.store;
  const [key, name] = [waiting[0]?.key, `organisers-${digestOf(waiting)}`];
  const address = `organiser-${organiser.access.slice(0, 16)}`;
  if (!key || !(await claimSending(database, key, name, address))) return 'sent';
  const sent = await write(world, of, organiser, waiting);
  if (sent === 'later') await releaseSending(database, key, name, address);
  return sent;
}

const digestOf = (waiting: readonly WaitingForOrganisers[]): string =>
  createHash('sha256')
    .update(JSON.stringify(waiting.map(({ id }) => id).toSorted()))
    .digest('hex')
    .slice(0, 16);

async function write(
  { store, office, siteOrigin, now }: OrganiserMailing,
  of: Club,
  { access, email, language, mails }: Organiser,
  waiting: readonly WaitingForOrganisers[],
): Promise<SendOutcome> {
  const { secret } = mails ?? (await switchMails(store.database, of.id, access, true));
  const stop = `${siteOrigin}/api/mail/${of.id}/organiser?reader=${access}~${secret}`;
  return inLanguage(language, () => {
    const sender = senderOf(of, nameInMail(of.name, of.id), siteOrigin);
    return office.send({
      to: email,
      ...envelopeOf(sender, office),
      ...organiserLetter(sender, waiting, { siteOrigin, stop }),
      at: now(),
      stop,
    });
  });
}

/** Requests to join a ladder together, each dispute by itself; each leads to its place in Admin. */
export function organiserLetter(
  sender: Sender,
  waiting: readonly WaitingForOrganisers[],
  { siteOrigin, stop }: { readonly siteOrigin: string; readonly stop: string },
): Letter {
  const { button, several, stopping, why } = MAIL.organisers;
  const said = [...requestsIn(waiting), ...disputesIn(waiting)];
  const items = said.map(({ key, tab, title, text }) => ({
    title,
    text,
    link: { words: button, url: `${siteOrigin}/${key.club}/${key.ladder}/desk/#${tab}` },
  }));
  const [only, ...others] = items;
  const subject = only && others.length === 0 ? only.title : several(items.length, sender.name);
  return letter(sender, subject, items, { why: why(sender.name), links: [{ words: stopping.button, url: stop }] });
}

function requestsIn(waiting: readonly WaitingForOrganisers[]) {
  const { title, text } = MAIL.organisers.asked;
  const byLadder = new Map<string, WaitingForOrganisers[]>();
  for (const each of waiting)
    if (each.what === 'asked') byLadder.set(each.key.ladder, [...(byLadder.get(each.key.ladder) ?? []), each]);
  return [...byLadder.values()].flatMap((all) =>
    all.slice(0, 1).map(({ key, ladder }) => ({ key, tab: 'people', title: title(all.length, ladder), text })),
  );
}

function disputesIn(waiting: readonly WaitingForOrganisers[]) {
  const { title, text } = MAIL.organisers.disputed;
  return waiting.flatMap(({ key, ladder, by }) =>
    by === undefined ? [] : [{ key, tab: 'results', title: title(by), text: text(by, ladder) }],
  );
}
