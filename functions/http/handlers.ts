import type { Lambda } from '#shared/features/operation.ts';
import { access } from '../api/access.ts';
import { clubs } from '../api/clubs.ts';
import { commands } from '../api/commands.ts';
import { desk } from '../api/desk.ts';
import { session } from '../api/session.ts';
import { webhooks } from '../api/webhooks.ts';
import { runtimeIn, type World } from '../runtime.ts';
import type { HttpHandler } from './endpoint.ts';

/** The handlers of all functions in one process, sharing what they remember: for the laptop. */
export function createHandlers(world: World): Readonly<Record<Lambda, HttpHandler>> {
  const runtime = runtimeIn(world);
  return {
    clubs: clubs(runtime),
    access: access(runtime),
    session: session(runtime),
    commands: commands(runtime),
    desk: desk(runtime),
    webhooks: webhooks(runtime),
  };
}
