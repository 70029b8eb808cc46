import { command } from './http/command.ts';
import { answering } from './http/endpoint.ts';
import { onLambda } from './runtime.ts';

/** Challenges, and what the challenged and the challenger say to them. */
export const challenges = answering('challenges', command);
export const handler = onLambda(challenges);
