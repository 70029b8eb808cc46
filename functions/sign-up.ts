import type { SignUpAnswer } from '#shared/contract/sign-up.ts';
import { newSignUp } from '#shared/features/sign-up.ts';
import { addressKey, parseAddress } from '#shared/words/email-address.ts';
import { NAMES } from '#shared/words/texts.ts';
import { dayIn, readMadeOn, readPuzzleSecret, spendPuzzle } from './books/sign-ups.ts';
import { NO_CLUB, sha256 } from './database/keys.ts';
import { confirmPage, lostPage } from './features/sign-up/confirm.ts';
import { freeAddress, newPuzzle, type SigningUp, sendLink, solvedUntil } from './features/sign-up/link.ts';
import { readAs, wrongContent } from './http/body.ts';
import { formatAnswer } from './http/call.ts';
import { strangersFull } from './http/caller-limits.ts';
import { fromElsewhere } from './http/cross-site.ts';
import { addressOf, asAskedFor, type HttpEvent, type HttpResult, languageOf, pageMethodOf } from './http/event.ts';
import { formatProblem, isProblem, type Problem, problem, tooManyRequests } from './http/problem.ts';
import { onLambda } from './http/world.ts';
import type { Rate } from './limits/throttle.ts';
import { officeOfLambda } from './notifying/email/ses.ts';
import { required } from './runtime/lambda.ts';
import { inLanguage } from './runtime/speaking.ts';
import { MAIL, REQUESTS, SIGN_UP_TEXT } from './runtime/texts.ts';
import { toldError } from './runtime/told-error.ts';

const HOUR = 3_600_000;
/** How many links may be asked for from one address of the network, for one e-mail address, and in all. */
const [FROM, TO, ALL]: readonly [Rate, Rate, Rate] = [
  { most: 5, per: HOUR },
  { most: 3, per: 24 * HOUR },
  { most: 100, per: HOUR },
];
const ASKS = { club: NO_CLUB, name: 'sign-ups' } as const;

type Answering = (world: SigningUp, event: HttpEvent) => Promise<HttpResult>;

export const PAGES: Readonly<Record<string, Answering>> = {
  'GET puzzle': givePuzzle,
  'POST club': askForLink,
  'GET confirm': confirmPage,
  'POST confirm': confirmPage,
};

/** By which clubs sign themselves up, where a deployment lets them: a puzzle, a link by e-mail, and one button. */
export const signUpPages =
  (world: SigningUp) =>
  (event: HttpEvent): Promise<HttpResult> =>
    inLanguage(languageOf(event), async () => {
      const asked = event.pathParameters?.['page'] ?? '';
      // The secret of a link is in no log.
      const page = asked === 'puzzle' || asked === 'club' ? asked : 'confirm';
      const log = { function: 'sign-up', page };
      try {
        const result = await answer(world, event, page);
        world.log({ ...log, status: result.statusCode });
        return asAskedFor(event, result);
      } catch (error) {
        world.log({ ...log, status: 503, ...toldError(error) });
        return formatProblem(problem('outage', MAIL.outage));
      }
    });

async function answer(world: SigningUp, event: HttpEvent, page: string): Promise<HttpResult> {
  const method = pageMethodOf(event);
  const name = `${method} ${page}`;
  const found = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (!found) return lostPage();
  const no =
    (method === 'POST' ? fromElsewhere(event, world.siteOrigin) : undefined) ??
    strangersFull(event, world, 'tryAcquire') ??
    (method === 'POST' ? await world.doors.closed() : undefined);
  return no ? formatProblem(no) : found(world, event);
}

async function givePuzzle({ database, buckets, now }: SigningUp): Promise<HttpResult> {
  const load = await buckets.fullness(ASKS, ALL);
  return formatAnswer({ status: 200, body: newPuzzle(await readPuzzleSecret(database), now(), load) });
}

/** Sends a link that makes the club. The answer does not tell whether the e-mail address is in use. */
async function askForLink(world: SigningUp, event: HttpEvent): Promise<HttpResult> {
  const outcome = wrongContent(event, { method: 'POST' }) ?? (await asked(world, event));
  return isProblem(outcome) ? formatProblem(outcome) : formatAnswer({ status: 200, body: outcome });
}

async function asked(world: SigningUp, event: HttpEvent): Promise<SignUpAnswer | Problem> {
  const { database, buckets, now } = world;
  const given = readAs(newSignUp, event);
  if (isProblem(given)) return given;
  const { puzzle, answer: solution, email, id, ...rest } = given.value;
  const to = parseAddress(email);
  if (!to) return problem('invalid', NAMES.noEmail);
  const until = solvedUntil(await readPuzzleSecret(database), puzzle, solution, now());
  if (until === undefined) return problem('invalid', SIGN_UP_TEXT.unsolved);
  const free = await freeAddress(database, id);
  if (free !== id) return { state: 'taken', free };
  if (!(await spendPuzzle(database, sha256(puzzle), until))) return problem('invalid', SIGN_UP_TEXT.unsolved);
  if ((await readMadeOn(database, dayIn(now()))) >= world.clubsADay)
    return tooManyRequests(SIGN_UP_TEXT.fullToday, 12 * 3600);
  const from = await buckets.tryAcquire(
    { club: NO_CLUB, name: `sign-ups-from#${sha256(addressOf(event, world.siteMark) ?? '')}` },
    FROM,
  );
  if (from > 0) return tooManyRequests(REQUESTS.later, from / 1000);
  // Repeated requests for one address use up nothing of what all others may ask.
  if ((await buckets.tryAcquire({ club: NO_CLUB, name: `sign-ups-to#${sha256(addressKey(to))}` }, TO)) > 0)
    return { state: 'sent' };
  const all = await buckets.tryAcquire(ASKS, ALL);
  if (all > 0) return tooManyRequests(REQUESTS.later, all / 1000);
  await sendLink(world, { ...rest, id, email: to });
  return { state: 'sent' };
}

export const handler = onLambda((runtime) =>
  signUpPages({ ...runtime, office: officeOfLambda(runtime), clubsADay: Number(required('CLUBS_A_DAY')) }),
);
