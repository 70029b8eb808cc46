import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { areClubsClosed } from '#functions/books/all-clubs.ts';
import { addClub, readClub } from '#functions/books/clubs.ts';
import { pack } from '#functions/database/item.ts';
import { clubPartition, type LadderKey, SIGNED_UP } from '#functions/database/keys.ts';
import { ladderTarget, lastFilesOf, restTarget } from '#functions/publishing/target.ts';
import { apiOf } from '#local/api.ts';
import { runProgram } from '#local/commands/command-line.ts';
import { DataFolder } from '#local/data-folder.ts';
import { createHandlers } from '#local/handlers.ts';
import { isToken, keysIn } from '#local/keys.ts';
import { listen, portOf } from '#local/listening.ts';
import { OPERATOR } from '#local/operating/operate.ts';
import { Front } from '#local/server.ts';
import { UserError } from '#local/user-error.ts';
import { Evening } from '../functions/evening.ts';
import { ids, seededLadderIn, storeAt } from '../ladders/club.ts';
import { databaseAt, useEmulator } from '../ladders/emulator.ts';
import { useFolder } from './laptop.ts';
import { API, OperatedAccount, SITE } from './operated-account.ts';

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'session' };

const data = useFolder();
let front: Front;
const evening = new Evening();
let url = '';

/** What is printed, asked and sent, where `answers` are what somebody types and a deployment's API says. */
async function typed(
  args: readonly string[],
  answers: { readonly typed?: string; readonly says?: Response; readonly account?: OperatedAccount } = {},
) {
  const [printed, questions, sent]: [string[], string[], Request[]] = [[], [], []];
  const { account = new OperatedAccount() } = answers;
  account.serve = async (request) => {
    sent.push(request);
    return answers.says ?? Response.json({});
  };
  const here = args.some((each) => each.startsWith('http://127'));
  const status = await runProgram(OPERATOR, ['--data', data, ...args], {
    fetch: here ? fetch : account.fetch,
    credentials: async () => KEYS,
    env: {},
    print: (text) => printed.push(text),
    ask: async (question) => {
      questions.push(question);
      return answers.typed;
    },
  });
  return { status, printed: printed.join('\n'), said: `${status}: ${printed.join('\n')}`, questions, sent };
}

const here = (...args: readonly string[]) => [...args, '--url', url];

beforeAll(async () => {
  const server = await listen(0);
  front = new Front(server, () => {});
  url = `http://127.0.0.1:${portOf(server)}`;
  const { operator } = keysIn(new DataFolder(data));
  const handlers = createHandlers(evening.world);
  front.open(
    apiOf(
      (name, event) => (name === 'mail' || name === 'sign-up' ? handlers.access : handlers[name])(event),
      (authorization) => isToken(operator, authorization),
    ),
    async () => {
      throw new Error('no pages here');
    },
  );
});
afterAll(() => front.close());

describe('whoever runs a laptop', () => {
  it('makes a club and gets its link, another link, and deletes it once they say yes', async () => {
    const made = await typed(here('club', 'create', 'my-club', 'My Club', '--unlisted'));
    expect(made.said).toMatch(/^0: .*https:\/\/ladder\.example\/enter\/#/s);
    expect(await readClub(evening.store.database, 'my-club')).toMatchObject({ name: 'My Club', unlisted: true });
    const { said: twice } = await typed(here('club', 'create', 'my-club', 'My Club'));
    expect(twice).toMatch(/^1: .*answers 409: There is a club “my-club” already\.\nFor a new organiser/);
    const other = await typed(here('club', 'replace-organiser', 'my-club'));
    expect(other.said).toMatch(/^0: .*https:\/\/ladder\.example\/enter\/#/s);
    expect(other.printed).not.toBe(made.printed);
    const remove = here('club', 'delete', 'my-club', '--name', 'My Club');
    expect((await typed(remove, { typed: 'no' })).said).toBe('1: Nothing was deleted.');
    await expect(typed(remove)).rejects.toThrow('add --yes if you’re sure');
    const { said: otherwise } = await typed(here('club', 'delete', 'my-club', '--name', 'my club', '--yes'));
    expect(otherwise).toMatch(/^1: .*Type the name exactly/);
    expect(await readClub(evening.store.database, 'my-club')).toBeDefined();
    const gone = await typed(remove, { typed: 'yes' });
    expect(gone.said).toMatch(/^0: .*Deleted the club my-club/);
    expect(gone.questions).toEqual([expect.stringMatching(/my-club \(“My Club”\).*for good/s)]);
    expect([await readClub(evening.store.database, 'my-club'), evening.queued]).toEqual([undefined, ['my-club']]);
    expect((await typed(remove, { typed: 'y' })).said).toMatch(/^1: .*answers 404: There is no such club\.$/);
  });

  it('sees which clubs signed themselves up, suspends one and lifts that', async () => {
    await addClub(evening.store.database, { id: 'riverside', name: 'Riverside' });
    const by = { hash: 'hash', person: 'Jo March', email: 'jo@march.example', at: Date.parse('2021-08-01T12:00Z') };
    await evening.database.put({ pk: clubPartition('riverside'), sk: SIGNED_UP, value: pack(by) });
    expect((await typed(here('sign-ups'))).printed).toMatch(/^2021-08-01T\S+\triverside\tJo March\tjo@march\.example$/);
    expect(await typed(here('club', 'suspend', 'riverside'))).toMatchObject({ status: 0 });
    expect((await typed(here('sign-ups'))).printed).toMatch(/\tsuspended$/);
    expect(await typed(here('club', 'lift', 'riverside'))).toMatchObject({ status: 0 });
    expect((await typed(here('sign-ups'))).printed).not.toContain('suspended');
    expect((await typed(here('club', 'suspend', 'nowhere'))).printed).toContain('There is no such club.');
  });

  it('is told where nobody answers, no laptop runs, or the folder is another’s', async () => {
    await expect(typed(['club', 'replace-organiser', 'my-club', '--url', 'http://127.0.0.1:1'])).rejects.toThrow(
      'http://127.0.0.1:1 doesn’t answer',
    );
    await expect(typed(['club', 'replace-organiser', 'my-club'])).rejects.toThrow('Start it with npm start');
    const other = mkdtempSync(join(data, 'other-'));
    const { said } = await typed([...here('club', 'replace-organiser', 'my-club'), '--data', other]);
    expect(said).toMatch(/^1: .*--data must be/s);
  });
});

describe('whoever runs a deployment on AWS', () => {
  const remove = ['club', 'delete', 'my-club', '--name', 'My Club', '--yes', '--url', API] as const;

  it.each([API, SITE, `${SITE}/`])('has each call signed for the API’s own name by the address %s', async (address) => {
    const says = Response.json({ deleted: 'my-club' }, { status: 202 });
    const { status, sent } = await typed([...remove, '--url', address], { says });
    const [call = expect.fail(), ...others] = sent;
    expect([status, others, call.method, call.url]).toEqual([0, [], 'POST', `${API}/api/clubs/my-club/deletion`]);
    expect(await call.json()).toEqual({ name: 'My Club' });
    expect(call.headers.get('authorization')).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/execute-api\/aws4_request, /,
    );
    expect(call.headers.get('x-amz-security-token')).toBe('session');
  });

  it.each([
    ['says nothing of it', new Response('<html>', { status: 403 })],
    ['names a host that is not AWS’s', Response.json({ api: 'https://evil.example' })],
  ])('has nothing signed for a site that %s', async (_, says) => {
    const asked = typed(['sign-ups', '--url', 'https://ladder.example'], { says });
    await expect(asked).rejects.toThrow('https://ladder.example isn’t a site of Club Ladder');
  });

  it('has letters sent back to the queues that they come from, and is told of those that no queue sent', async () => {
    const account = new OperatedAccount();
    const redrive = () => typed(['redrive', '--url', SITE], { account });
    expect((await redrive()).printed).toBe('No queue holds dead letters.');
    account.letters = { Unsettled: 3, Skipped: 1, Due: 5 };
    expect((await redrive()).said).toMatch(
      /^0: SettlingUnsettled: 3 letters, sent back to SettlingDue\nPublishingSkipped: 1 letter: left/,
    );
    const SourceArn = 'arn:aws:sqs:eu-west-1:123456789012:Unsettled';
    expect(account.calls.filter(({ action }) => action === 'StartMessageMoveTask')).toEqual([
      { service: 'sqs', action: 'StartMessageMoveTask', input: { SourceArn } },
    ]);
    const { printed } = await typed(['redrive', '--url', SITE, '--json'], { account });
    expect(printed.split('\n').map((line) => JSON.parse(line))).toEqual([
      { queue: 'SettlingUnsettled', letters: 3, redriven: true },
      { queue: 'PublishingSkipped', letters: 1, redriven: false },
    ]);
  });

  it('is told how it is: what rings, whether anybody hears it, and of which ladder a letter is', async () => {
    const account = new OperatedAccount();
    const status = async () => (await typed(['status', '--url', SITE], { account })).said;
    const begins = [
      'ClubLadder in eu-west-1: version 1.0.0, release r1',
      'Backups: s3://backups/ClubLadder, in the region of the ladders, eu-west-1: one that is lost takes both (docs/operate.md, Backups)',
    ];
    const sound = ['Somebody hears of alarms.', 'No alarm is up.', 'No queue holds dead letters.'];
    expect(await status()).toBe(`0: ${[...begins, ...sound].join('\n')}`);
    account.subscription = 'PendingConfirmation';
    account.alarms = ['ClubLadder-OperatorUnsettled89ABCDEF-1ABCDEFGHIJKL'];
    account.letters = { Unsettled: 2 };
    account.bodies = ['riverside/main', '{"requestContext":{}}'];
    const faults = [
      'Nobody hears of alarms: the address is not confirmed: follow the link in the mail that AWS sent there.',
      'ALARM Unsettled since 2026-11-28T20:00:00Z: It rings. What to do: docs',
      'SettlingUnsettled: 2 put aside',
      '  riverside/main (5 h)',
      '  what a function did not take: see its log (5 h)',
    ];
    expect(await status()).toBe(`1: ${[...begins, ...faults].join('\n')}`);
    expect((await typed(['status', '--data', data])).status).toBe(0);
  });

  it.each([
    [403, { message: 'Forbidden' }, /answers 403: Forbidden\n.*execute-api:Invoke/],
    [404, '<html>', /answers 404: nothing readable$/],
    [503, { code: 'outage', detail: 'Not now.' }, /answers 503: Not now\.$/],
  ])('is told what %i is about', async (status, body, told) => {
    const says = () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    const got = await typed(remove, { says: says() });
    expect([got.status, got.printed]).toEqual([1, expect.stringMatching(told)]);
    const { printed } = await typed([...remove, '--json'], { says: says() });
    expect(JSON.parse(printed)).toMatchObject({ status, error: expect.stringMatching(told) });
  });
});

describe('the ladders of a deployment', () => {
  const place = useEmulator();
  const account = new OperatedAccount();
  const asked = (...args: readonly string[]) => typed([...args, '--url', SITE], { account });
  let key: LadderKey;
  beforeAll(async () => {
    key = await seededLadderIn(storeAt(place()), ids(3));
  });
  beforeEach(() => {
    account.table = place().table;
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', place().endpoint);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('AWS_REGION', '');
  });
  afterEach(() => vi.unstubAllEnvs());

  it('are found by the address of its site, and compared with their logs', async () => {
    expect((await asked('verify', '--all')).said).toBe(
      `0: ${key.club}/main: no difference (2 lines of log, 3 on the ladder, 3 players)`,
    );
  });

  it('are listed by club, with how many each has', async () => {
    expect((await asked('club', 'list')).said).toMatch(/^0: .*\t1 ladder$/);
  });

  it('are listed where their files in its bucket are behind, and only there', async () => {
    const behind = async () => (await asked('ladder', 'list', '--behind')).printed;
    expect(await behind()).toBe(`${key.club}/main\t2`);
    for (const path of [ladderTarget(key), restTarget(key)].flatMap(lastFilesOf))
      account.editions.set(path, `2 ${Date.now()} r1`);
    expect(await behind()).toBe('');
    account.editions.set(`/${key.club}/main/index.html`, `2 ${Date.now()} r0`);
    expect(await behind()).toBe(`${key.club}/main\t2`);
  });

  it('are closed with all others, and say until when something may still be recorded', async () => {
    const { status, printed } = await asked('clubs', 'close', '--json');
    const { closed, by } = JSON.parse(printed);
    expect([status, closed, await areClubsClosed(databaseAt(place()))]).toEqual([0, true, true]);
    expect(Date.parse(by) - Date.now()).toBeGreaterThan(30_000);
    expect((await asked('clubs', 'close')).printed).toContain('nothing is recorded after that, until: clubs open');
    expect((await asked('clubs', 'open')).status).toBe(0);
    expect(await areClubsClosed(databaseAt(place()))).toBe(false);
  });

  it('get links that lead to its site', async () => {
    const { printed } = await asked('key', key.club, 'scorer', 'tablet');
    expect(printed).toMatch(new RegExp(`^${SITE}/enter/#${key.club}\\.`));
  });

  it('are told in a sentence where the credentials may not read them', async () => {
    account.table = 'another-table';
    await expect(asked('verify', '--all')).rejects.toThrow(UserError);
  });
});

describe('a line that cannot be meant', () => {
  it.each([
    [['club', 'delete', 'my-club'], /club delete my-club --name "My Club"/],
    [['club', 'create', 'my-club'], /club create CLUB NAME/],
    [['club', 'create', 'My Club', 'My Club'], /"My Club" isn’t a club's address/],
    [['club', 'replace-organiser'], /club replace-organiser CLUB/],
    [['remove', 'my-club'], /Unknown command "remove"/],
    [['club', 'lift', 'my-club', '--yes'], /club lift takes no --yes/],
    [['club', 'replace-organiser', 'my-club', '--force'], /--force/],
    [['club', 'replace-organiser', 'my-club', '--url', 'http://ladder.example'], /starts with https/],
    [['club', 'replace-organiser', 'my-club', '--url', 'https://ladder.example/api'], /output SiteAddress/],
  ])('%s is refused with what to write, and sends nothing', async (args, told) => {
    const error = await typed(args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    expect(String(error)).toMatch(told);
  });

  it('is helped by a text that names all commands', async () => {
    for (const args of [['help'], []])
      expect((await typed(args)).said).toMatch(/^0: .*club create CLUB NAME .*replace-organiser.*club delete CLUB/s);
  });
});
