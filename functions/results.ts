import { command } from './http/command.ts';
import { answering } from './http/endpoint.ts';
import { onLambda } from './runtime.ts';

/** What was played: results, matches from a sheet, corrections. */
export const results = answering('results', command);
export const handler = onLambda(results);
