import { command } from '../http/command.ts';
import { answering } from '../http/endpoint.ts';
import { onLambda } from '../runtime.ts';

/** What is played: results and their approval, matches from a sheet, games for points, corrections. */
export const results = answering('results', command);
export const handler = onLambda(results);
