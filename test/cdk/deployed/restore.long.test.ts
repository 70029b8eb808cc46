import { DynamoDBClient, PutItemCommand, paginateScan } from '@aws-sdk/client-dynamodb';
import { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeAllClubs, openAllClubs } from '#functions/books/all-clubs.ts';
import { CLOSES_WITHIN } from '#functions/http/doors.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { ACCOUNT, REGION } from '#test/cloud/account.ts';
import { databaseAt } from '#test/ladders/emulator.ts';
import { stack, stackOf, template } from '../stack/template.ts';
import { ClubLife } from './club-life.ts';
import type { DeployedStack } from './deployed-stack.ts';
import { HAS_NODE_24, useStages } from './stages.ts';

const LADDER = '/api/clubs/riverside/ladders/main';
const RESTORED = 'restored';
const STREAM = `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${RESTORED}/stream/2021-09-06T00:00:00.000`;

describe.skipIf(!HAS_NODE_24)(
  'a restore under traffic, by functions as packaged, with two versions behind the alias',
  () => {
    const stages = useStages();
    let before: DeployedStack;
    let life: ClubLife;
    /** Whom the caller was told to be on the ladder. */
    const acknowledged: string[] = [];
    let asked = 0;

    beforeAll(async () => {
      before = await stages.deploy(stack.stackName, template);
      life = new ClubLife(stages.account(), before);
      await life.found();
    }, 240_000);

    const databaseOf = (table: string) => databaseAt({ ...stages.place(), table });

    /** Some requests, as the gateway hands them now to the one version and now to the other; their statuses. */
    async function traffic(versions: readonly DeployedStack[], count: number): Promise<ReadonlySet<number>> {
      const statuses = new Set<number>();
      for (let each = 0; each < count; each++) {
        const player = `p${++asked}`;
        const version = versions[asked % versions.length] ?? before;
        const { status } = await version.ask('POST', `${LADDER}/join`, {
          key: life.key,
          body: { player, name: player },
        });
        if (status < 300) acknowledged.push(player);
        statuses.add(status);
      }
      return statuses;
    }

    /** Point-in-time recovery: another table with all that the first has now. */
    async function restoreTable(from: string): Promise<void> {
      const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
      const client = new DynamoDBClient({ endpoint: stages.place().endpoint, region: 'local', credentials });
      for await (const { Items = [] } of paginateScan({ client }, { TableName: from }))
        for (const Item of Items) await client.send(new PutItemCommand({ TableName: RESTORED, Item }));
      client.destroy();
    }

    it('loses nothing that was acknowledged: clubs are closed until the other table has taken over', async () => {
      const account = stages.account();
      const table = stages.tableOf(before);
      expect(await traffic([before], 20)).toEqual(new Set([201]));
      await closeAllClubs(databaseOf(table), instant(account.now));
      // The function has just looked whether it may, and goes on for seconds.
      await traffic([before], 5);
      account.now += CLOSES_WITHIN;
      expect(await traffic([before], 5)).toEqual(new Set([503]));
      const made = Template.fromStack(stackOf('next', { tableStream: STREAM }));
      const next = await stages.deploy('ClubLadder-next', made, RESTORED);
      await restoreTable(table);
      account.now += CLOSES_WITHIN;
      expect(await traffic([before, next], 10)).toEqual(new Set([503]));
      await openAllClubs(databaseOf(RESTORED));
      account.now += CLOSES_WITHIN;
      // Whom the version before still answers is told to come again.
      expect(await traffic([before, next], 10)).toEqual(new Set([503, 201]));
      const store = new LadderStore(databaseOf(RESTORED));
      const main = { club: 'riverside', ladder: 'main' };
      const joined = (await store.log(main)).flatMap(({ command }) =>
        command.verb === 'join' ? [command.body.player] : [],
      );
      expect(joined).toEqual(acknowledged);
      expect(acknowledged.length).toBeGreaterThanOrEqual(25);
      expect(await store.verify(main)).toEqual([]);
    }, 240_000);
  },
);
