import { enteredCode, newAddress, newCode } from '#shared/features/organisers.ts';
import { parseAddress } from '#shared/words/email-address.ts';
import { noteChange } from '../books/admin-history.ts';
import { type Club, readClub } from '../books/clubs.ts';
import { CODE_LIFE, type CodePlace, newCode as makeCode, openCode, spendCode } from '../books/codes.ts';
import { addressOf, keepAddress, masked } from '../books/organisers.ts';
import { readSession, type SessionRecord } from '../books/sessions.ts';
import { readAs } from '../http/body.ts';
import type { Call, EndpointAnswer } from '../http/call.ts';
import { ENDED } from '../http/credential-check.ts';
import { isProblem, noMail, noSuchClub, type Problem, problem, tooManyRequests } from '../http/problem.ts';
import type { Rate } from '../limits/throttle.ts';
import { nameInMail } from '../notifying/email/name-in-mail.ts';
import { MAIL, REQUESTS } from '../runtime/texts.ts';
import { toldError } from '../runtime/told-error.ts';
import { changeBy } from './admin-history.ts';
import { codeProblem } from './code-problems.ts';
import { writeTo } from './organiser-letters.ts';

const NO_ADDRESS = problem('no-address', () => REQUESTS.code.noAddress);

const HOUR = 3_600_000;
/** How many codes one organiser is sent, and all of a club. */
const [CODES, CODES_OF_CLUB]: readonly [Rate, Rate] = [
  { most: 5, per: HOUR },
  { most: 30, per: HOUR },
];

interface Signed {
  readonly of: Club;
  readonly session: SessionRecord;
}

/** The session that asks; a program has no session and needs no code. */
async function signedIn({ caller, club, runtime }: Call): Promise<Signed | Problem> {
  if (!runtime.office) return noMail;
  if (caller.session === undefined) return NO_ADDRESS;
  const of = await readClub(runtime.database, club);
  if (!of) return noSuchClub;
  const session = await readSession(runtime.database, club, { access: caller.id, hash: caller.session });
  return session ? { of, session } : ENDED;
}

/** Sends the caller six digits to their own address, unless they have some that can still be entered. */
async function request(call: Call): EndpointAnswer<'requestCode'> {
  const asked = readAs(newCode, call.event);
  if (isProblem(asked)) return asked;
  const signed = await signedIn(call);
  if (isProblem(signed)) return signed;
  const { at, caller, club, runtime } = call;
  const address = await addressOf(runtime.database, club, caller.id);
  if (address?.state !== 'confirmed') return NO_ADDRESS;
  const place = { club, session: signed.session, use: 'session' } as const;
  const open = asked.value.again ? undefined : await openCode(runtime.database, place, at);
  return open?.code.to === address.to ? sentTo(open.code) : send(call, signed, place, address.to);
}

/** Sends six digits to an address that is to become the caller’s. */
async function change(call: Call): EndpointAnswer<'changeOwnAddress'> {
  const asked = readAs(newAddress, call.event);
  if (isProblem(asked)) return asked;
  const signed = await signedIn(call);
  if (isProblem(signed)) return signed;
  const to = parseAddress(asked.value.email) ?? asked.value.email;
  return send(call, signed, { club: call.club, session: signed.session, use: 'address' }, to);
}

async function send(call: Call, { of, session }: Signed, place: CodePlace, to: string) {
  const { at, caller, club, runtime } = call;
  for (const [name, rate] of [
    [`codes#${caller.id}`, CODES],
    ['codes', CODES_OF_CLUB],
  ] as const) {
    const wait = await runtime.buckets.tryAcquire({ club, name }, rate);
    if (wait > 0) return tooManyRequests(REQUESTS.code.tooMany, wait / 1000);
  }
  const code = await makeCode(runtime.database, place, to, at);
  const { subject, title, text, addressText, button } = MAIL.code;
  const say = place.use === 'session' ? text : addressText;
  await writeTo(call, of, to, (from) => ({
    subject: subject(from),
    title: title(code),
    text: say(nameInMail(caller.by, '…'), from, nameInMail(session.device, REQUESTS.device.unknown)),
    button,
    path: '/enter/',
  }));
  return sentTo({ to, until: at + CODE_LIFE });
}

const sentTo = ({ to, until }: { readonly to: string; readonly until: number }) =>
  ({ status: 200, body: { to: masked(to), until: new Date(until).toISOString() } }) as const;

async function look(call: Call): EndpointAnswer<'getOwnAddress'> {
  const { caller, club, runtime } = call;
  const address = await addressOf(runtime.database, club, caller.id);
  const to = address?.state === 'confirmed' ? { to: masked(address.to) } : {};
  return { status: 200, body: { ...to, mails: runtime.office !== undefined } };
}

/** Takes the address to which the code went for the caller’s, and tells the one before. */
async function confirm(call: Call): EndpointAnswer<'confirmOwnAddress'> {
  const asked = readAs(enteredCode, call.event);
  if (isProblem(asked)) return asked;
  const { at, caller, club, runtime } = call;
  const { database } = runtime;
  const session = { access: caller.id, hash: caller.session ?? '' };
  const spent = await spendCode(database, { club, session, use: 'address' }, asked.value.code, at);
  if (typeof spent !== 'object') return codeProblem(spent) ?? ENDED;
  const before = await addressOf(database, club, caller.id);
  await keepAddress(database, club, caller.id, { to: spent.to, state: 'confirmed', since: at });
  await noteChange(database, club, changeBy(call, 'address-changed', caller.by));
  if (before?.state === 'confirmed' && before.to !== spent.to) await tellBefore(call, before.to, spent.to);
  return look(call);
}

async function tellBefore(call: Call, before: string, now: string): Promise<void> {
  const { caller, club, runtime } = call;
  const of = await readClub(runtime.database, club);
  const { subject, text } = MAIL.addressChanged;
  const { button } = MAIL.organisers;
  const by = nameInMail(caller.by, '…');
  try {
    if (of)
      await writeTo(call, of, before, (from) => ({
        subject: subject(from),
        text: text(by, from, masked(now)),
        button,
        path: '/enter/',
      }));
  } catch (error) {
    // The address is changed: asking again would change nothing.
    runtime.log({ what: 'address-letter', club, ...toldError(error) });
  }
}

export const codes = {
  requestCode: request,
  getOwnAddress: look,
  changeOwnAddress: change,
  confirmOwnAddress: confirm,
} as const;
