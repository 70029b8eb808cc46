import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { NewClub } from '../browser/admin.ts';
import { logOf } from '../ladders/importing/logs.ts';
import { asked } from './asking.ts';
import { Laptop, ladder, operator, startOnFriday, useFolder } from './laptop.ts';
import { until } from './until.ts';

describe('a laptop that is kept by SQLite', { timeout: 300_000 }, () => {
  const folder = useFolder();

  it('makes a club, records an evening, is killed in the middle of it, and has lost nothing', async () => {
    const laptop = await startOnFriday(folder);
    await asked(`${laptop.origin}/api/clubs`, laptop.printed('Operator'), { id: 'new-club', name: 'New Club' });
    const { acknowledged, sending } = await recordMatches(laptop);
    await until(() => acknowledged.length >= 10);
    const beside = await operator(['verify', 'lavers-chess/main', '--data', folder]);
    expect(beside).toMatchObject({ status: 0, errors: '', output: expect.stringContaining('no difference') });
    await laptop.end('SIGKILL');
    await sending;

    const again = await Laptop.start(folder);
    const log = await again.log();
    expect(acknowledged.filter((id) => !log.includes(`"id":"${id}"`))).toEqual([]);
    expect(await again.comesToShow('New Club', '/new-club/')).toBe(true);
    const verified = await operator(['verify', 'lavers-chess/main', '--data', folder]);
    expect([verified.status, verified.output]).toEqual([0, expect.stringContaining('no difference')]);
    for (const name of ['', 'ladders.sqlite', 'ladders.sqlite-wal'])
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    expect(await again.end()).toBe(0);
  });

  it('is worked on by the command line while it is stopped', async () => {
    const { status, output } = await ladder(['export', 'crewe-chess/main', '--data', folder]);
    expect(status).toBe(0);
    const imported = await ladder(['import', 'new-club/copy', '-', '--data', folder], output);
    expect([imported.status, imported.errors]).toEqual([0, '']);
    const verified = await operator(['verify', 'new-club/copy', '--data', folder]);
    expect(verified.output).toContain('no difference');
  });
});

describe('what is left of a person', () => {
  const folder = useFolder();

  /** Whoever is forgotten, as all that the club knows of them. */
  const PERSON = { id: 'zara-xylander', name: 'Zara Xylander', email: 'zara@xylander.example' };
  const FORMS = [PERSON.id, PERSON.name, PERSON.email, encodeURIComponent(PERSON.email), 'Xylander'];

  /** The files of the data folder in which some byte still tells of that person; one that is moved meanwhile tells nothing. */
  const telling = (): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
      const file = join(folder, name);
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
      const bytes = existsSync(file) ? readFileSync(file) : Buffer.of();
      return FORMS.some((form) => bytes.includes(form) || bytes.includes(form.toLowerCase()));
    });

  /** What lies in the data folder of before: a letter that says of nobody whose it is, and logs on their way. */
  function putOf(name: string, body: object): void {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(body));
  }
  const LETTER = { to: PERSON.email, subject: 'Your club', text: 'One button is left.', html: '' };
  const MOVED = ['downloads/byte-club/main', 'imports/byte-club/main', 'uploads/byte-club'];

  const CLOCK = '2026-11-20T20:05';

  it('a person whom a club erases is in no byte of the data folder, nor after an orderly stop', {
    timeout: 240_000,
  }, async () => {
    let laptop = await Laptop.start(folder, ['--clock', CLOCK]);
    const club = await NewClub.make(laptop, 'byte-club');
    await club.ladder(
      'main',
      { system: 'crewe' },
      [PERSON, { id: 'bob', name: 'Bob' }].map(({ id, name }) => ({ id, name })),
    );
    const { key: own } = await club.settle('/access', {
      role: 'player',
      label: PERSON.name,
      player: PERSON.id,
      use: 'program',
    });
    const choices = { email: PERSON.email, daily: false, by: {} };
    await asked(`${laptop.origin}/api/mail/byte-club/own.json`, own, choices);
    await club.post('/main/challenge', { id: 'm1', challenger: 'bob', challenged: PERSON.id });
    expect(await laptop.comesToShow(PERSON.name, '/byte-club/main/')).toBe(true);
    putOf('mail/1700000000000-0000000a.json', LETTER);
    for (const place of MOVED) putOf(`transfers/${place}/some.jsonl`, { seed: { players: [PERSON] } });
    const found = telling();
    expect(found).toEqual(expect.arrayContaining(['mail/1700000000000-0000000a.json']));
    expect(found.filter((name) => !/^(ladders|mail|site|transfers)/.test(name))).toEqual([]);

    await club.settle('/forgetting', { player: PERSON.id, name: PERSON.name });
    await until(async () => !(await (await fetch(`${laptop.origin}/byte-club/main/`)).text()).includes(PERSON.name));
    await laptop.end();
    // What was cleared rests for a quarter of an hour, and is looked at once more.
    laptop = await Laptop.start(folder, ['--clock', '2026-11-20T21:05']);
    await expect.poll(telling, { timeout: 60_000, interval: 500 }).toEqual([]);
    expect(await laptop.end('SIGTERM')).toBe(0);
    expect(telling()).toEqual([]);
    expect(statSync(join(folder, 'ladders.sqlite')).size).toBeGreaterThan(100_000);
  });
});

describe('an import', () => {
  const folder = useFolder();
  const LINES = 3000;
  const LOG = logOf(LINES);

  /** How the import stands, once that is so. */
  async function stands(laptop: Laptop, isSo: (found: Record<string, unknown>) => boolean, rest = 200) {
    for (;;) {
      const found = await laptop.ask('/ladders/long/import');
      if (isSo(found)) return found;
      await sleep(rest);
    }
  }

  describe('an import on a laptop', { timeout: 300_000 }, () => {
    it('goes on after a kill, and makes the ladder of the log', async () => {
      const killed = await startOnFriday(folder);
      await killed.ask('/ladders/long/import', LOG);
      const { written } = await stands(killed, (found) => Number(found['written']) > 0, 20);
      expect(written).toBeLessThan(LINES);
      await killed.end('SIGKILL');
      const next = await Laptop.start(folder);
      expect(await stands(next, ({ state }) => state === 'made')).toMatchObject({ lines: LINES, written: LINES });
      expect((await next.log('long')).trim().split('\n')).toHaveLength(LINES);
      await expect.poll(() => next.shows('Player 1', '/lavers-chess/long/'), { timeout: 60_000 }).toBe(true);
      await next.end();
      expect(await operator(['verify', 'lavers-chess/long', '--data', folder])).toMatchObject({ status: 0 });
      const left = readdirSync(join(folder, 'transfers'), { recursive: true }).map(String);
      expect(left.filter((name) => /\.json/.test(name))).toEqual([expect.stringMatching(/outcome\.json$/)]);
    });
  });
});

interface Sheet {
  readonly id: string;
  readonly challenger: string;
  readonly challenged: string;
  readonly score: readonly [number, number];
}

/** A match from a sheet for each pair of players. */
const sheets = (players: readonly string[]): Sheet[] =>
  players.flatMap((challenger, index) =>
    players.slice(index + 1).map((challenged, other): Sheet => {
      return { id: `p${index}-${other}`, challenger, challenged, score: [2, 0] };
    }),
  );

/** Records matches of the demo's players from sheets, four at a time, until there are no more or nobody answers. */
async function recordMatches(laptop: Laptop) {
  const view = JSON.parse(await laptop.page('/lavers-chess/main/view.json'));
  const todo = sheets(view.standings.map(({ id }: { id: string }) => id));
  const acknowledged: string[] = [];
  const send = async (): Promise<void> => {
    for (let match = todo.pop(); match; match = todo.pop()) {
      const answer = await laptop.record('match', match).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 201) acknowledged.push(match.id);
    }
  };
  return { acknowledged, todo, sending: Promise.all([send(), send(), send(), send()]) };
}
