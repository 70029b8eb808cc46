import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setUpTable } from '#functions/database/dynamo/client.ts';
import type { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import { UserError } from '#local/user-error.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { useEmulator } from '../ladders/emulator.ts';
import { builtFunctions } from '../local/built.ts';
import { simulation } from '../local/laptop.ts';
import { PLAYED } from '../proof/people.ts';
import { readPlan, runOn, simulate } from './command.ts';
import { Deployment } from './deployment.ts';
import { openPackaged } from './packaged-functions.ts';
import type { Plan } from './simulate.ts';
import { fromSource } from './source-functions.ts';

const place = useEmulator();

const SMALL = readPlan(['--clubs', String(PLAYED.length), '--months', '1', '--seed', '7']);

/** Runs a simulation in this process, on a deployment that may be a bad one. */
async function simulated(plan: Plan, Kind: typeof Deployment = Deployment) {
  const table = `simulation-${randomUUID()}`;
  await setUpTable(place().endpoint, table);
  return reported(new Kind({ endpoint: place().endpoint, table, functions: fromSource }), plan);
}

async function reported(deployment: Deployment, plan: Plan) {
  let text = '';
  const status = await runOn(deployment, plan, (told) => {
    text += told;
  });
  return { status, text, failed: text.split('\n').filter((line) => line.startsWith('FAILED')) };
}

/** A deployment on which the stores of one purpose are not what they should be. */
const spoiling = (purpose: string, spoil: (store: DynamoStore, table: string) => void) =>
  class extends Deployment {
    override store(...[given, client]: Parameters<Deployment['store']>): DynamoStore {
      const store = super.store(given, client);
      if (given === purpose) spoil(store, this.table);
      return store;
    }
  };

describe('a deployment in fast time', { timeout: 300_000 }, () => {
  it('comes out right, and the same to the letter whenever it is run with the same seed', async () => {
    const [told, again] = await Promise.all([
      simulation(['--clubs', String(PLAYED.length), '--months', '1', '--seed', '7']),
      simulated(SMALL),
    ]);
    expect(again).toMatchObject({ status: 0, failed: [] });
    expect([told.status, told.output === again.text]).toEqual([0, true]);
    expect(told.errors).toMatch(/^2023-09\n\d+\.\d seconds\n$/);
    for (const played of PLAYED) expect(told.output).toMatch(new RegExp(`^\\| ${played} \\w+ \\| [1-9]`, 'm'));
    expect(told.output).toMatch(/^\| ordinary \| [1-9]/m);
    expect(told.output).toMatch(/^\| messages: worker died/m);
  });

  it('comes out right on functions as packaged, with pairs and with boxes', async () => {
    const plan = readPlan(['--clubs', '4', '--months', '2', '--seed', '12', '--played', 'pairs,boxes', '--packaged']);
    const { status, text, failed } = await reported(await openPackaged(await builtFunctions(), plan.seed), plan);
    expect([status, failed]).toEqual([0, []]);
    expect(text).toMatch(/^\| boxes \| 2 \| [1-9]/m);
    expect(text).toMatch(/^\| pairs \| 2 \| [1-9]/m);
  });

  it('comes out differently with another seed', async () => {
    const plan = { ...SMALL, clubs: 2, months: 1 };
    const [one, other] = [await simulated(plan), await simulated({ ...plan, seed: 8 })];
    expect([one.status, other.status, one.text === other.text]).toEqual([0, 0, false]);
  });

  it('names the ladder whose order was changed behind everybody’s back', async () => {
    const Spoilt = spoiling('audit', (store, table) => {
      const { verify } = store;
      store.verify = async (key) => {
        if (key.club === 'club-2') await cutLine(table, `CLUB#${key.club}#LADDER#${key.ladder}`);
        return verify.call(store, key);
      };
    });
    const { status, failed } = await simulated({ ...SMALL, clubs: 3, months: 1 }, Spoilt);
    expect(status).toBe(1);
    expect(failed).toEqual(['FAILED club-2/season-1: entry#00000002 is not as its log says']);
  });

  it('names the ladder that the timer finds too late', async () => {
    const Spoilt = spoiling('timer', (store) => {
      const { due } = store;
      store.due = (by: Instant) =>
        due.call(store, by).map(async function* (shard) {
          for await (const found of shard) if (found.club !== 'club-3' || by - found.at > 7_200_000) yield found;
        });
    });
    const { status, failed } = await simulated({ ...SMALL, clubs: 3, months: 2, seed: 8 }, Spoilt);
    expect(status).toBe(1);
    expect(failed.length).toBeGreaterThan(0);
    for (const line of failed)
      expect(line).toMatch(/^FAILED club-3\/season-1: 2023-W\d\d was settled 180 minutes late$/);
  });

  it.each([
    [['--clubs', '5'], 'npx tsx test/simulation/run.ts --clubs N --months M'],
    [['--clubs', '0', '--months', '1'], '--clubs 0: must be a whole number from 1 to 10000.'],
    [['--clubs', 'many', '--months', '1'], '--clubs many: must be a whole number'],
    [['--clubs', '1', '--months', '1.5'], '--months 1.5: must be a whole number from 1 to 120.'],
    [['--clubs', '1', '--months', '1', '--seed', '-1'], "Option '--seed' argument is ambiguous"],
    [['--clubs', '1', '--months', '1', '--played', 'lavers,chess'], '--played chess: there is '],
    [['--clubs', '1', '--months', '1', 'lavers'], "Unexpected argument 'lavers'"],
  ])('says in a sentence what is wrong with %j', async (args, sentence) => {
    const running = async () => simulate(args);
    await expect(running()).rejects.toThrow(UserError);
    await expect(running()).rejects.toThrow(sentence);
  });
});

/** Takes the second line out of a ladder's log. */
async function cutLine(table: string, pk: string): Promise<void> {
  const headers = {
    'x-amz-target': 'DynamoDB_20120810.DeleteItem',
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-date': '20260101T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  };
  const body = JSON.stringify({ TableName: table, Key: { pk: { S: pk }, sk: { S: 'entry#00000002' } } });
  const answer = await fetch(place().endpoint, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}
