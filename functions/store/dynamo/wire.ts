import { type Agent, type ClientRequest, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { type Keys, keysOfLambda, sign } from '../../aws/signed.ts';

/** What DynamoDB answers: its HTTP status, JSON, and the id under which AWS knows the request. */
export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly id?: string | undefined;
}

/**
 * Takes one request of DynamoDB's protocol to where it is answered: an operation, such as "GetItem", and its input as
 * JSON. Rejects where no answer comes.
 */
export type Ask = (operation: string, input: string) => Promise<Reply>;

/** A way to DynamoDB. */
export interface Wire {
  readonly ask: Ask;
  /** Ends connections that are kept for the next request. */
  close(): void;
}

/** How long to wait for a connection and for a whole answer, in milliseconds. */
const CONNECTION = 1000;
const ANSWER = 3000;

/** Connections are kept: one to AWS takes longer than most answers. */
const KEPT = { keepAlive: true, maxSockets: 50 } as const;

/** The way to AWS, or where `AWS_ENDPOINT_URL_DYNAMODB` leads instead; with the keys of the function, unless others are found. */
export function wireToAws(find: () => Keys | Promise<Keys> = keysOfLambda): Wire {
  const { AWS_ENDPOINT_URL_DYNAMODB: given } = process.env;
  const agent = given?.startsWith('http:') ? new HttpAgent(KEPT) : new HttpsAgent(KEPT);
  return wireThrough(agent, async () => {
    const keys = await find();
    return { url: new URL(given || `https://dynamodb.${keys.region}.amazonaws.com/`), keys, patience: ANSWER };
  });
}

/** An emulator takes any region and keys, but wants to see some. */
const ANY_KEYS: Keys = { accessKeyId: 'local', secretAccessKey: 'local', region: 'local' };

/** The way to an emulator that listens at an address, or wherever the agent connects to; patient for so many milliseconds. */
export function wireToEmulator(endpoint: string, agent: Agent = new HttpAgent(KEPT), patience = ANSWER): Wire {
  const target = { url: new URL(endpoint), keys: ANY_KEYS, patience };
  return wireThrough(agent, async () => target);
}

/** Where a request goes, who asks, and how long they wait for the answer, in milliseconds. */
interface Target {
  readonly url: URL;
  readonly keys: Keys;
  readonly patience: number;
}

const wireThrough = (agent: Agent, find: () => Promise<Target>): Wire => ({
  close: () => agent.destroy(),
  async ask(operation, body) {
    const { url, keys, patience } = await find();
    const named = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `DynamoDB_20120810.${operation}` };
    const { headers } = await sign('dynamodb', { method: 'POST', url, headers: named, body }, keys);
    return exchange(url, { agent, headers: Object.fromEntries(headers), patience }, body);
  },
});

interface How {
  readonly agent: Agent;
  readonly headers: Record<string, string>;
  readonly patience: number;
}

function exchange(url: URL, { patience, ...how }: How, body: string): Promise<Reply> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, { ...how, method: 'POST' }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const id = headers['x-amzn-requestid'];
      text(response).then((answer) => resolve({ status, body: answer, id: id?.toString() }), reject);
    });
    giveUpInTime(request, patience);
    request.on('error', reject);
    request.end(body);
  });
}

function giveUpInTime(request: ClientRequest, patience: number): void {
  const after = (milliseconds: number) =>
    setTimeout(() => request.destroy(new Error('no answer in time')), milliseconds);
  const answer = after(patience);
  request.on('close', () => clearTimeout(answer));
  request.on('socket', (socket) => {
    if (!socket.connecting) return;
    const connection = after(CONNECTION);
    const isThere = (): void => clearTimeout(connection);
    socket.once('connect', isThere).once('close', isThere);
  });
}
