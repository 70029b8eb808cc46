import type { HttpResult } from '#functions/http/event.ts';
import type { Club } from '#functions/ladders/clubs.ts';
import { APP_ASSETS } from '#functions/publishing/app-assets.ts';
import { crestAddress } from '#functions/publishing/crest.ts';
import { type ByMail, renderByMail } from '#web/pages/by-mail/page.tsx';

/** A page as those show it who know of the club what is stored. */
export interface Said extends Omit<ByMail, 'club'> {
  readonly club?: Club;
}

/** A page that needs no script, so that it opens on whatever an e-mail is read on. */
export const page = (status: number, { club, ...said }: Said): HttpResult => ({
  statusCode: status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  },
  body: renderByMail({ ...said, ...(club && { club: { ...club, crest: crestAddress(club) } }) }, APP_ASSETS),
});

export const seeOther = (path: string, cookies: readonly string[]): HttpResult => ({
  statusCode: 303,
  headers: { location: path, 'cache-control': 'no-store' },
  cookies,
  body: '',
});
