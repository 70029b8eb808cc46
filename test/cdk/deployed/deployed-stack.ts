import type { Template } from 'aws-cdk-lib/assertions';
import type { HttpResult } from '#functions/http/event.ts';
import type { Account, Message, StreamChange } from '#test/cloud/account.ts';
import { PackagedFunction } from '#test/cloud/packaged-function.ts';
import { asked, type Got, gotten, type Sent } from '#test/functions/evening.ts';
import { Rights, StackValues } from './stack-values.ts';

/** What runs the functions, and where their bundles lie. */
interface Runner {
  readonly node: string;
  readonly bundles: string;
}

interface Deployed {
  /** The id in the template. */
  readonly id: string;
  readonly rights: Rights;
  /** In milliseconds. */
  readonly timeout: number;
  readonly environment: () => Readonly<Record<string, string>>;
  process?: Promise<PackagedFunction<unknown>>;
}

/** What brings events to a function, with what a queue says of its messages; times in milliseconds. */
interface Mapping {
  readonly arn: string;
  readonly name: string;
  readonly batch: number;
  readonly filters: readonly unknown[];
  readonly onFailure: string;
  readonly messages: Message[];
  readonly hidden: number;
  readonly tries: number;
  readonly deadLetters: string;
}

interface Failures {
  readonly batchItemFailures?: readonly { readonly itemIdentifier: string }[];
}

const STREAM = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map((each) => `dynamodb:${each}`);
const QUEUE = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'].map((each) => `sqs:${each}`);
/** How often a part of the stream is tried before it goes where failures go. */
const TRIES = 2;

/**
 * A stack as its template says: each function as packaged, in a process of its own, with the environment and the rights
 * that it has there; queues, the table's stream and schedules lead to the functions that the template connects them with.
 */
export class DeployedStack {
  readonly stack: StackValues;
  readonly #account: Account;
  readonly #runner: Runner;
  readonly #functions = new Map<string, Deployed>();
  readonly #streams: readonly Mapping[];
  readonly #queues: readonly Mapping[];
  /** How far the table's stream has been read. */
  #read = 0;

  constructor(name: string, template: Template, account: Account, runner: Runner) {
    this.stack = new StackValues(name, template);
    this.#account = account;
    this.#runner = runner;
    for (const [id, properties] of this.stack.of('AWS::Lambda::Function')) this.#add(id, properties);
    for (const [id] of this.stack.of('AWS::SQS::Queue')) {
      const address = this.stack.ref(id);
      account.queues.set(address, account.queues.get(address) ?? []);
    }
    [this.#streams, this.#queues] = [this.#mappingsOf('dynamodb'), this.#mappingsOf('sqs')];
  }

  #add(id: string, { Code, Role, Environment, Timeout }: ReturnType<StackValues['of']>[number][1]): void {
    const name = String(Code.ZipFile).slice('// '.length);
    const rights = new Rights(this.stack, Role['Fn::GetAtt'][0]);
    const principal = { name: `${this.stack.name} ${name}`, may: rights.allow.bind(rights) };
    const credentials = this.#account.signIn(principal);
    const variables: Readonly<Record<string, unknown>> = Environment?.Variables ?? {};
    // Worked out when it starts: some name what another resource has to tell first.
    const environment = () => ({
      ...Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, this.stack.text(value)])),
      ...credentials,
    });
    this.#functions.set(name, { id, rights, timeout: Timeout * 1000, environment });
  }

  /** What the stack makes in its account, and what its functions may touch there. */
  names(): readonly string[] {
    const ids = Object.keys(this.stack.resources);
    const rights = [...this.#functions.values()].flatMap((each) => each.rights.resources);
    return [...ids.map((id) => this.stack.ref(id)), ...rights];
  }

  /** The rights that nobody has used so far, by function. */
  get unused(): Readonly<Record<string, readonly string[]>> {
    const all = [...this.#functions].map(([name, { rights }]) => [name, rights.unused] as const);
    return Object.fromEntries(all.filter(([, rights]) => rights.length > 0));
  }

  /**
   * Has the stack's own resources made, as the first deployment does, made anew, as a later one, or taken away, as a
   * removal does; with some properties other than in the template.
   */
  async deploy(RequestType: 'Create' | 'Update' | 'Delete' = 'Create', changed: object = {}): Promise<void> {
    // A resource comes before those whose properties name what it tells.
    const customs = this.stack.of('Custom::').toSorted(([one], [other]) => this.#comesAfter(one, other));
    for (const [id, properties] of RequestType === 'Delete' ? customs.toReversed() : customs) {
      const ResourceProperties = this.stack.resolve({ ...properties, ...changed });
      const event = {
        RequestType,
        ResourceProperties,
        LogicalResourceId: id,
        ResponseURL: `${this.#account.address}/deployed`,
      };
      await this.invoke(this.#functionAt(this.stack.text(properties.ServiceToken)), event);
      const { Status, Reason, Data = {} } = this.#account.told;
      if (Status !== 'SUCCESS') throw new Error(`${id}: ${Reason}`);
      this.stack.tell(id, Data);
    }
  }

  #comesAfter(one: string, other: string): number {
    const asks = (id: string, of: string): boolean => JSON.stringify(this.stack.resources[id]).includes(`"${of}"`);
    return Number(asks(one, other)) - Number(asks(other, one));
  }

  #functionAt(arn: string): string {
    for (const [name, { id }] of this.#functions)
      if ([this.stack.ref(id), this.stack.arn(id)].includes(arn)) return name;
    throw new Error(`no function ${arn}`);
  }

  #function(name: string): Deployed {
    const found = this.#functions.get(name);
    if (!found) throw new Error(`no function ${name} in the template`);
    return found;
  }

  async invoke<Result>(name: string, event: object): Promise<Result> {
    const fn = this.#function(name);
    const { address } = this.#account;
    fn.process ??= PackagedFunction.start(name, {
      ...this.#runner,
      env: { AT: String(this.#account.now), AWS_DOUBLE: address, AWS_ENDPOINT_URL: address, ...fn.environment() },
    });
    const { result } = await (await fn.process).handle(event, this.#account.now, fn.timeout);
    return result as Result;
  }

  /** The Node that runs a function. */
  async versionOf(name: string): Promise<string | undefined> {
    return (await this.#function(name).process)?.version;
  }

  /** A request as the gateway hands it to the function of its route. */
  async ask(method: string, path: string, sent: Sent = {}): Promise<Got> {
    const { route, event } = asked(method, path, sent);
    return gotten(await this.invoke<HttpResult>(route.lambda, event));
  }

  /** Calls a function as its schedule does; what it fails to do goes where its failures go, in its own name. */
  async tick(name: string): Promise<void> {
    const { id } = this.#function(name);
    const arn = this.stack.arn(id);
    const schedules = this.stack.of('AWS::Scheduler::Schedule').map(([, { Target }]) => this.stack.text(Target.Arn));
    if (!schedules.includes(arn)) throw new Error(`no schedule calls ${name}`);
    try {
      await this.invoke(name, {});
    } catch (error) {
      const settings = this.stack
        .of('AWS::Lambda::EventInvokeConfig')
        .find(([, { FunctionName }]) => FunctionName.Ref === id);
      if (!settings) throw error;
      this.#sendFailure(name, this.stack.text(settings[1].DestinationConfig.OnFailure.Destination), '{}');
    }
  }

  /** Has everything come that is on its way, in a time on the clock that it may take, in milliseconds. */
  async flow(time = 0): Promise<void> {
    const until = this.#account.now + time;
    for (;;) {
      if ((await this.#followStream()) || (await this.#workOffQueues())) continue;
      const next = Math.min(...this.#queues.flatMap(({ messages }) => messages.map(({ visible }) => visible)));
      if (next > until) break;
      this.#account.now = next;
    }
    this.#account.now = Math.max(this.#account.now, until);
  }

  /** What brings events to functions: parts of the table's stream, or messages. */
  #mappingsOf(service: 'sqs' | 'dynamodb'): readonly Mapping[] {
    return this.stack
      .of('AWS::Lambda::EventSourceMapping')
      .map(([, mapping]) => {
        const arn = this.stack.text(mapping.EventSourceArn);
        const name = this.#functionAt(this.stack.text(mapping.FunctionName));
        const [, queue] = this.stack.of('AWS::SQS::Queue').find(([id]) => this.stack.arn(id) === arn) ?? [];
        return {
          arn,
          name,
          batch: Number(mapping.BatchSize),
          filters: (mapping.FilterCriteria?.Filters ?? []).map(({ Pattern }: { readonly Pattern: string }) =>
            JSON.parse(Pattern),
          ),
          onFailure: this.stack.text(mapping.DestinationConfig?.OnFailure.Destination),
          messages: this.#account.queues.get(addressOf(arn)) ?? [],
          hidden: Number(queue?.VisibilityTimeout) * 1000,
          tries: Number(queue?.RedrivePolicy?.maxReceiveCount),
          deadLetters: addressOf(this.stack.text(queue?.RedrivePolicy?.deadLetterTargetArn)),
        };
      })
      .filter(({ arn }) => arn.startsWith(`arn:aws:${service}:`));
  }

  /** Lambda asks in the name of the function, with the function's own rights. */
  #poll(name: string, actions: readonly string[], resource: string): boolean {
    const { rights } = this.#function(name);
    const who = { name: `${this.stack.name} ${name}`, may: rights.allow.bind(rights) };
    return actions.map((action) => this.#account.judge(who, { action, resource })).every((each) => each);
  }

  #sendFailure(name: string, to: string, letter: string): void {
    if (this.#poll(name, ['sqs:SendMessage'], to)) this.#account.send(addressOf(to), letter, 0);
  }

  async #followStream(): Promise<boolean> {
    const [from, changes] = [this.#read, this.#account.changes];
    this.#read = changes.length;
    if (from === this.#read) return false;
    for (const { arn, name, filters, onFailure } of this.#streams) {
      const Records = changes
        .slice(from)
        .filter(({ table }) => arn.includes(`:table/${table}/`))
        .filter((change) => filters.some((filter: unknown) => matches(filter, change)));
      if (Records.length === 0 || !this.#poll(name, STREAM, arn)) continue;
      await this.#bring(name, Records, onFailure);
    }
    return true;
  }

  async #bring(name: string, Records: readonly StreamChange[], onFailure: string): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return void (await this.invoke(name, { Records }));
      } catch {
        if (tries < TRIES) continue;
        return this.#sendFailure(name, onFailure, JSON.stringify({ DDBStreamBatchInfo: {} }));
      }
    }
  }

  async #workOffQueues(): Promise<boolean> {
    const { now } = this.#account;
    let isAny = false;
    for (const mapping of this.#queues) {
      const batch = mapping.messages.filter(({ visible }) => visible <= now).slice(0, mapping.batch);
      if (batch.length === 0 || !this.#poll(mapping.name, QUEUE, mapping.arn)) continue;
      isAny = true;
      await this.#take(mapping, batch);
    }
    return isAny;
  }

  /** Has a function take messages; those that it could not, come again, and at last to the dead letters. */
  async #take({ name, messages, hidden, tries, deadLetters }: Mapping, batch: readonly Message[]): Promise<void> {
    for (const message of batch) {
      message.receives++;
      message.visible = this.#account.now + hidden;
    }
    const Records = batch.map(({ id, body, sent, receives }) => ({
      messageId: id,
      receiptHandle: id,
      body,
      attributes: { ApproximateReceiveCount: String(receives), SentTimestamp: String(sent) },
    }));
    const all = { batchItemFailures: batch.map(({ id }) => ({ itemIdentifier: id })) };
    const { batchItemFailures: failed = [] } = await this.invoke<Failures>(name, { Records }).catch(() => all);
    for (const message of batch) {
      const isFailed = failed.some(({ itemIdentifier }) => itemIdentifier === message.id);
      if (isFailed && message.receives < tries) continue;
      messages.splice(messages.indexOf(message), 1);
      if (isFailed) this.#account.send(deadLetters, message.body, 0);
    }
  }

  /** What lies in a queue whose id in the template begins so, such as the dead letters "SettlingUnsettled". */
  lettersIn(beginning: string): readonly string[] {
    return (this.#account.queues.get(this.nameOf('AWS::SQS::Queue', beginning)) ?? []).map(({ body }) => body);
  }

  /** What a resource is called whose id in the template begins so. */
  nameOf(type: string, beginning: string): string {
    const [id] = this.stack.of(type).find(([each]) => each.startsWith(beginning)) ?? [];
    if (id === undefined) throw new Error(`no ${type} ${beginning} in the template`);
    return this.stack.ref(id);
  }

  /** Ends all processes: the next call finds a cold function. */
  async cool(): Promise<void> {
    const running = [...this.#functions.values()].flatMap((each) => each.process ?? []);
    for (const each of this.#functions.values()) delete each.process;
    for (const each of await Promise.all(running)) each.close();
  }
}

function addressOf(arn: string): string {
  const [, , , region, account, name] = arn.split(':');
  return `https://sqs.${region}.amazonaws.com/${account}/${name}`;
}

/** Whether a record is as a filter asks: each field one of those listed, or beginning like one. */
function matches(pattern: unknown, record: unknown): boolean {
  if (Array.isArray(pattern))
    return pattern.some((each) =>
      typeof each === 'object' ? String(record).startsWith(each.prefix) : each === record,
    );
  if (typeof pattern !== 'object' || pattern === null) return false;
  if (typeof record !== 'object' || record === null) return false;
  return Object.entries(pattern).every(([name, inner]) => matches(inner, new Map(Object.entries(record)).get(name)));
}
