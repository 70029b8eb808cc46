import { runHere } from './commands/command-line.ts';
import { OPERATOR } from './operating/operate.ts';

await runHere(OPERATOR);
