import { command } from './http/command.ts';
import { answering } from './http/endpoint.ts';
import { onLambda } from './runtime.ts';

/** Who is on the ladder: seeding, joining, leaving. */
export const players = answering('players', command);
export const handler = onLambda(players);
