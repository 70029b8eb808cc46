import { command } from '../http/command.ts';
import { answering } from '../http/endpoint.ts';
import { onLambda } from '../runtime.ts';

/** The club night's board: arriving, passing, departing, closing the final. */
export const nights = answering('nights', command);
export const handler = onLambda(nights);
