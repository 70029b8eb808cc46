import { command } from '../http/command.ts';
import { answering } from '../http/endpoint.ts';
import { proposals } from '../http/proposals.ts';
import { onLambda } from '../runtime.ts';

/**
 * Whatever is recorded on a ladder, and the proposals that become a challenge. It is one function, so that a process knows
 * the ladder as the last command left it, whichever route that came by.
 */
export const commands = answering('commands', (call) => (call.route.verb ? command(call) : proposals(call)));
export const handler = onLambda(commands);
