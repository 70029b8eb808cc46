import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The arguments with which `npm start` runs Node in a checkout, once what comes before has built what it runs. */
export function startOf(checkout: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  const commands: readonly string[] = scripts.start.split(' && ');
  const path = `${resolve(checkout, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  for (const command of commands.slice(0, -1))
    execSync(command, { cwd: checkout, env: { ...process.env, PATH: path } });
  return commands.at(-1)?.split(' ').slice(1) ?? [];
}
