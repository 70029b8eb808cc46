import { LADDER } from './commands/season-logs.ts';
import { runHere } from './run-here.ts';

await runHere(LADDER);
