import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Send } from '#functions/aws/signed.ts';
import { BackupBucket } from '#functions/backups/bucket.ts';
import { restoreFrom, sourceIn } from '#functions/backups/restore.ts';
import { readClub } from '#functions/books/clubs.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import { Pace } from '#functions/importing/pace.ts';
import { isOfOlderRules } from '#functions/ladders/head.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { ladderTarget, lastFilesOf, restTarget } from '#functions/publishing/target.ts';
import type { Account } from '#test/cloud/account.ts';
import { REGION } from '#test/cloud/account.ts';
import { at } from '#test/functions/evening.ts';
import { databaseAt } from '#test/ladders/emulator.ts';
import { itemOf, linesOf } from '#test/releases/sample.ts';
import { stack, stackOf, template } from '../stack/template.ts';
import { ClubLife } from './club-life.ts';
import type { DeployedStack } from './deployed-stack.ts';
import { HAS_NODE_24, useStages } from './stages.ts';

const CLUB = '/api/clubs/riverside';

describe.skipIf(!HAS_NODE_24)('a deployment beside others, on Node 24 (npm has it for Linux on x64)', () => {
  const stages = useStages();
  let account: Account;
  let deployment: DeployedStack;
  let life: ClubLife;
  let beside: DeployedStack;

  beforeAll(async () => {
    account = stages.account();
    deployment = await stages.deploy(stack.stackName, template);
    life = new ClubLife(account, deployment);
    await life.begin();
    await life.goOn();
  }, 240_000);

  /** As much of S3 as a restore asks for, of what lies in a bucket now. */
  const readingFrom =
    (bucket: string): Send =>
    async ({ url }) => {
      const found = account.objects.get(`${bucket}${url.pathname}`);
      if (!url.searchParams.has('versions'))
        return new Response(found ? new Uint8Array(found.body) : null, { status: found ? 200 : 404 });
      const names = [...account.objects.keys()].filter((name) =>
        name.startsWith(`${bucket}/${url.searchParams.get('prefix')}`),
      );
      const versions = names.map(
        (name) =>
          `<Version><Key>${name.slice(bucket.length + 1)}</Key><LastModified>2021-09-06T00:00:00Z</LastModified></Version>`,
      );
      return new Response(versions.join(''));
    };

  it('comes out of its backups under another stage: every ladder as it was, its pages published, its links open', async () => {
    await deployment.tick('sweep');
    const drill = stackOf('drill');
    const other = await stages.deploy(drill.stackName, Template.fromStack(drill));
    const keys = account.signIn({ name: 'operator', may: () => true });
    const credentials = {
      accessKeyId: keys['AWS_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: 'secret',
      sessionToken: keys['AWS_SESSION_TOKEN'] ?? '',
    };
    const client = new DynamoDBClient({ endpoint: account.address, region: REGION, credentials });
    const database = new DynamoDatabase({ client, table: stages.tableOf(other) });
    const bucket = deployment.nameOf('AWS::S3::Bucket', 'Backups');
    const files = new BackupBucket({ bucket, region: REGION, folder: 'ClubLadder' }, readingFrom(bucket));
    const deps = { database, now: account.now, pace: new Pace(Number.POSITIVE_INFINITY) };
    const told: string[] = [];
    const wanted = { at: Date.now() };
    const done = await restoreFrom(deps, sourceIn(`s3://${bucket}/ClubLadder`, files), wanted, (club) =>
      told.push(club),
    );
    expect([done.failed, told]).toEqual([[], ['riverside']]);
    await other.flow(60_000);
    const store = new LadderStore(database);
    for (const ladder of (await readClub(database, 'riverside'))?.ladders ?? [])
      expect([ladder, await store.verify({ club: 'riverside', ladder })]).toEqual([ladder, []]);
    expect(stages.orderOf(other, 'main')).toEqual(stages.orderOf(deployment, 'main'));
    const log = (of: DeployedStack) => of.ask('GET', `${CLUB}/ladders/main/log`, { key: life.key });
    expect((await log(other)).text).toBe((await log(deployment)).text);
    // Nobody was told again of what had happened before.
    expect([...account.sent.keys()].filter((queue) => queue.includes('drill') && /Deliver/.test(queue))).toEqual([]);
    client.destroy();
  });

  it('stands beside another stage, with e-mails, that has nothing in common with it and may touch nothing of it', async () => {
    const before = [...account.objects.keys()];
    const test = stackOf('test', { mailFrom: 'notices@ladder.example', removable: true });
    beside = await stages.deploy(test.stackName, Template.fromStack(test));
    expect([...account.parameters.keys()].filter((name) => name.startsWith('/ClubLadder-test/'))).toEqual([
      '/ClubLadder-test/webhook-key',
      '/ClubLadder-test/push-key',
    ]);
    const theirs = new ClubLife(account, beside);
    await theirs.found();
    await theirs.must('POST', `${CLUB}/members`, { members: [{ id: 'ann', name: 'Ann' }] });
    await theirs.must('POST', `${CLUB}/members/ann`, { version: 1, email: 'ann@example.org' });
    await theirs.must('POST', `${CLUB}/invitations`, { ladder: 'main', members: ['ann'] });
    expect(account.mails).toEqual(['ann@example.org']);
    const added = [...account.objects.keys()].filter((name) => !before.includes(name));
    expect(added).toContain(`${stages.bucketOf(beside)}/riverside/main/index.html`);
    expect(added.filter((name) => !name.startsWith('clubladder-test-'))).toEqual([]);
    const named = beside.names();
    expect(deployment.names().filter((name) => named.includes(name))).toEqual([]);
  });

  it('stays when that stage is removed, which leaves nothing, though S3 fails half-way', async () => {
    const isOther = (name: string): boolean => name.startsWith('clubladder-test-');
    const kept = [...account.objects.keys()].filter((name) => !isOther(name));
    const keys = [...account.parameters.keys()].filter((name) => !name.startsWith('/ClubLadder-test/'));
    const remove = () => beside.deploy('Delete', { Pause: 0 });
    account.isDown = (_, { resource }) => resource.includes('/riverside/');
    await expect(remove()).rejects.toThrow('S3 answered 400');
    expect([...account.objects.keys()].filter(isOther)).not.toEqual([]);
    account.isDown = () => false;
    await remove();
    expect([...account.objects.keys()]).toEqual(kept);
    expect([...account.parameters.keys()]).toEqual(keys);
  });

  it('carries on with what the release before stored and published: its ladders, pages, keys and webhooks', async () => {
    const older = await stages.deploy('ClubLadder-older', template);
    const database = databaseAt({ ...stages.place(), table: stages.tableOf(older) });
    const lines = linesOf('1.0.0');
    for (const { item } of lines) if (item) await database.put(itemOf(item));
    account.now = at('2021-09-06T20:30:00+01:00');
    const EDITION = 'x-amz-meta-edition';
    const headers = { [EDITION]: `7 ${account.now} 1.0.0`, etag: '"1"' };
    const files = lines.flatMap(({ file }) => (file ? [file] : []));
    for (const [path, text] of [...files, ['/riverside/main/index.html', '']])
      account.objects.set(`${stages.bucketOf(older)}${path}`, { body: Buffer.from(text), headers });

    await older.tick('sweep');
    await older.flow(60_000);
    const store = new LadderStore(database);
    for (const club of ['riverside', 'hilltop'])
      for (const ladder of (await readClub(database, club))?.ladders ?? expect.fail(club)) {
        const key = { club, ladder };
        expect([key, await store.verify(key)]).toEqual([key, []]);
        expect([key, await isOfOlderRules(database, key)]).toEqual([key, false]);
        for (const file of [ladderTarget, restTarget].flatMap((target) => lastFilesOf(target(key)))) {
          const edition = account.objects.get(`${stages.bucketOf(older)}${file}`)?.headers[EDITION];
          expect([file, edition]).toEqual([file, expect.stringMatching(/ a1b2c3$/)]);
        }
      }

    const [key, told] = [lines.find((line) => line.key)?.key ?? '', account.received.length];
    const result = { key, body: { challenge: 'open', score: [2, 0] } };
    expect(await older.ask('POST', `${CLUB}/ladders/main/result`, result)).toMatchObject({ status: 200 });
    await older.flow(120_000);
    expect(stages.orderOf(older, 'main')).toEqual(['ann', 'bob', 'dee', 'cy', 'eve']);
    expect(account.received.slice(told).map(({ host }) => host)).toEqual(['chat.example.org']);
    for (const [queue, messages] of account.queues)
      if (queue.includes('ClubLadder-older')) expect([queue, messages]).toEqual([queue, []]);
  });

  it('was denied nothing in all that time', () => {
    expect(account.denied).toEqual([]);
  });
});
