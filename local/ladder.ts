import { runHere } from './commands/command-line.ts';
import { LADDER } from './commands/season-logs.ts';

await runHere(LADDER);
