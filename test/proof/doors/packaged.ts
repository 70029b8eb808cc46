import { type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { connect, setUpTable } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import { MOST_ITEMS } from '#functions/database/transaction.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { LAMBDAS, type Lambda } from '#shared/features/operation.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { Account } from '#test/cloud/account.ts';
import { type Emulator, startEmulator } from '#test/cloud/emulator.ts';
import { alone, PackagedFunction } from '#test/cloud/packaged-function.ts';
import { mustConform } from '#test/contract/conforms.ts';
import type { Sent } from '#test/functions/evening.ts';
import { TRACES } from '#test/ladders/memory-database.ts';
import { eventFor, type Functions, type InProcess, type Params, type Route } from './routes.ts';

const TABLE = 'doors';

type Processes = ReadonlyMap<Lambda, PackagedFunction<HttpResult>>;

/** How much later each request comes that anybody may make, in milliseconds: only so many a day are welcome. */
const PAUSE = 1_500_000;

/** The functions of the API as they are packaged, each in a process of its own, on an emulator of DynamoDB. */
export class Packaged implements Functions {
  readonly #like: InProcess;
  readonly #account: Account;
  readonly #emulator: Emulator;
  readonly #client: DynamoDBClient;
  readonly #processes: Processes;
  readonly #now: Instant;
  #addresses = 0;
  #pauses = 0;

  private constructor(like: InProcess, account: Account, emulator: Emulator, processes: Processes, now: Instant) {
    this.#like = like;
    this.#account = account;
    this.#emulator = emulator;
    this.#client = connect(emulator.endpoint);
    this.#processes = processes;
    this.#now = now;
  }

  /** Starts them on a table that has what others have. */
  static async like(like: InProcess, now: Instant, bundles: string): Promise<Packaged> {
    const emulator = await startEmulator();
    const { endpoint } = emulator;
    await setUpTable(endpoint, TABLE);
    const database = new DynamoDatabase({ table: TABLE, client: connect(endpoint) });
    const puts = like.database.items().map((put) => ({ put }));
    for (let from = 0; from < puts.length; from += MOST_ITEMS)
      await database.transact(puts.slice(from, from + MOST_ITEMS));
    const account = new Account(endpoint);
    await account.open();
    const env = { ...alone(account, endpoint, TABLE), PUSH_KEY: 'BPublic' };
    const started = LAMBDAS.map(
      async (name) => [name, await PackagedFunction.start<HttpResult>(name, { env, bundles })] as const,
    );
    return new Packaged(like, account, emulator, new Map(await Promise.all(started)), now);
  }

  copy(): InProcess {
    return this.#like.copy();
  }

  /** Each request comes from another address, so that none comes too often. */
  async ask(route: Route, params: Params, sent: Sent): Promise<HttpResult> {
    const process = this.#processes.get(route.by as Lambda);
    if (!process) throw new Error(`${route.by} is not packaged here`);
    const [low, high] = [++this.#addresses % 250, Math.floor(this.#addresses / 250)];
    const from = `10.${Math.floor(high / 250)}.${high % 250}.${low}`;
    const at = route.roles === 'anybody' ? instant(this.#now + ++this.#pauses * PAUSE) : this.#now;
    // Time that is measured must not go back, though only what anybody may ask comes later each time.
    const passed = this.#pauses * PAUSE;
    const { result } = await process.handle(eventFor(route, params, { ...sent, from }), at, undefined, passed);
    if (route.operation) mustConform(route.operation, result);
    return result;
  }

  async dump(): Promise<string> {
    const items: string[] = [];
    for (let from: Record<string, never> | undefined, more = true; more; more = from !== undefined) {
      const page = await this.#client.send(
        new ScanCommand({ TableName: TABLE, ...(from && { ExclusiveStartKey: from }) }),
      );
      const kept = (page.Items ?? []).filter(({ pk }) => !TRACES.some((trace) => pk?.S?.startsWith(trace)));
      items.push(...kept.map((item) => JSON.stringify(item, Object.keys(item).sort())));
      from = page.LastEvaluatedKey as typeof from;
    }
    return items.toSorted().join('\n');
  }

  close(): void {
    for (const process of this.#processes.values()) process.close();
    this.#account.close();
    this.#emulator.stop();
  }
}
