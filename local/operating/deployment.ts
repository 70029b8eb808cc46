import { existsSync } from 'node:fs';
import { signedHeaders } from '#functions/aws/sign.ts';
import { DEPLOYMENT, type Unsigned } from '#functions/aws/signed.ts';
import type { Invocation, Terminal } from '../commands/command-line.ts';
import { DataFolder } from '../data-folder.ts';
import { keysIn } from '../keys.ts';
import { findRunning } from '../lock.ts';
import { firstSentence, UserError } from '../user-error.ts';

type Calling = Pick<Terminal, 'fetch' | 'credentials'>;

export interface Api {
  readonly origin: string;
  /** Posts something as JSON. Rejects with a `UserError` if nothing of ours answers. */
  post(path: string, body: object): Promise<ApiAnswer>;
  get(path: string): Promise<ApiAnswer>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** How long an answer is waited for, in milliseconds: a function may have to start first. */
const PATIENCE = 30_000;

/** The API at an address, or that of the laptop that runs on a folder. */
export async function apiAt({ url, data }: Pick<Invocation, 'url' | 'data'>, calling: Calling): Promise<Api> {
  if (url !== undefined && !isHere(url)) {
    const { api, send } = await deploymentAt(url, calling);
    return jsonApi(api, (request) => send('execute-api', request));
  }
  const origin = url === undefined ? runningOn(data) : new URL(url).origin;
  if (!existsSync(data)) throw new UserError(`There is no ${data}: --data must be the running laptop's data folder.`);
  const authorization = `Bearer ${keysIn(new DataFolder(data)).operator}`;
  return jsonApi(origin, ({ url: to, headers, ...request }) =>
    answerOf(calling, new Request(to, { ...request, headers: { ...headers, authorization } })),
  );
}

/** A laptop speaks to this machine alone. */
export const isHere = (url: string): boolean => /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/?$/.test(url);

function runningOn(data: string): string {
  const origin = existsSync(data) ? findRunning(new DataFolder(data))?.origin : undefined;
  if (origin !== undefined) return origin;
  throw new UserError(
    `No laptop is running on ${data}. Start it with npm start, or name a deployment on AWS by the address of its site:
--url https://d111111abcdef8.cloudfront.net`,
  );
}

function jsonApi(origin: string, send: (request: Unsigned) => Promise<Response>): Api {
  const headers = { 'content-type': 'application/json' };
  const ask = async (path: string, how: Pick<Unsigned, 'method' | 'body'>): Promise<ApiAnswer> => {
    const answer = await send({ ...how, url: new URL(path, origin), headers });
    return { status: answer.status, json: objectIn(await answer.text()) };
  };
  return {
    origin,
    get: (path) => ask(path, { method: 'GET' }),
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
  };
}

function objectIn(text: string): ApiAnswer['json'] {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** A resource of a stack: what the template calls it, and what AWS does. */
interface Resource {
  readonly type: string;
  readonly logical: string;
  readonly physical: string;
}

/** A deployment on AWS. What its site doesn't say is asked of CloudFormation, with the operator's credentials. */
export interface Deployment {
  readonly api: string;
  readonly region: string;
  /** Sends a request, signed for a service of AWS in this region. Rejects with a `UserError` without an answer. */
  readonly send: (service: string, request: Unsigned) => Promise<Response>;
  /** An output of its stack, such as `TableName`. */
  readonly output: (
    name: 'SiteAddress' | 'TableName' | 'BucketName' | 'Release' | 'Version' | 'BackupAddress' | 'BackupRegion',
  ) => Promise<string>;
  /** What the stack is called, with which the names of its alarms begin. */
  readonly stackName: () => Promise<string>;
  readonly resources: () => Promise<readonly Resource[]>;
}

const API = /^https:\/\/\w+\.execute-api\.([a-z0-9-]+)\.amazonaws\.com(\.cn)?$/;

/** The deployment whose site, or whose API, has an address. A `UserError` says why it isn't found. */
export async function deploymentAt(url: string, calling: Calling): Promise<Deployment> {
  const origin = originOf(url);
  const api = API.test(origin) ? origin : await apiOfSite(origin, calling);
  const region = API.exec(api)?.[1] ?? '';
  const send: Deployment['send'] = async (service, request) => {
    const headers = await signedHeaders(request, { ...(await credentialsOf(calling)), service, region });
    return answerOf(calling, new Request(request.url, { ...request, headers }));
  };
  const stack = once(() => stackOf(api, region, send));
  return {
    api,
    region,
    send,
    output: async (name) => {
      const value = (await stack()).outputs[name];
      if (value === undefined) throw new UserError(`The stack of ${api} has no output ${name}: deploy it again first.`);
      return value;
    },
    stackName: async () => (await stack()).name,
    resources: once(async () => listed(send, region, 'ListStackResources', (await stack()).name, resourceIn)),
  };
}

/** Rejects with a `UserError` if there are none. */
export const credentialsOf = ({ credentials }: Pick<Calling, 'credentials'>): ReturnType<Calling['credentials']> =>
  credentials().catch((error: unknown) => {
    throw new UserError(`No AWS credentials found: ${firstSentence(error)}.
Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, as for any AWS tool.`);
  });

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isBare = url && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (isBare && url.protocol === 'https:') return url.origin;
  throw new UserError(
    `--url ${text} isn’t the address of a site: use the stack's output SiteAddress, which starts with https://`,
  );
}

async function apiOfSite(site: string, calling: Calling): Promise<string> {
  const answer = await answerOf(calling, new Request(`${site}${DEPLOYMENT}`));
  const { api } = objectIn(await answer.text());
  // Only signed for a host of AWS, whatever a site says.
  if (answer.ok && typeof api === 'string' && API.test(api)) return api;
  throw new UserError(
    `${site} isn’t a site of Club Ladder: ${DEPLOYMENT} answers ${answer.status}. Is --url the output SiteAddress of the stack?
A site that was last deployed before it had that file needs the output ApiAddress instead.`,
  );
}

interface Stack {
  readonly name: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** The stack with this API among those of its region. */
async function stackOf(api: string, region: string, send: Deployment['send']): Promise<Stack> {
  const stacks = await listed(send, region, 'DescribeStacks', undefined, stackIn);
  const found = stacks.find(({ outputs }) => outputs['ApiAddress'] === api);
  if (found) return found;
  throw new UserError(`Your credentials see no stack in ${region} whose output ApiAddress is ${api}.`);
}

export const textIn = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

const resourceIn = (xml: string): Resource => ({
  type: textIn(xml, 'ResourceType'),
  logical: textIn(xml, 'LogicalResourceId'),
  physical: textIn(xml, 'PhysicalResourceId'),
});

const OUTPUT = /<OutputKey>([^<]*)<\/OutputKey>\s*<OutputValue>([^<]*)<\/OutputValue>/g;

const stackIn = (xml: string): Stack => ({
  name: textIn(xml, 'StackName'),
  outputs: Object.fromEntries([...xml.matchAll(OUTPUT)].map(([, key = '', value = '']) => [key, value])),
});

/** All that CloudFormation lists, page by page. */
async function listed<T>(
  send: Deployment['send'],
  region: string,
  action: 'DescribeStacks' | 'ListStackResources',
  stack: string | undefined,
  read: (xml: string) => T,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let next = ''; ; ) {
    const asked = { ...(stack !== undefined && { StackName: stack }), ...(next !== '' && { NextToken: next }) };
    const xml = await query(send, region, 'cloudformation', '2010-05-15', { Action: action, ...asked });
    found.push(...membersOf(xml).map(read));
    next = textIn(xml, 'NextToken');
    if (next === '') return found;
  }
}

/** The outermost members of a list: those of a stack hold others. */
export function membersOf(xml: string): readonly string[] {
  const [members, open]: [string[], number[]] = [[], []];
  for (const { 0: tag, index } of xml.matchAll(/<\/?member>/g)) {
    if (tag === '<member>') open.push(index);
    else {
      const from = open.pop() ?? 0;
      if (open.length === 0) members.push(xml.slice(from, index));
    }
  }
  return members;
}

/** Asks a service that speaks AWS's query protocol; returns the XML that it answers. */
export async function query(
  send: Deployment['send'],
  region: string,
  service: 'cloudformation' | 'sns' | 'monitoring',
  version: string,
  asked: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await send(service, {
    method: 'POST',
    url: new URL(`https://${service}.${region}.amazonaws.com/`),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...asked, Version: version }).toString(),
  });
  const text = await answer.text();
  if (answer.ok) return text;
  throw new UserError(
    `AWS answers ${answer.status} to ${asked['Action']}: ${textIn(text, 'Message') || 'nothing readable'}`,
  );
}

async function answerOf({ fetch }: Pick<Terminal, 'fetch'>, request: Request): Promise<Response> {
  return fetch(request, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) }).catch((error: unknown) => {
    throw new UserError(`${new URL(request.url).origin} doesn’t answer: ${reasonOf(error)}.`);
  });
}

/** Why there is no answer, which `fetch` itself only gives in the cause. */
const reasonOf = (error: unknown): string =>
  firstSentence(error instanceof Error && error.cause !== undefined ? error.cause : error);

/** Asks once, and remembers what comes. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}
