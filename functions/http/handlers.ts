import { access } from '../api/access.ts';
import { challenges } from '../api/challenges.ts';
import { clubs } from '../api/clubs.ts';
import { desk } from '../api/desk.ts';
import { nights } from '../api/nights.ts';
import { players } from '../api/players.ts';
import { results } from '../api/results.ts';
import { session } from '../api/session.ts';
import { webhooks } from '../api/webhooks.ts';
import { runtimeIn, type World } from '../runtime.ts';
import type { HttpHandler } from './endpoint.ts';
import type { HttpFunction } from './routes.ts';

/** The handlers of all functions in one process, sharing what they remember: for the laptop. */
export function createHandlers(world: World): Readonly<Record<HttpFunction, HttpHandler>> {
  const runtime = runtimeIn(world);
  return {
    clubs: clubs(runtime),
    access: access(runtime),
    session: session(runtime),
    players: players(runtime),
    nights: nights(runtime),
    challenges: challenges(runtime),
    results: results(runtime),
    desk: desk(runtime),
    webhooks: webhooks(runtime),
  };
}
