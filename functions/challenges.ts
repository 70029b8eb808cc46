import { command } from './http/command.ts';
import { answering } from './http/endpoint.ts';
import { onLambda } from './runtime.ts';

/** Challenges. */
export const challenges = answering('challenges', command);
export const handler = onLambda(challenges);
