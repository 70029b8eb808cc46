import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, clientOver, connect } from '../../functions/store/dynamo/client.ts';
import { wireToEmulator } from '../../functions/store/dynamo/wire.ts';
import { portOf } from '../../local/listening.ts';

/** How a server answers a request, the first being 1. */
type Answer = (nth: number, response: ServerResponse, request: IncomingMessage, body: string) => void;

const done: Answer = (_, response) => void response.end('{}');
const say = (status: number, body: object | string): Answer => {
  const written = typeof body === 'string' ? body : JSON.stringify(body);
  return (_, response) => void response.writeHead(status, { 'x-amzn-requestid': 'R7' }).end(written);
};
const failing = (name: string, status = 400): Answer =>
  say(status, { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'no' });
/** One answer, and from then on another. */
const first =
  (one: Answer, then: Answer = done): Answer =>
  (nth, ...rest) =>
    (nth === 1 ? one : then)(nth, ...rest);
const hangUp: Answer = (_, response) => void response.destroy();

describe('a client of DynamoDB', () => {
  let server: Server;
  let endpoint: string;
  let client: Client;
  let answer: Answer;
  let [requests, connections] = [0, 0];

  beforeEach(async () => {
    [requests, connections] = [0, 0];
    server = createServer(async (request, response) => {
      const body = await text(request);
      answer(++requests, response, request, body);
    });
    server.on('connection', () => connections++);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${portOf(server)}`;
    client = connect(endpoint);
    // It waits no time at all before it tries again.
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    client.destroy();
    server.close();
    server.closeAllConnections();
  });

  const get = () => client.ask('GetItem', { TableName: 'ladders', Key: { pk: { S: 'a' }, sk: { S: 'Ann – 雪' } } });

  it('signs so that AWS believes it, as the SDK does', async () => {
    const believed: boolean[] = [];
    answer = (_, response, request, body) => {
      believed.push(signatureOf(request, body, 'local') === /Signature=(\w+)/.exec(authorization(request))?.[1]);
      response.end('{}');
    };
    await get();
    const sdk = new DynamoDBClient({
      endpoint,
      region: 'local',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    await sdk.send(new GetItemCommand({ TableName: 'ladders', Key: { pk: { S: 'a' }, sk: { S: 'Ann – 雪' } } }));
    sdk.destroy();
    expect(believed).toEqual([true, true]);
  });

  it('is on AWS whom the environment of the function says, in its region', async () => {
    const [keys, token] = [{ AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'secret' }, 'of the session'];
    const env = { ...keys, AWS_SESSION_TOKEN: token, AWS_REGION: 'eu-west-2', AWS_ENDPOINT_URL_DYNAMODB: endpoint };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const onAws = connect();
    answer = (_, response, request, body) => {
      expect(authorization(request)).toMatch(/Credential=AKID\/\d{8}\/eu-west-2\/dynamodb\//);
      expect(request.headers['x-amz-security-token']).toBe(token);
      expect(authorization(request)).toContain(`Signature=${signatureOf(request, body, 'secret')}`);
      response.end('{"Items":[]}');
    };
    expect(await onAws.ask('Query', { TableName: 'ladders' })).toEqual({ Items: [] });
    onAws.destroy();
  });

  it('keeps its connection for the next request', async () => {
    answer = done;
    await get();
    await get();
    expect([requests, connections]).toEqual([2, 1]);
  });

  it.each([
    ['DynamoDB fails', failing('InternalServerError', 500)],
    ['something on the way fails', say(502, '<html>Bad Gateway</html>')],
    ['there is too much to do', failing('ThrottlingException')],
    ['the connection breaks', hangUp],
  ])('asks again where %s', async (_, once) => {
    answer = first(once, say(200, { Item: { pk: { S: 'a' } } }));
    expect(await get()).toEqual({ Item: { pk: { S: 'a' } } });
    expect(requests).toBe(2);
  });

  it('says why it was turned away and at which request of AWS’s, and does not ask again', async () => {
    answer = failing('ValidationException');
    await expect(get()).rejects.toMatchObject({
      name: 'ValidationException',
      message: 'no',
      request: { id: 'R7', status: 400, attempts: 1 },
    });
    expect(requests).toBe(1);
  });

  it('gives up after three tries, and says how many there were', async () => {
    answer = failing('ProvisionedThroughputExceededException');
    await expect(get()).rejects.toMatchObject({ request: { attempts: 3 } });
    answer = hangUp;
    await expect(get()).rejects.toThrow('socket hang up');
    expect(requests).toBe(6);
  });

  it('waits for no answer for ever', async () => {
    answer = () => {};
    const impatient = wireToEmulator(endpoint, undefined, 20);
    await expect(clientOver(impatient.ask, impatient.close).ask('Query', {})).rejects.toThrow('no answer in time');
    impatient.close();
  });
});

const authorization = ({ headers }: IncomingMessage): string => headers.authorization ?? '';

/** What AWS makes of a request to its root, which has to be the signature that came along (SigV4). */
function signatureOf(request: IncomingMessage, body: string, secret: string): string {
  const [, scope = '', names = ''] = /Credential=[^/]+\/(\S+), SignedHeaders=(\S+),/.exec(authorization(request)) ?? [];
  const headers = names.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = [request.method, '/', '', headers.join(''), names, sha256(body)].join('\n');
  const wanted = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`);
  return hmac(key, wanted).toString('hex');
}

const sha256 = (data: string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
