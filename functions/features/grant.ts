import { newReplacement } from '#shared/features/access.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { readClub } from '../club/clubs.ts';
import { readAs } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { newAccessKey } from '../http/credential.ts';
import { type AccessRecord, grantAccess, readAccess, replaceAccess } from '../http/key-book.ts';
import { isProblem, type Problem, problem } from '../http/problem.ts';
import { readTerms } from '../http/request.ts';
import type { Rate } from '../limits/throttle.ts';
import { letter, nameInMail } from '../notifying/email/letter.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { MAIL, PEOPLE } from '../runtime/texts.ts';
import { toldError } from '../runtime/told-error.ts';
import { changeBy } from './admin-history.ts';
import { readSignedUp } from './sign-up/sign-up-book.ts';

/** What is said once of a new access key, and never again: it is not kept. */
export interface Granted {
  readonly key: string;
  /** Opens a session in the browser in which it is followed; missing where the key is for a program. */
  readonly link?: string;
  readonly hash: string;
}

const tooManyKeys = problem('too-many-keys', () => PEOPLE.tooManyKeys(String(MOST.keys)));

/** Hands out a new access key of a club: the path's, unless another one is meant; `made`: one that is in use already. */
export async function grant(
  call: Call,
  terms: Omit<AccessRecord, 'hash' | 'created' | 'revoked'>,
  club: string = call.club,
  { key, hash } = newAccessKey(club),
): Promise<Granted | Problem> {
  const { at, runtime } = call;
  const change = changeBy(call, 'key-made', terms.label);
  if ((await grantAccess(runtime.database, club, { ...terms, hash, created: at }, change)) === 'too-many')
    return tooManyKeys;
  if (terms.role === 'organiser') await tellFounder(call, club, terms.label);
  return { key, hash, ...linkOf(call, key, terms.use) };
}

export const linkOf = ({ runtime }: Call, key: string, use: AccessRecord['use']): Pick<Granted, 'link'> =>
  use === 'link' ? { link: `${runtime.siteOrigin}/enter/#${key}` } : {};

const NOT_IN_USE = problem('not-in-use', () => PEOPLE.linkNotInUse);

interface Replaced extends Granted {
  readonly record: AccessRecord;
  readonly old: AccessRecord;
  /** Whether what that one has opened has ended. */
  readonly signOut: boolean;
}

/** A new key in the place of another. Sent again, it replaces the key whose answer was lost: there are never two. */
export async function replace(call: Call, old: AccessRecord): Promise<Replaced | Problem> {
  const asked = readAs(newReplacement, call.event);
  if (isProblem(asked)) return asked;
  const terms = readTerms(call);
  if (isProblem(terms)) return terms;
  const { club, at, runtime } = call;
  const request = terms.idempotencyKey;
  const now = await inItsPlace(call, old, request);
  if (now.expires !== undefined && now.expires <= at) return NOT_IN_USE;
  const { key, hash } = newAccessKey(club);
  const { use } = now;
  const signOut = asked.value.signOut || use === 'program';
  const replacement = { old: now.hash, fresh: { hash, created: at, use }, signOut, ...(request && { request }) };
  const end = await replaceAccess(runtime.database, club, replacement, changeBy(call, 'key-replaced', now.label));
  if (end !== 'replaced') return end === 'too-many' ? tooManyKeys : NOT_IN_USE;
  if (now.role === 'organiser') await tellFounder(call, club, now.label);
  const record = { ...now, ...replacement.fresh, by: call.caller.by };
  return { key, hash, ...linkOf(call, key, use), record, old: now, signOut };
}

/** How many e-mails about new organisers a club sends at most. */
const LETTERS: Rate = { most: 5, per: 24 * 3_600_000 };

/** Tells who signed the club up, where one did and e-mails are sent, that another link or key of an organiser is there. */
async function tellFounder({ at, caller, runtime }: Call, id: string, label: string): Promise<void> {
  const { buckets, database, log, office, siteOrigin } = runtime;
  try {
    const [club, founder] = office ? await Promise.all([readClub(database, id), readSignedUp(database, id)]) : [];
    if (!office || !club || !founder) return;
    if ((await buckets.tryAcquire({ club: id, name: 'organiser-letters' }, LETTERS)) > 0) return;
    const from = nameInMail(club.name, id);
    const { subject, text, button } = MAIL.newOrganiser;
    const letterOf = () => {
      const said = text(nameInMail(label, '…'), nameInMail(caller.by, '…'), from);
      const link = { words: button, url: `${siteOrigin}/enter/` };
      return letter(subject(from), [{ title: subject(from), text: said, link }], { links: [] });
    };
    const mail = { to: founder.email, from: { name: from, address: office.from }, at };
    await office.send({ ...mail, ...inLanguage(club.language, letterOf) });
  } catch (error) {
    // The key is told this once: it must not get lost over a letter.
    log({ what: 'organiser-letter', club: id, ...toldError(error) });
  }
}

/** The key that this very request has put in the place of another already. */
async function inItsPlace({ club, runtime }: Call, old: AccessRecord, request: string | undefined) {
  for (let key = old; ; ) {
    const { replaced } = key;
    const next =
      replaced && request !== undefined && replaced.request === request
        ? await readAccess(runtime.database, club, replaced.by)
        : undefined;
    if (!next) return key;
    key = next;
  }
}
