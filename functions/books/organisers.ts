import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Language } from '#shared/vocabulary/language.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { addressKey as comparable } from '#shared/words/email-address.ts';
import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import { ORGANISER_ADDRESS, sessionPartition } from '../database/keys.ts';
import { unlessDamaged } from '../database/lists.ts';
import { instant as at, flag, maybe, type Stored, stored, text } from '../database/stored.ts';
import { still, type Write } from '../database/transaction.ts';
import { type AccessRecord, isInForce, readAccessRecords } from './access-keys.ts';
import { readClub } from './clubs.ts';
import { readLinks } from './sessions.ts';
import { readSignedUp, type SignedUp } from './sign-ups.ts';

/** An organiser who has confirmed an address: whom a club’s own e-mails go to. */
export interface Organiser {
  /** The hash of the newest key by whose link they come in. */
  readonly access: string;
  readonly label: string;
  readonly email: string;
  /** What they are written to in: the club’s language. */
  readonly language: Language | undefined;
  readonly mails?: OrganiserMails;
}

/** An address as screens show it: "e•••@example.org". */
export const masked = (address: string): string => address.replace(/^(.)[^@]*/u, '$1•••');

/** With the sessions: opening the link that was sent there confirms it. */
const addressKey = (club: string, access: string): ItemKey => ({
  pk: sessionPartition(club),
  sk: `${ORGANISER_ADDRESS}${access}`,
});

const addressIn = stored(
  z.object({
    to: z.string(),
    state: text<'asked' | 'confirmed'>(),
    since: at,
    /** The key of the organiser who hands over to them, while that is still to end. */
    succeeds: maybe(z.string()),
    /** `secret`: random; with it the reader of an e-mail about what waits may stop them. */
    mails: maybe(z.object({ secret: z.string(), off: flag })),
  }),
);

/** An organiser’s e-mail address. `asked`: their link was sent there, and they have not opened it yet. */
export type OrganiserAddress = Stored<typeof addressIn>;
/** Whether an organiser gets e-mails about what waits for them. */
export type OrganiserMails = NonNullable<OrganiserAddress['mails']>;

const toItem = (club: string, access: string, address: OrganiserAddress): Item => ({
  ...addressKey(club, access),
  value: pack(address),
});

export const addressWrite = (club: string, access: string, address: OrganiserAddress): Write<never> => ({
  put: toItem(club, access, address),
});

/** Keeps the address of the organiser who came in by a key’s link, beside the newest link in its place. */
export async function keepAddress(
  database: Database,
  club: string,
  access: string,
  address: OrganiserAddress,
): Promise<void> {
  const { addresses, latest } = await readAddresses(database, club);
  const { mails } = addresses.get(latest(access)) ?? {};
  await database.put(toItem(club, latest(access), { ...address, ...(mails && { mails }) }));
}

/** Turns an organiser's e-mails about what waits for them on or off; without a secret they have never had one. */
export async function switchMails(
  database: Database,
  club: string,
  access: string,
  isOn: boolean,
): Promise<OrganiserMails> {
  const address = await addressOf(database, club, access);
  const { off: _, secret = randomBytes(24).toString('base64url') } = address?.mails ?? {};
  const mails: OrganiserMails = { secret, ...(!isOn && { off: true }) };
  if (address) {
    const { access: newest, ...kept } = address;
    await database.put(toItem(club, newest, { ...kept, mails }));
  }
  return mails;
}

/** Opening the link that was sent to an address proves that it is theirs. */
export async function confirmAddress(
  database: Database,
  club: string,
  access: string,
  at: Instant,
): Promise<OrganiserAddress | undefined> {
  const item = await database.get(addressKey(club, access));
  const address = item && addressIn(item);
  if (address?.state !== 'asked') return address;
  const confirmed = { ...address, state: 'confirmed', since: at } as const;
  const condition = still('changed', 'value', item?.['value'] ?? '');
  await writeAll(database, [{ put: toItem(club, access, confirmed), condition }]);
  return confirmed;
}

export async function dropAddress(database: Database, club: string, access: string): Promise<void> {
  await writeAll(database, [{ remove: addressKey(club, access) }]);
}

/** The organisers of a club to whom it may write, each address once. */
export async function organisersOf(database: Database, club: string, at: Instant): Promise<readonly Organiser[]> {
  const [of, { newest, addresses }, links] = await Promise.all([
    readClub(database, club),
    readAddresses(database, club),
    readLinks(database, club),
  ]);
  const byAddress = new Map<string, Organiser>();
  for (const record of newest) {
    const address = addresses.get(record.hash);
    const isStopped = links.get(record.hash)?.stopped !== undefined;
    if (address?.state !== 'confirmed' || isStopped || !isInForce(record, at)) continue;
    const { to: email, mails } = address;
    const organiser = {
      access: record.hash,
      label: record.label,
      email,
      language: of?.language,
      ...(mails && { mails }),
    };
    byAddress.set(comparable(address.to), organiser);
  }
  return [...byAddress.values()];
}

/** The address of the organiser who came in by a key’s link, even if that link has been replaced since. */
export async function addressOf(
  database: Database,
  club: string,
  access: string,
): Promise<(OrganiserAddress & { readonly access: string }) | undefined> {
  const { addresses, latest } = await readAddresses(database, club);
  const newest = latest(access);
  const address = addresses.get(newest);
  return address && { ...address, access: newest };
}

/** All addresses of a club’s organisers, by the newest key of each; the one that signed the club up has given theirs then. */
export async function readAddresses(database: Database, club: string) {
  const [records, founder] = await Promise.all([readAccessRecords(database, club), readSignedUp(database, club)]);
  // One that can't be read is nobody's to write to, and yet there: the address of the sign-up must not take its place.
  const addresses = new Map<string, OrganiserAddress | undefined>();
  const query = { pk: sessionPartition(club), sk: { beginsWith: ORGANISER_ADDRESS } };
  for await (const item of database.query(query))
    addresses.set(item.sk.slice(ORGANISER_ADDRESS.length), unlessDamaged(database, item, addressIn));
  const byHash = new Map(records.map((record) => [record.hash, record]));
  const latest = (hash: string): string => {
    const next = byHash.get(hash)?.replaced?.by;
    return next === undefined ? hash : latest(next);
  };
  const first = founder && records.find((record) => isFounders(record, founder));
  const theirs = first && latest(first.hash);
  if (theirs !== undefined && !addresses.has(theirs))
    addresses.set(theirs, { to: founder?.email ?? '', state: 'confirmed', since: instant(founder?.at ?? 0) });
  const newest = records.filter(({ role, use, replaced }) => role === 'organiser' && use === 'link' && !replaced);
  return { addresses, newest, latest };
}

/** The key with which a club was made is as old as its sign-up. */
const isFounders = ({ role, label, created }: AccessRecord, { person, at }: SignedUp): boolean =>
  role === 'organiser' && label === person && created === at;
