import { beforeAll, describe, expect, it } from 'vitest';
import { REST } from '#functions/erasing/clear.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { NOTICE_EVENTS } from '#shared/vocabulary/club.ts';
import type { Account } from '#test/cloud/account.ts';
import { databaseAt } from '#test/ladders/emulator.ts';
import { stack, template } from '../stack/template.ts';
import { ClubLife } from './club-life.ts';
import type { DeployedStack } from './deployed-stack.ts';
import { HAS_NODE_24, useStages } from './stages.ts';

const CLUB = '/api/clubs/riverside';

/** Rights that a whole life never uses, and why they are there. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  // For a deployment that would lose settings: whether CloudFormation takes back one that failed.
  'site-files': ['cloudformation:DescribeStacks on {"Ref":"AWS::StackId"}'],
  // For a release that changes the rules.
  sweep: ['sqs:SendMessage on SettlingDue'],
  settle: ['dynamodb:ConditionCheckItem on LaddersTable'],
  // For a log above 4 MB, which takes a season of a hundred thousand lines.
  'sessions-and-views': ['s3:GetObject on TransfersBucket/*', 's3:PutObject on TransfersBucket/*'],
};

describe.skipIf(!HAS_NODE_24)('a deployment, as packaged, on Node 24 (npm has it for Linux on x64)', () => {
  const stages = useStages();
  let account: Account;
  let deployment: DeployedStack;
  let life: ClubLife;

  beforeAll(async () => {
    account = stages.account();
    deployment = await stages.deploy(stack.stackName, template);
    life = new ClubLife(account, deployment);
    await life.begin();
  }, 120_000);

  const published = (path: string) => stages.published(deployment, path);
  const orderOf = (ladder: string) => stages.orderOf(deployment, ladder);

  it('runs on Node 24, and puts its own files in place when it is made', async () => {
    expect(await deployment.versionOf('publish')).toMatch(/^v24\./);
    expect(published('/index.html')).toContain('</html>');
  });

  it('has a result on the page of its ladder, and a log that came in', () => {
    expect(orderOf('main')).toEqual(['ann', 'bob', 'dee', 'cy']);
    expect(orderOf('imported')).toEqual(['ann', 'bob', 'cy', 'dee']);
    expect(account.events.at(-1)).toMatch(/^\/ladders\/riverside\/\w+ \{"format":/);
    for (const file of ['index.html', 'history/head.json', 'results.atom', 'version.json'])
      expect(published(`/riverside/main/${file}`), file).toBeDefined();
  });

  it('tells webhooks, and again those that were busy for a while', async () => {
    await life.webhooks();
    const busy = account.received.filter(({ host }) => host === 'busy.example.org');
    expect(busy.length).toBeGreaterThan(1);
  });

  it('answers everybody, whatever they try', async () => {
    expect(await life.everybody()).toEqual([]);
  });

  it('has keys, sessions and members come and go', async () => {
    await life.changes();
    const { json } = await life.must('GET', `${CLUB}/members`);
    expect(JSON.stringify(json)).toContain('left-handed');
    expect(JSON.stringify(json)).not.toContain('gil@example.org');
  });

  it('settles what is due, and loses nothing while S3 and SQS are out of order', async () => {
    await life.timePasses();
    expect(published('/riverside/imported/index.html')).toBeDefined();
    expect(orderOf('juniors')).toEqual([]);
    // The sweep found what the stream's letters are about, one for each ladder settled; what the timer failed to do, its next hour does.
    expect(deployment.lettersIn('PublishingSkipped')).toHaveLength(5);
    expect(deployment.lettersIn('TimerMissed')).toHaveLength(1);
  });

  it('puts whole files together', async () => {
    const whole = { rawPath: '/riverside/main/log.csv', requestContext: { http: { method: 'GET' } } };
    const { body } = await deployment.invoke<{ readonly body: string }>('whole-files', whole);
    expect(body).toContain('dee');
    const none = { ...whole, rawPath: '/riverside/none/log.csv' };
    expect(await deployment.invoke('whole-files', none)).toMatchObject({ statusCode: 404 });
  });

  it('draws what is shown beside a link, with what lies beside the function', async () => {
    const { headers, body } = await deployment.invoke<HttpResult>('previews', {
      rawPath: '/riverside/main/preview.png',
      headers: {},
    });
    expect(headers['content-type']).toBe('image/png');
    expect(Buffer.from(body, 'base64').readUInt32BE(16)).toBe(1200);
    const none = { rawPath: '/riverside/none/preview.png', headers: {} };
    expect(await deployment.invoke('previews', none)).toMatchObject({ statusCode: 404 });
  });

  it('has told nobody but the webhooks', () => {
    const hosts = new Set(account.received.map(({ host }) => host));
    expect([...hosts].toSorted()).toEqual(['busy.example.org', 'chat.example.org', 'gone.example.org']);
  });

  it('has nothing left that could not be done', () => {
    for (const letters of ['SettlingUnsettled', 'PublishingUnpublished', 'ImportingUnimported', 'NoticesUnnoticed'])
      expect([letters, deployment.lettersIn(letters)]).toEqual([letters, []]);
  });

  it('lets no queue hold a name: a message in it holds the ids of clubs and ladders, numbers, and words of ours', () => {
    const words = new Set([...life.ids, 'rest', 'ping', ...NOTICE_EVENTS]);
    // Of what Lambda and the scheduler send themselves, only numbers are ours.
    const ours = [...account.sent].filter(([queue]) => !/(Skipped|Missed)$/.test(queue));
    for (const [queue, messages] of ours)
      for (const message of messages)
        for (const word of message.split(/[/ #]/).filter((each) => each !== ''))
          expect([queue, message, words.has(word) || NUMBER.test(word) ? '' : word]).toEqual([queue, message, '']);
  });

  it('takes the pages of a suspended club out of the site, lets nothing be changed, and brings all of it back', async () => {
    const before = orderOf('main');
    await life.operator(['POST', `${CLUB}/suspension`, { suspended: true }]);
    await deployment.flow(10_000);
    expect(published('/riverside/main/view.json')).toBeUndefined();
    const refused = await life.send('POST', `${CLUB}/ladders/main/arrive`, { player: 'ann' });
    expect(refused.json).toMatchObject({ code: 'club-suspended' });
    await life.must('GET', `${CLUB}/ladders/main/log`);
    await life.operator(['POST', `${CLUB}/suspension`, { suspended: false }]);
    await deployment.flow(10_000);
    expect(orderOf('main')).toEqual(before);
    expect((await life.send('POST', `${CLUB}/ladders/main/arrive`, { player: 'ann' })).json['code']).not.toBe(
      'suspended',
    );
  });

  it('forgets a person, deletes a ladder and at last the club, and nothing of it is left', async () => {
    for (const query of [{ dryRun: 'true' }, undefined])
      await life.must('POST', `${CLUB}/forgetting`, { player: 'ann', name: 'ann' }, {}, query);
    await deployment.flow(REST);
    expect(orderOf('main')?.some((id) => id === 'ann')).toBe(false);
    await life.must('POST', `${CLUB}/ladders/main/deletion`, { name: 'main' });
    await deployment.flow(10_000);
    expect(published('/riverside/main/index.html')).toBeUndefined();
    await life.operator(['POST', `${CLUB}/deletion`, { name: 'The riverside club' }]);
    await deployment.flow(3 * REST);
    await deployment.tick('import');
    await deployment.flow(3 * REST);
    // The backup of the next night has it no more either.
    const kept = () => [...account.objects.keys()].filter((name) => /^clubladder-.*riverside/.test(name));
    expect(kept()).not.toEqual([]);
    await deployment.tick('sweep');
    expect(kept()).toEqual([]);
    expect(account.forgotten).toContain('/riverside/*');
    const items: unknown[] = [];
    for (const pk of [
      'CLUB#riverside',
      'CLUB#riverside#LADDER#main',
      'CLUB#riverside#LADDER#juniors',
      'SESSIONS#riverside',
    ])
      for await (const { sk } of databaseAt({ ...stages.place(), table: stages.tableOf(deployment) }).query({ pk }))
        items.push([pk, sk]);
    expect(items).toEqual([]);
  });

  it('was denied nothing in all that time, and has no right that it never used', () => {
    expect(account.denied).toEqual([]);
    expect(deployment.unused).toEqual(UNUSED);
  });
});

/** A number, one at random, or an instant. */
const NUMBER = /^(\d+|[0-9a-f]{12,}|\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/;
