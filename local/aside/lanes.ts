import type { HttpEvent } from '../../functions/http/event.ts';

/** As whom a request comes, for the sake of fairness: whatever it brings to be let in. */
export const senderOf = ({ headers: { authorization = '' }, cookies = [] }: HttpEvent): string =>
  `${authorization} ${cookies.join(';')}`;

/**
 * What is recorded on a ladder is recorded one after the other, which no race could do better; those who only look are
 * not held up by that. What is about no club is done for each caller apart.
 */
export function laneOf(event: HttpEvent): string {
  const { club, ladder = '' } = event.pathParameters ?? {};
  const how = event.routeKey.startsWith('GET ') ? 'look' : 'record';
  return club === undefined ? `${how} ${senderOf(event)}` : `${how} ${club}/${ladder}`;
}

/** What looks back over a whole log. */
const LONG = /\/(import|log|correct|void)$/;

/** Whether a request is known to take long where a ladder is large. */
export const isLong = ({ routeKey }: HttpEvent): boolean => LONG.test(routeKey);
