import { OPERATOR } from './operating/operate.ts';
import { runHere } from './run-here.ts';

await runHere(OPERATOR);
