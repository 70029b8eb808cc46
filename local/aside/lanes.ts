import type { HttpEvent } from '#functions/http/event.ts';

/** As whom a request comes, for the sake of fairness: whatever it brings to be let in. */
export const senderOf = ({ headers: { authorization = '' }, cookies = [] }: HttpEvent): string =>
  `${authorization} ${cookies.join(';')}`;

/** What looks back over a whole log. */
const LONG = /\/(import|log|correct|void)$/;

/** Whether a request is known to take long where a ladder is large. */
export const isLong = ({ routeKey }: HttpEvent): boolean => LONG.test(routeKey);

/** Whether a request looks, and records nothing. */
const isLook = ({ routeKey, queryStringParameters }: HttpEvent): boolean =>
  routeKey.startsWith('GET ') || queryStringParameters?.['dryRun'] === 'true';

/**
 * What is recorded on a ladder is recorded one after the other, which no race could do better; those who only look are
 * not held up by that, and neither is held up by those who look back over a whole log. What is about no club is done for
 * each caller apart.
 */
export function laneOf(event: HttpEvent): string {
  const { club, ladder = '' } = event.pathParameters ?? {};
  const how = isLook(event) ? (isLong(event) ? 'look back' : 'look') : 'record';
  return club === undefined ? `${how} ${senderOf(event)}` : `${how} ${club}/${ladder}`;
}
