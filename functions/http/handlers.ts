import { access } from '../access.ts';
import { challenges } from '../challenges.ts';
import { clubs } from '../clubs.ts';
import { desk } from '../desk.ts';
import { nights } from '../nights.ts';
import { players } from '../players.ts';
import { results } from '../results.ts';
import { runtimeIn, type World } from '../runtime.ts';
import { session } from '../session.ts';
import { webhooks } from '../webhooks.ts';
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
