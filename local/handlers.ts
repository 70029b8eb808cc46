import { access } from '#functions/access.ts';
import { challengesAndResults } from '#functions/challenges-and-results.ts';
import { clubs } from '#functions/clubs.ts';
import { compressed, type HttpHandler } from '#functions/http/endpoint.ts';
import { runtimeIn, type World } from '#functions/http/world.ts';
import { sessionsAndViews } from '#functions/sessions-and-views.ts';
import type { Lambda } from '#shared/features/operation.ts';

/** As functions on AWS compress what they answer; here it is also known for how long something is refused. */
const packed =
  (handler: HttpHandler): HttpHandler =>
  async (event) => {
    const answer = await handler(event);
    return { ...answer, ...(await compressed(async () => answer)(event)) };
  };

/** The handlers of all functions in one process, sharing what they remember: for the laptop. */
export function createHandlers(world: World): Readonly<Record<Lambda, HttpHandler>> {
  const runtime = runtimeIn(world);
  return {
    clubs: packed(clubs(runtime)),
    access: packed(access(runtime)),
    'sessions-and-views': packed(sessionsAndViews(runtime)),
    'challenges-and-results': packed(challengesAndResults(runtime)),
  };
}
