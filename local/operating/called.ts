import { existsSync } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import { DataFolder } from '../data-folder.ts';
import { keysIn } from '../keys.ts';
import { findRunning } from '../lock.ts';
import { firstSentence, UserError } from '../user-error.ts';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

export interface Calling {
  readonly fetch: typeof fetch;
  /** The credentials that any AWS tool would take here. Rejects where there are none. */
  readonly credentials: () => Promise<Credentials>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Api {
  readonly origin: string;
  /** Posts something as JSON. Rejects with a `UserError` if nothing of ours answers. */
  post(path: string, body: object): Promise<Answer>;
  get(path: string): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** How long an answer is waited for, in milliseconds: a function may have to start first. */
const PATIENCE = 30_000;

type Sign = (url: string, init: RequestInit) => Promise<Request>;

/** The API at an address, or that of the laptop that runs on a folder. */
export function apiAt(url: string | undefined, data: string, calling: Calling): Api {
  const origin = url === undefined ? runningOn(data) : readOrigin(url);
  const sign = isHere(origin) ? asOperatorOf(data) : signing(origin, calling);
  const call = (path: string, init: RequestInit) => answered(calling.fetch, sign, `${origin}${path}`, init);
  return {
    origin,
    get: (path) => call(path, {}),
    post: (path, body) =>
      call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  };
}

function runningOn(data: string): string {
  const origin = existsSync(data) ? findRunning(new DataFolder(data))?.origin : undefined;
  if (origin !== undefined) return origin;
  throw new UserError(
    `No laptop is running on ${data}. Start it with npm start, or name a deployment on AWS by its output ApiAddress:
--url https://abcdef1234.execute-api.eu-west-1.amazonaws.com`,
  );
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isBare = url && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (isBare && (url.protocol === 'https:' || isHere(url.origin))) return url.origin;
  throw new UserError(
    `--url ${text} isn’t the address of an API: use the stack's output ApiAddress, which starts with https://`,
  );
}

/** A laptop speaks to this machine alone. */
const isHere = (origin: string): boolean => /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin);

const asOperatorOf = (data: string): Sign => {
  if (!existsSync(data)) throw new UserError(`There is no ${data}: --data must be the running laptop's data folder.`);
  const { operator } = keysIn(new DataFolder(data));
  return async (url, init) => {
    const request = new Request(url, init);
    request.headers.set('authorization', `Bearer ${operator}`);
    return request;
  };
};

/** Signs as AWS has it (SigV4). */
const signing = (origin: string, { credentials, env }: Calling): Sign => {
  const region = regionOf(origin, env);
  return async (url, init) => {
    const known = await credentials().catch((error: unknown) => {
      throw new UserError(`No AWS credentials found: ${firstSentence(error)}.
Set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, as for any AWS tool.`);
    });
    const { sessionToken, ...keys } = known;
    const client = new AwsClient({ ...keys, ...(sessionToken && { sessionToken }), service: 'execute-api', region });
    return client.sign(url, init);
  };
};

/** The region that an API's own name tells; of a custom name, what the environment says. */
function regionOf(origin: string, env: Calling['env']): string {
  const region =
    /\.execute-api\.([a-z0-9-]+)\.amazonaws\./.exec(origin)?.[1] ?? env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'];
  if (region) return region;
  throw new UserError(`Which region is ${origin} in? Set AWS_REGION too.`);
}

async function answered(send: typeof fetch, sign: Sign, url: string, init: RequestInit): Promise<Answer> {
  const signed = await sign(url, init);
  const answer = await send(signed, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) }).catch(
    (error: unknown) => {
      throw new UserError(`${new URL(url).origin} doesn’t answer: ${reasonOf(error)}.`);
    },
  );
  return { status: answer.status, json: objectIn(await answer.text()) };
}

/** Why there is no answer, which `fetch` itself tells of the cause alone. */
const reasonOf = (error: unknown): string =>
  firstSentence(error instanceof Error && error.cause !== undefined ? error.cause : error);

function objectIn(text: string): Answer['json'] {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
