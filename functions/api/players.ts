import { command } from '../http/command.ts';
import { answering } from '../http/endpoint.ts';
import { onLambda } from '../runtime.ts';

/** Who is on the ladder, and what they prefer: seeding, joining, preferring, leaving. */
export const players = answering('players', command);
export const handler = onLambda(players);
