import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { portOf } from '#local/listening.ts';
import { type Reply, S3 } from './s3.ts';

export const REGION = 'eu-west-2';
export const ACCOUNT = '123456789012';

/** What is asked of a service, as IAM looks at it: an action, on what, and in which partitions of a table or as which sender. */
export interface AccessRequest {
  readonly action: string;
  readonly resource: string;
  readonly partitions?: readonly string[];
  readonly sender?: string;
}

/** Who signs requests: a function, by its role. */
export interface Principal {
  readonly name: string;
  readonly may: (asked: AccessRequest) => boolean;
}

export interface Message {
  readonly id: string;
  readonly body: string;
  readonly sent: number;
  /** From when on it is brought, in milliseconds. */
  visible: number;
  receives: number;
}

/** As the table's stream tells it: keys alone. */
export interface StreamChange {
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly table: string;
  readonly dynamodb: { readonly Keys: Keys };
}

type Keys = Readonly<Record<'pk' | 'sk', { readonly S: string }>>;

/** What a function tells CloudFormation of a resource that it has made. */
interface Told {
  readonly Status?: string;
  readonly Reason?: string;
  readonly Data?: Readonly<Record<string, string>>;
}

/** What a service answers; one that is lost never comes, and the line breaks down. */
export interface Answer extends Reply {
  readonly isLost?: true;
}

/** A request of a function to a service, by which process and to which host. */
export interface ServiceRequest {
  readonly who: string;
  readonly host: string;
  /** Such as "DynamoDB_20120810.Query" or, where a service has no such names, the method. */
  readonly action: string;
  readonly body: Buffer;
}

interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a role must be allowed for what is asked of a bucket, and of an object. */
const LISTS = [
  ['list-type', 's3:ListBucket'],
  ['versions', 's3:ListBucketVersions'],
] as const;
const OF_OBJECTS: Readonly<Record<string, string>> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};
/** What the emulator asks for of a request. */
const PASSED_ON = ['x-amz-target', 'x-amz-date', 'authorization'];

const json = (body: object, status = 200): Answer => ({ status, body: JSON.stringify(body) });

/**
 * An account of AWS on loopback: doubles of S3, SQS, Parameter Store, CloudFront and SES, an emulator of DynamoDB, and the
 * receivers of webhooks. Each request is looked at as IAM does: who signed it, and whether their role allows just that. What
 * is denied is noted and answered with a no, as AWS does.
 */
export class Account {
  readonly #s3 = new S3();
  readonly objects = this.#s3.objects;
  readonly queues = new Map<string, Message[]>();
  /** Every message that was ever sent, by its queue. */
  readonly sent = new Map<string, Set<string>>();
  readonly parameters = new Map<string, string>();
  /** Paths whose copies CloudFront was asked to forget, and the addresses of e-mails. */
  readonly forgotten: string[] = [];
  readonly mails: string[] = [];
  /** What they said, as plain text. */
  readonly letters: { readonly to: string; readonly text: string }[] = [];
  /** What was told to those who listen, with its channel. */
  readonly events: string[] = [];
  readonly changes: StreamChange[] = [];
  readonly denied: string[] = [];
  /** What receivers of webhooks answer, by host; 200 unless said otherwise. */
  readonly receivers = new Map<string, number>();
  readonly received: { readonly host: string; readonly body: string }[] = [];
  /** What is out of order for the moment. */
  isDown: (who: string, asked: AccessRequest) => boolean = () => false;
  /** Stands between functions and services: `send` lets a request through, with another body if one is given. */
  between: (request: ServiceRequest, send: (body?: Buffer) => Promise<Answer>) => Promise<Answer> = (_, send) => send();
  now = 0;
  told: Told = {};
  readonly #principals = new Map<string, Principal>();
  readonly #items = new Set<string>();
  readonly #emulator: string;
  #server: Server | undefined;
  #messages = 0;

  constructor(emulator: string) {
    this.#emulator = emulator;
  }

  async open(): Promise<void> {
    this.#server = createServer((request, response) => {
      // The functions' clocks are set, and a client that found them wrong would send again what was refused.
      response.sendDate = false;
      void this.#receive(request)
        .catch((error: unknown): Answer => ({ status: 500, body: String(error) }))
        .then(({ isLost, status = 200, headers = {}, body = '' }) => {
          if (isLost) response.destroy();
          else response.writeHead(status, headers).end(body);
        });
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  get address(): string {
    if (!this.#server) throw new Error('nobody listens');
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  /** Gives a function an access key and a session, as Lambda has them in its environment. */
  signIn(principal: Principal): Readonly<Record<string, string>> {
    const key = `AKID${principal.name.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;
    this.#principals.set(key, principal);
    return { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: `session-${key}` };
  }

  /** Whether a function may do something; notes it if not. */
  judge({ name, may }: Principal, asked: AccessRequest): boolean {
    const isAllowed = may(asked);
    if (!isAllowed) this.denied.push(`${name}: ${asked.action} on ${asked.resource} ${asked.partitions ?? ''}`.trim());
    return isAllowed;
  }

  send(queue: string, body: string, delay: number): void {
    const messages = this.queues.get(queue);
    if (!messages) throw new Error(`there is no queue ${queue}`);
    this.sent.set(queue, new Set([...(this.sent.get(queue) ?? []), body]));
    const id = `message-${++this.#messages}`;
    messages.push({ id, body, sent: this.now, visible: this.now + delay * 1000, receives: 0 });
  }

  /** What a link to a private file does: no more than its signer may. */
  follow(link: string, method: 'GET' | 'PUT', bucket: string, body = Buffer.of()): Answer {
    const url = new URL(link);
    const credential = url.searchParams.get('X-Amz-Credential') ?? '';
    const headers = { 'x-amz-security-token': url.searchParams.get('X-Amz-Security-Token') ?? '' };
    return this.#bucket(bucket, this.#signer(credential, headers), { method, url, headers, body });
  }

  async #receive(request: IncomingMessage): Promise<Answer> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = '', headers, url = '/' } = request;
    const host = String(headers['x-sent-to'] ?? headers.host);
    const received = { method, url: new URL(url, 'http://localhost'), headers, body: Buffer.concat(parts) };
    if (received.url.pathname === '/deployed') {
      this.told = JSON.parse(String(received.body));
      return {};
    }
    const [, credential] = /Credential=([^,]+)/.exec(headers.authorization ?? '') ?? [];
    if (credential === undefined) {
      this.received.push({ host, body: String(received.body) });
      return { status: this.receivers.get(host) ?? 200 };
    }
    const who = this.#signer(credential, headers);
    const action = String(headers['x-amz-target'] ?? method);
    return this.between({ who: who.name, host, action, body: received.body }, async (body = received.body) =>
      this.#serve(host, who, { ...received, body }),
    );
  }

  /** Whose signature it is. Throws where the session is not theirs: AWS lets nobody in by half of it. */
  #signer(credential: string, headers: IncomingHttpHeaders): Principal {
    const [key = ''] = credential.split('/');
    const principal = this.#principals.get(key);
    if (!principal || headers['x-amz-security-token'] !== `session-${key}`) throw new Error(`${credential} is nobody`);
    return principal;
  }

  #serve(host: string, who: Principal, received: Received): Answer | Promise<Answer> {
    const { headers, body } = received;
    const [service = '', action = ''] = String(headers['x-amz-target'] ?? '').split('.');
    if (service === 'DynamoDB_20120810') return this.#dynamo(who, action, received);
    const [name = '', of] = host.split('.');
    if (of === 's3') return this.#bucket(name, who, received);
    if (service === 'AmazonSQS') return this.#sqs(who, action, JSON.parse(String(body)));
    if (service === 'AmazonSSM') return this.#parameter(who, action, JSON.parse(String(body)));
    if (of === 'appsync-api') return this.#publish(who, name, JSON.parse(String(body)));
    if (host === 'cloudfront.amazonaws.com') return this.#invalidate(who, received);
    if (host === `email.${REGION}.amazonaws.com`) return this.#mail(who, JSON.parse(String(body)));
    throw new Error(`there is no ${host} here`);
  }

  /** Undefined if it may be done, else the answer of a service. */
  #refusal(who: Principal, asked: AccessRequest, type = 'AccessDenied'): Answer | undefined {
    // 500 where it is asked again at once; S3 is not, or each of its files would take a while.
    const down = asked.action.startsWith('s3:') ? 400 : 500;
    if (this.isDown(who.name, asked)) return json({ __type: 'InternalServerError', message: 'down' }, down);
    return this.judge(who, asked) ? undefined : json({ __type: type, message: 'denied' }, 403);
  }

  async #dynamo(who: Principal, action: string, { headers, body }: Received): Promise<Answer> {
    const input = JSON.parse(String(body));
    for (const asked of dynamoAsked(action, input)) {
      const refusal = this.#refusal(who, asked, 'com.amazon.coral.service#AccessDeniedException');
      if (refusal) return { ...refusal, status: refusal.status === 500 ? 500 : 400 };
    }
    const answer = await fetch(this.#emulator, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        ...Object.fromEntries(PASSED_ON.map((each) => [each, String(headers[each])])),
      },
      body: String(body),
    });
    if (answer.ok) for (const write of writesOf(action, input)) this.#note(write);
    return {
      status: answer.status,
      body: await answer.text(),
      headers: { 'content-type': 'application/x-amz-json-1.0' },
    };
  }

  /** Puts a change where the table's stream is read. */
  #note({ table, keys: Keys, isRemoved }: TableWrite): void {
    const name = `${table} ${Keys.pk.S} ${Keys.sk.S}`;
    const wasThere = this.#items.has(name);
    if (isRemoved) this.#items.delete(name);
    else this.#items.add(name);
    if (isRemoved && !wasThere) return;
    const eventName = isRemoved ? 'REMOVE' : wasThere ? 'MODIFY' : 'INSERT';
    this.changes.push({ eventName, table, dynamodb: { Keys } });
  }

  #bucket(bucket: string, who: Principal, request: Received): Answer {
    const { method, url, headers, body } = request;
    const [arn, path] = [`arn:aws:s3:::${bucket}`, decodeURIComponent(url.pathname.slice(1))];
    if (url.searchParams.has('delete')) return this.#deleteAll(bucket, who, String(body));
    for (const [asked, action] of LISTS)
      if (url.searchParams.has(asked))
        return this.#refusal(who, { action, resource: arn }) ?? this.#s3.answer(bucket, request);
    // To say which object it replaces, a write has to be allowed to read it.
    const reads = headers['if-match'] === undefined ? [] : ['s3:GetObject'];
    for (const action of [OF_OBJECTS[method] ?? method, ...reads]) {
      const refusal = this.#refusal(who, { action, resource: `${arn}/${path}` });
      if (refusal) return refusal;
    }
    const answer = this.#s3.answer(bucket, request);
    // What is missing looks forbidden to a caller who may not list.
    const isHidden = /GET|HEAD/.test(method) && answer.status === 404;
    return isHidden && !who.may({ action: 's3:ListBucket', resource: arn }) ? { status: 403 } : answer;
  }

  #deleteAll(bucket: string, who: Principal, body: string): Answer {
    for (const [, key = ''] of body.matchAll(/<Key>(.*?)<\/Key>/g))
      for (const action of ['s3:DeleteObject', 's3:DeleteObjectVersion']) {
        const refusal = this.#refusal(who, { action, resource: `arn:aws:s3:::${bucket}/${key}` });
        if (refusal) return refusal;
        this.#s3.remove(`${bucket}/${key}`);
      }
    return { body: '<DeleteResult/>' };
  }

  #sqs(who: Principal, action: string, input: SqsInput): Answer {
    const { QueueUrl, Entries = [], ReceiptHandle, VisibilityTimeout = 0 } = input;
    const resource = `arn:aws:sqs:${REGION}:${ACCOUNT}:${QueueUrl.split('/').at(-1)}`;
    const refusal = this.#refusal(who, { action: `sqs:${action.replace(/Batch$/, '')}`, resource });
    if (refusal) return refusal;
    for (const { MessageBody, DelaySeconds = 0 } of Entries) this.send(QueueUrl, MessageBody, DelaySeconds);
    const putOff = this.queues.get(QueueUrl)?.find(({ id }) => id === ReceiptHandle);
    if (putOff) putOff.visible = this.now + VisibilityTimeout * 1000;
    return json({ Successful: Entries.map(({ Id }) => ({ Id })) });
  }

  #parameter(who: Principal, action: string, { Name, Value }: Readonly<Record<string, string>>): Answer {
    const refusal = this.#refusal(who, {
      action: `ssm:${action}`,
      resource: `arn:aws:ssm:${REGION}:${ACCOUNT}:parameter${Name}`,
    });
    if (refusal) return refusal;
    const known = this.parameters.get(String(Name));
    if (action === 'GetParameter')
      return known === undefined ? json({ __type: 'ParameterNotFound' }, 400) : json({ Parameter: { Value: known } });
    if (action === 'DeleteParameter')
      return this.parameters.delete(String(Name)) ? json({}) : json({ __type: 'ParameterNotFound' }, 400);
    if (known !== undefined) return json({ __type: 'ParameterAlreadyExists' }, 400);
    this.parameters.set(String(Name), String(Value));
    return json({ Version: 1 });
  }

  #invalidate(who: Principal, { url, body }: Received): Answer {
    const [, id] = /distribution\/([^/]+)\//.exec(url.pathname) ?? [];
    const resource = `arn:aws:cloudfront::${ACCOUNT}:distribution/${id}`;
    const refusal = this.#refusal(who, { action: 'cloudfront:CreateInvalidation', resource });
    if (!refusal)
      this.forgotten.push(...[...String(body).matchAll(/<Path>(.*?)<\/Path>/g)].map(([, path = '']) => path));
    return refusal ?? { status: 201 };
  }

  /** Tells those who listen on a channel, "/ladders/riverside/main". */
  #publish(who: Principal, api: string, { channel, events }: { channel: string; events: readonly string[] }): Answer {
    const resource = `arn:aws:appsync:${REGION}:${ACCOUNT}:apis/${api}/channelNamespace/${channel.split('/')[1]}`;
    const refusal = this.#refusal(who, { action: 'appsync:EventPublish', resource });
    if (!refusal) this.events.push(...events.map((event) => `${channel} ${event}`));
    return refusal ?? json({ successful: events, failed: [] });
  }

  #mail(who: Principal, { FromEmailAddress, ConfigurationSetName, Destination, Content }: Mail): Answer {
    const [, from = ''] = /<(.*)>/.exec(FromEmailAddress) ?? [];
    const arn = (what: string): string => `arn:aws:ses:${REGION}:${ACCOUNT}:${what}`;
    for (const resource of [arn(`identity/${from}`), arn(`configuration-set/${ConfigurationSetName}`)]) {
      const refusal = this.#refusal(who, { action: 'ses:SendEmail', resource, sender: from });
      if (refusal) return refusal;
    }
    this.mails.push(...Destination.ToAddresses);
    for (const to of Destination.ToAddresses) this.letters.push({ to, text: Content.Simple.Body.Text.Data });
    return json({ MessageId: 'one' });
  }
}

interface SqsInput {
  readonly QueueUrl: string;
  readonly Entries?: readonly { readonly Id: string; readonly MessageBody: string; readonly DelaySeconds?: number }[];
  readonly ReceiptHandle?: string;
  readonly VisibilityTimeout?: number;
}

interface Mail {
  readonly FromEmailAddress: string;
  readonly ConfigurationSetName?: string;
  readonly Destination: { readonly ToAddresses: readonly string[] };
  readonly Content: { readonly Simple: { readonly Body: { readonly Text: { readonly Data: string } } } };
}

/** What DynamoDB is asked for in a transaction, and what that has to be allowed as. */
const PARTS: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

interface TableInput {
  readonly TableName: string;
  readonly IndexName?: string;
  readonly Item?: Keys;
  readonly Key?: Keys;
  readonly TransactItems?: readonly Readonly<Record<string, TableInput>>[];
  readonly RequestItems?: Readonly<Record<string, unknown>>;
}

/** The single requests of which one is made up, each with its action. */
const singles = (action: string, input: TableInput): readonly (readonly [string, TableInput])[] =>
  input.TransactItems?.flatMap((each) =>
    Object.entries(each).map(([part, inner]) => [PARTS[part] ?? part, inner] as const),
  ) ?? [[action, input]];

const dynamoAsked = (action: string, input: TableInput): readonly AccessRequest[] =>
  singles(action, input).flatMap(([single, { TableName, IndexName, Item, Key, RequestItems }]) => {
    const partition = (Item ?? Key)?.pk.S;
    return (RequestItems ? Object.keys(RequestItems) : [TableName]).map((table) => ({
      action: `dynamodb:${single}`,
      resource: `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${table}${IndexName ? `/index/${IndexName}` : ''}`,
      ...(partition !== undefined && { partitions: [partition] }),
    }));
  });

interface TableWrite {
  readonly table: string;
  readonly keys: Keys;
  readonly isRemoved: boolean;
}

const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem'];

const writesOf = (action: string, input: TableInput): readonly TableWrite[] =>
  singles(action, input).flatMap(([single, { TableName, Item, Key }]) => {
    const at = Item ?? Key;
    if (!at || !WRITES.includes(single)) return [];
    return [{ table: TableName, keys: { pk: at.pk, sk: at.sk }, isRemoved: single === 'DeleteItem' }];
  });
