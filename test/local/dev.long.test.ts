import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useFolder } from './laptop.ts';
import { until } from './until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['shared', 'functions', 'web', 'local', 'cdk', 'docs/openapi.json', 'package.json', 'tsconfig.json'];

describe('a laptop that somebody works on', { timeout: 300_000 }, () => {
  const folder = useFolder();
  const checkout = join(folder, 'checkout');
  let dev: ChildProcess;
  let output = '';

  beforeAll(async () => {
    for (const path of [...SOURCES, 'package-lock.json'])
      cpSync(join(ROOT, path), join(checkout, path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
    const args = ['--import', 'tsx', 'local/dev/run.ts', '--port', '0', '--data', join(folder, 'data')];
    dev = spawn(process.execPath, args, { cwd: checkout });
    for (const stream of [dev.stdout, dev.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    await until(() => output.includes('Ctrl-C'), 120_000);
  }, 300_000);
  afterAll(async () => {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
    await expect(fetch(origin())).rejects.toThrow();
  });

  /** It takes another port each time. */
  const origin = (): string => [...output.matchAll(/Clubs +(http:\S+)\//g)].at(-1)?.[1] ?? '';
  const read = (path: string): Promise<string> =>
    fetch(origin() + path)
      .then((answer) => answer.text())
      .catch(() => '');
  const linked = async (page: string, link: RegExp): Promise<string> => {
    const [, path] = link.exec(await read(page)) ?? [];
    return path === undefined ? '' : read(path);
  };
  const save = (path: string, from: string, to: string): void => {
    const source = readFileSync(join(checkout, path), 'utf8');
    expect(source).toContain(from);
    writeFileSync(join(checkout, path), source.replace(from, to));
  };
  const ladder = () => read('/lavers-chess/main/');
  const app = () => linked('/apps/me/', /src="(\/assets\/me\.[^"]*\/app\.js)"/);

  it('shows a text of a page as it was saved last', async () => {
    save('web/pages/texts/en.ts', 'The rules of this ladder', 'The rules as saved');
    await until(async () => (await ladder()).includes('The rules as saved'));
  });

  it('shows a text of an app, and runs on meanwhile', async () => {
    expect(await app()).toContain('You’re safe for now.');
    const starts = output.split('Ctrl-C').length;
    save('web/apps/me/texts/en.ts', 'You’re safe for now.', 'You’re safe as saved.');
    await until(async () => (await app()).includes('You’re safe as saved.'));
    expect(output.split('Ctrl-C')).toHaveLength(starts);
  });

  it('shows the style of a page', async () => {
    save('web/pages/ladder.css', '/* The page of a ladder. */', '.as-saved { color: red; }');
    await until(async () =>
      (await linked('/lavers-chess/main/', /href="(\/assets\/style[^"]*)"/)).includes('.as-saved'),
    );
  });

  it('plays by a rule, on pages and in apps', async () => {
    save('shared/systems/lavers/settings.ts', "figure('drop', 5,", "figure('drop', 77,");
    await until(async () => (await ladder()).includes('drop 77 places'));
    const [, folderOfApp] = /src="(\/assets\/me\.[^"]*\/)app\.js"/.exec(await read('/apps/me/')) ?? [];
    expect(await read(`${folderOfApp}system-lavers.js`)).toMatch(/"drop", 77/);
  });

  it('answers as a handler says, once that can be built', async () => {
    const answer = async () => {
      const headers = { 'content-type': 'application/json' };
      const asked = fetch(`${origin()}/api/session`, { method: 'POST', headers, body: '{"key":"x"}' });
      return (await asked.catch(() => undefined))?.status;
    };
    const [before, broken] = ['if (!key) return UNKNOWN;', 'if (!key) return ;;UNKNOWN(;'];
    save('functions/features/session.ts', before, broken);
    await until(() => output.includes('ERROR'));
    expect(await answer()).toBe(401);
    save('functions/features/session.ts', broken, "if (!key) return problem('outage', 'as saved');");
    await until(async () => (await answer()) === 503);
  });
});
