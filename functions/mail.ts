import { readClub } from './books/clubs.ts';
import { confirm, disown, letAlone, stop } from './features/mail/address.ts';
import { type AskedAnywhere, askAnywhere } from './features/mail/ask-anywhere.ts';
import { askForLink } from './features/mail/ask-for-link.ts';
import { choose, chooseByScript } from './features/mail/choose.ts';
import { stopTellingOrganiser } from './features/mail/organiser.ts';
import type { MailRequest, MailWorld } from './features/mail/page.ts';
import { signIn } from './features/mail/sign-in.ts';
import { strangersFull } from './http/caller-limits.ts';
import { fromElsewhere } from './http/cross-site.ts';
import {
  asAskedFor,
  type HttpEvent,
  type HttpResult,
  idIn,
  languageOf,
  MAIL_PAGES,
  pageMethodOf,
} from './http/event.ts';
import { formatProblem, problem } from './http/problem.ts';
import { onLambda } from './http/world.ts';
import { page } from './notifying/email/letter.ts';
import { mailingOfLambda } from './notifying/email/ses.ts';
import { inLanguage } from './runtime/speaking.ts';
import { MAIL } from './runtime/texts.ts';
import { toldError } from './runtime/told-error.ts';

const noPage = (): HttpResult => page(404, { title: MAIL.gone });

export const PAGES: Readonly<Record<string, (asked: MailRequest) => Promise<HttpResult>>> = {
  stop,
  'not-mine': disown,
  alone: letAlone,
  confirm,
  own: choose,
  'own.json': chooseByScript,
  'sign-in': signIn,
  link: askForLink,
  organiser: stopTellingOrganiser,
};

/** Requests that name no club. */
export const PAGES_OF_ALL: Readonly<Record<string, (asked: AskedAnywhere) => Promise<HttpResult>>> = {
  link: askAnywhere,
};

const pageIn = <P>(pages: Readonly<Record<string, P>>, name: string): P | undefined =>
  Object.hasOwn(pages, name) ? pages[name] : undefined;

const namesClub = ({ routeKey }: HttpEvent): boolean => routeKey.endsWith(` ${MAIL_PAGES}`);

/** The pages that e-mails lead to. They are for people: programs use the API. */
export const mailPages =
  (world: MailWorld) =>
  (event: HttpEvent): Promise<HttpResult> =>
    inLanguage(languageOf(event), async () => {
      const what = event.pathParameters?.['page'] ?? '';
      const log = {
        function: 'mail',
        page: pageIn<unknown>(namesClub(event) ? PAGES : PAGES_OF_ALL, what) && what,
        club: idIn(event, 'club'),
      };
      try {
        const result = await answer(world, event, what);
        world.log({ ...log, status: result.statusCode });
        return asAskedFor(event, result);
      } catch (error) {
        world.log({ ...log, status: 503, ...toldError(error) });
        return formatProblem(problem('outage', MAIL.outage));
      }
    });

async function answer(world: MailWorld, event: HttpEvent, what: string): Promise<HttpResult> {
  const isPost = pageMethodOf(event) === 'POST';
  const no = (isPost ? fromElsewhere(event, world.siteOrigin) : undefined) ?? strangersFull(event, world, 'tryAcquire');
  if (no) return formatProblem(no);
  const closed = isPost ? await world.doors.closed() : undefined;
  if (closed) return page(503, { title: closed.detail });
  if (!namesClub(event)) return (await pageIn(PAGES_OF_ALL, what)?.({ world, event, isPost })) ?? noPage();
  const show = pageIn(PAGES, what);
  const club = idIn(event, 'club');
  const found = club === undefined ? undefined : await readClub(world.store.database, club);
  if (!show || !found || found.suspended) return noPage();
  const reader = event.queryStringParameters?.['reader'] ?? '';
  return inLanguage(found.language, () => show({ world, event, of: found, reader, isPost }));
}

export const handler = onLambda((runtime) => mailPages(mailingOfLambda(runtime)));
