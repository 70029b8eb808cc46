import { access } from '#functions/access.ts';
import { challengesAndResults } from '#functions/challenges-and-results.ts';
import { clubs } from '#functions/clubs.ts';
import type { HttpHandler } from '#functions/http/endpoint.ts';
import { runtimeIn, type World } from '#functions/http/world.ts';
import { sessionsAndViews } from '#functions/sessions-and-views.ts';
import type { Lambda } from '#shared/features/operation.ts';

/** The handlers of all functions in one process, sharing what they remember: for the laptop. */
export function createHandlers(world: World): Readonly<Record<Lambda, HttpHandler>> {
  const runtime = runtimeIn(world);
  return {
    clubs: clubs(runtime),
    access: access(runtime),
    'sessions-and-views': sessionsAndViews(runtime),
    'challenges-and-results': challengesAndResults(runtime),
  };
}
