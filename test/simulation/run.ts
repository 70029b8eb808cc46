import '#local/no-node-warning.ts';
import { giveUp } from '#local/user-error.ts';
import { simulate } from './command.ts';

try {
  process.exitCode = await simulate(process.argv.slice(2));
} catch (error) {
  giveUp(error, 2);
}
