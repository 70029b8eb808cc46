import { newOrganiser } from '#shared/features/organisers.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { parseAddress } from '#shared/words/email-address.ts';
import { revokeAccess } from '../books/access-keys.ts';
import { readClub } from '../books/clubs.ts';
import { addressWrite, dropAddress, masked } from '../books/organisers.ts';
import { readAs } from '../http/body.ts';
import type { Call, EndpointAnswer } from '../http/call.ts';
import { newAccessKey } from '../http/credential.ts';
import { isProblem, noMail, noSuchClub, tooManyRequests } from '../http/problem.ts';
import type { Rate } from '../limits/throttle.ts';
import { nameInMail } from '../notifying/email/name-in-mail.ts';
import { MAIL, PEOPLE } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';
import { grant } from './grant.ts';
import { writeTo } from './organiser-letters.ts';

const DAY = 24 * 3_600_000;
/** How long an organiser’s link that was e-mailed waits to be opened, in milliseconds. */
const OPENS_FOR = 14 * DAY;
/** How many organisers a club invites by e-mail at most. */
const INVITED: Rate = { most: 5, per: DAY };

/** Makes a link for another organiser, which nobody sees but the reader of the e-mail. */
async function invite(call: Call): EndpointAnswer<'inviteOrganiser'> {
  const asked = readAs(newOrganiser, call.event);
  if (isProblem(asked)) return asked;
  const { at, caller, club, runtime } = call;
  const { buckets, database, office } = runtime;
  if (!office) return noMail;
  const of = await readClub(database, club);
  if (!of) return noSuchClub;
  const wait = await buckets.tryAcquire({ club, name: 'organisers-invited' }, INVITED);
  if (wait > 0) return tooManyRequests(PEOPLE.tooManyOrganisers, wait / 1000);
  const { label, email, succeeds } = asked.value;
  const to = parseAddress(email) ?? email;
  const until = instant(at + OPENS_FOR);
  const key = newAccessKey(club);
  const address = { to, state: 'asked', since: at, ...(succeeds && { succeeds: caller.id }) } as const;
  const terms = { role: 'organiser', label, use: 'link', openBy: until } as const;
  const granted = await grant(call, terms, { key, also: [addressWrite(club, key.hash, address)] });
  if (isProblem(granted)) return granted;
  const { subject, text, button } = MAIL.organiserInvited;
  const said = (from: string) => ({ subject: subject(from), text: text(nameInMail(caller.by, '…'), from), button });
  try {
    await writeTo(call, of, to, (from) => ({ ...said(from), path: `/enter/#${key.key}` }));
  } catch (error) {
    // Nobody has the link: it must not lie about.
    await revokeAccess(database, club, key.hash, at, changeBy(call, 'key-withdrawn', label));
    await dropAddress(database, club, key.hash);
    throw error;
  }
  return { status: 201, body: { hash: key.hash, label, to: masked(to), until: new Date(until).toISOString() } };
}

export const organisers = { inviteOrganiser: invite } as const;
