import { REQUESTS } from '../runtime/texts.ts';
import type { HttpEvent } from './event.ts';
import { type Problem, problem } from './problem.ts';

const OTHER_SITE = problem('other-origin', () => REQUESTS.otherSite);

/** Why a browser's request is refused: a page of another origin made it, as browsers say. Following a link is allowed. */
export const fromElsewhere = (event: HttpEvent, siteOrigin: string): Problem | undefined =>
  isFromElsewhere(event, siteOrigin) ? OTHER_SITE : undefined;

function isFromElsewhere({ routeKey, headers }: HttpEvent, siteOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (site === 'same-origin' || site === 'none') return false;
  if (site !== undefined) return !(routeKey.startsWith('GET ') && mode === 'navigate');
  // A browser that does not know the header yet.
  return origin !== undefined && origin !== siteOrigin && origin !== `http://${headers['host']}`;
}
