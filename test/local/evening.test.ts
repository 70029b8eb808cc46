import { existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, portOf } from '#local/listening.ts';
import { exists } from '#local/processes.ts';
import { channelOf } from '#shared/contract/live.ts';
import { BoardPage } from '../browser/board.ts';
import { useBrowser } from '../browser/browser.ts';
import { ask, ListeningPhone } from './asking.ts';
import { FRIDAY, Laptop, ladder, operator, organiserOf, run, startOnFriday, useFolder } from './laptop.ts';
import { startOf } from './npm-start.ts';
import { until } from './until.ts';

describe('an evening on a laptop', { timeout: 300_000 }, () => {
  const folder = useFolder();
  let laptop: Laptop;
  beforeAll(async () => {
    laptop = await Laptop.begin(startOf('.'), folder, ['--clock', FRIDAY]);
  });
  afterAll(() => laptop.end());

  it('begins with a demo club in the middle of a club night', async () => {
    const page = await laptop.page();
    expect(page.includes('Lavers Chess Club')).toBe(true);
    expect(page.match(/class="light">playing/g)).toHaveLength(6);
    expect(page.match(/class="dark">free/g)).toHaveLength(4);
    expect(page.includes('no match in September 2026')).toBe(true);
  });

  it('opens a session with the organiser’s link', async () => {
    expect(await laptop.shows('/assets/enter.js', '/enter/')).toBe(true);
    const answer = await fetch(`${laptop.origin}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: laptop.printed('Organiser').split('#')[1] }),
    });
    expect(await answer.json()).toMatchObject({ role: 'organiser', club: { id: 'lavers-chess' } });
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^__Host-ladder-organiser-[\w-]{8}=.+HttpOnly/),
    );
  });

  it('shows a result on the page soon after it is recorded, and why who moved', async () => {
    const pair = { challenger: 'tom-garside', challenged: 'samir-chaudhry' };
    const why = 'beat <bdi>Samir Chaudhry</bdi> 1½–⁠½';
    for (const player of Object.values(pair)) expect((await laptop.record('arrive', { player })).status).toBe(200);
    const challenge = await laptop.record('challenge', { id: 'm1', ...pair, override: 'Both asked for it' });
    expect(challenge.status).toBe(201);
    const rehearsed = await laptop.record('result', { challenge: 'm1', score: [1.5, 0.5] }, {}, '?dryRun=true');
    expect(await rehearsed.json()).toMatchObject({ dryRun: true });
    expect(await laptop.shows(why)).toBe(false);
    const phone = await ListeningPhone.open(new URL(await laptop.listening(), laptop.origin.replace('http', 'ws')));
    phone.subscribe(channelOf({ club: 'lavers-chess', ladder: 'main' }));
    const result = await laptop.record('result', { challenge: 'm1', score: [1.5, 0.5] });
    expect(result.status).toBe(200);
    const { line } = await result.json();
    await until(() => phone.events.some((event) => JSON.parse(String(event)).version === line));
    expect(await laptop.shows(why)).toBe(true);
    phone.socket.terminate();
  });

  it('lets the operator create a club, which is on the front page soon', async () => {
    const create = (token: string) =>
      ask(`${laptop.origin}/api/clubs`, token, { id: 'crewe-go', name: 'Crewe Go Club' });
    expect((await create(laptop.organiser)).status).toBe(403);
    expect((await create(laptop.printed('Operator'))).status).toBe(201);
    expect(await laptop.comesToShow('Crewe Go Club', '/')).toBe(true);
  });

  it('finds what was imported from the command line meanwhile', async () => {
    const log = await laptop.log();
    const imported = await ladder(['import', 'other/copy', '-', '--create-club', 'Another', '--data', folder], log);
    expect(imported.status).toBe(0);
    await until(async () => (await fetch(`${laptop.origin}/other/copy/`)).ok);
  });

  it('checks the stored ladder against its log, while the laptop is running', async () => {
    const verified = await operator(['verify', 'lavers-chess/main', '--data', folder]);
    expect(verified.output).toMatch(/^lavers-chess\/main: no difference \(8\d\d lines of log, 22 on the ladder/);
    expect(verified.status).toBe(0);
  });

  it('hands out a link to the laptop that is running', async () => {
    const { output } = await operator(['key', 'lavers-chess', 'scorer', 'tablet', '--data', folder]);
    expect(output).toMatch(new RegExp(`^${laptop.origin}/enter/#lavers-chess\\.`));
    const authorization = `Bearer ${output.trim().split('#')[1]}`;
    expect((await laptop.record('arrive', { player: 'owen-prosser' }, { authorization })).status).toBe(200);
  });

  it('renders a club’s ladders again where it is told to, and says so where there is no such club', async () => {
    const asOf = async () => /"asOf":"[^"]+"/.exec(await laptop.page('/lavers-chess/main/view.json'))?.[0];
    const before = await asOf();
    expect((await operator(['publish', 'lavers-chess', '--data', folder])).status).toBe(0);
    await until(async () => (await asOf()) !== before);
    const { status, errors } = await operator(['publish', 'nobody', '--data', folder]);
    expect([status, errors]).toEqual([2, expect.stringContaining('There is no club "nobody".')]);
  });

  it('takes away what is published of the one ladder that is to be published anew, and nothing else', async () => {
    const [club, main] = [join(folder, 'site/lavers-chess/old'), join(folder, 'site/lavers-chess/main/old')];
    for (const file of [club, main]) writeFileSync(file, '');
    expect((await operator(['publish', 'lavers-chess/main', '--anew', '--data', folder])).status).toBe(0);
    expect([existsSync(club), existsSync(main)]).toEqual([true, false]);
    await until(async () => (await fetch(`${laptop.origin}/lavers-chess/main/`)).ok);
  });

  it('lists the ladders whose pages are behind what is stored', async () => {
    const behind = async () => (await operator(['ladder', 'list', '--behind', '--data', folder])).output;
    await until(async () => (await behind()) === '');
    unlinkSync(join(folder, 'site/crewe-chess/main/version.json'));
    expect(await behind()).toMatch(/^crewe-chess\/main\t\d+\n$/);
    expect((await operator(['ladder', 'list', '--data', folder])).output.split('\n').length).toBeGreaterThan(5);
  });

  it('takes away the e-mails of whoever is erased', async () => {
    const mails = ['tom-garside', 'owen-prosser'].map((player, nth) => {
      const file = join(folder, `mail/1700000000000-0000000${nth}.json`);
      const whose = { club: 'lavers-chess', player };
      mkdirSync(join(folder, 'mail'), { recursive: true, mode: 0o700 });
      writeFileSync(file, JSON.stringify({ to: 'x@example.org', subject: 'A challenge', text: '', html: '', whose }));
      return file;
    });
    await laptop.ask('/forgetting', { player: 'tom-garside', name: 'Tom Garside' });
    await until(() => !mails.every((file) => existsSync(file)));
    expect(mails.map((file) => existsSync(file))).toEqual([false, true]);
  });

  it('says so where the laptop runs already', async () => {
    const second = await run('local/start.ts', ['--data', folder, '--port', '0']);
    expect(second.status).toBe(1);
    expect(second.errors).toContain(`at ${laptop.origin}/ (process ${laptop.pid})`);
  });
});

const NOON = '2026-11-27T12:00';

describe('a laptop that is stopped and started', { timeout: 300_000 }, () => {
  const folder = useFolder();
  const open = useBrowser();

  it('stops with all that belongs to it on Ctrl-C', async () => {
    const laptop = await startOnFriday(folder);
    await laptop.record('match', { id: 'kept', challenger: 'tom-garside', challenged: 'owen-prosser', score: [2, 0] });
    expect(await laptop.end('SIGINT')).toBe(0);
    expect(exists(laptop.pid)).toBe(false);
    await expect(fetch(laptop.origin)).rejects.toThrow('fetch failed');
    expect(existsSync(join(folder, 'running.json'))).toBe(false);
  });

  it('keeps what was recorded, and the organiser’s link', async () => {
    const organiser = organiserOf(folder);
    const laptop = await Laptop.start(folder, ['--clock', '2026-11-28T12:00']);
    expect(laptop.organiser).toBe(organiser);
    expect(laptop.output).toContain('--fresh starts one now');
    expect(await laptop.log()).toContain('"id":"kept"');
    expect(await laptop.comesToShow('beat <bdi>Owen Prosser</bdi> 2–⁠0')).toBe(true);
    await laptop.end('SIGTERM');
  });

  it('starts over --fresh, and then older links open nothing', async () => {
    const organiser = organiserOf(folder);
    const laptop = await Laptop.start(folder, ['--fresh', '--clock', NOON]);
    expect(laptop.output).not.toContain('--fresh');
    expect(await laptop.log()).not.toContain('"id":"kept"');
    const authorization = `Bearer ${organiser}`;
    expect((await laptop.record('arrive', { player: 'owen-prosser' }, { authorization })).status).toBe(401);
    const board = await BoardPage.open(open, laptop, 'main');
    const before = await board.matches();
    await board.challenge();
    await expect
      .poll(() => board.matches(), { message: 'the first tap makes a challenge, at noon too' })
      .toBe(before + 1);
    await expect.poll(() => laptop.log()).toContain('{"at":"2026-11-27T12:0');
    await laptop.end();
  });

  it('says which port is taken, and by which option to take another', async () => {
    const other = await listen(0);
    const port = portOf(other);
    const start = await run('local/start.ts', ['--data', folder, '--port', String(port)]);
    other.close();
    expect(start.status).toBe(1);
    expect(start.errors).toBe(
      `Port ${port} is taken by another program. Take another one: npm start -- --port ${port + 1}\n`,
    );
  });
});
