import { command } from '../http/command.ts';
import { answering } from '../http/endpoint.ts';
import { proposals } from '../http/proposals.ts';
import { onLambda } from '../runtime.ts';

/** Challenges, and what the challenged and the challenger say to them. */
export const challenges = answering('challenges', (call) => (call.route.verb ? command(call) : proposals(call)));
export const handler = onLambda(challenges);
