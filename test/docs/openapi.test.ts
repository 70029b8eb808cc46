import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { join } from 'node:path';
import { text as bodyOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import SwaggerParser from '@apidevtools/swagger-parser';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { apiDocument, apiPage, DOCUMENT, PAGE } from '#docs/api.ts';
import { notedExchanges } from '#docs/openapi/exchanges.ts';
import { problemsOf } from '#docs/openapi/problems.ts';
import { listen, portOf } from '#local/listening.ts';
import { PROBLEM_MEANINGS } from '#shared/contract/problem-meanings.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { mustConform } from '../contract/conforms.ts';
import { useFolder } from '../local/laptop.ts';
import { ROOT } from './typed.ts';

const text = readFileSync(DOCUMENT, 'utf8');
const document = JSON.parse(text);

interface Reference {
  readonly $ref: string;
}

/** What an operation shares with others lies among the components. */
function resolved<T>(value: T | Reference): T {
  const isReference = (each: unknown): each is Reference => typeof each === 'object' && each !== null && '$ref' in each;
  if (!isReference(value)) return value;
  return value.$ref
    .slice(2)
    .split('/')
    .reduce((part, name) => part[name], document);
}

interface Parameter {
  readonly name: string;
  readonly in: string;
}

interface Answer {
  readonly content?: { readonly 'application/problem+json'?: { readonly schema: ProblemSchema } };
}
interface ProblemSchema {
  readonly allOf: readonly [object, { readonly properties: { readonly code: { readonly enum: readonly string[] } } }];
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly (Parameter | Reference)[];
  readonly responses: Readonly<Record<string, Answer | Reference>>;
}
const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = document.paths;
const told = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
);

describe('the OpenAPI document', () => {
  test('is up to date (npm run docs)', () => {
    expect(text).toBe(apiDocument());
  });

  test('says once what operations share: it stays below 350 KB', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(350 * 1024);
  });

  test('is valid', async () => {
    await expect(SwaggerParser.validate(structuredClone(document))).resolves.toMatchObject({ openapi: '3.1.0' });
  });

  test('has every route, and nothing more but the public files', () => {
    const routes = OPERATIONS.map(({ method, path, id }) => [`${method} ${path}`, id]);
    const found = told.map(([key, { operationId }]) => [key, operationId]);
    expect(found.filter(([key]) => key?.includes(' /api/')).toSorted()).toEqual(routes.toSorted());
    expect(found.filter(([key]) => !key?.includes(' /api/')).map(([key]) => key)).toEqual(
      ['version', 'view', 'history', 'history/head', 'card', 'state'].map(
        (name) => `GET /{club}/{ladder}/${name}.json`,
      ),
    );
  });

  test.each(OPERATIONS.map((route) => [route.id, route] as const))('says all of %s', (operation, route) => {
    const found = told.find(([, { operationId }]) => operationId === operation)?.[1];
    expect(found?.summary).toBeTruthy();
    expect(found?.description).toBeTruthy();
    const parameters = found?.parameters.map((each) => resolved(each));
    const query = parameters?.filter((each) => each.in === 'query').map(({ name }) => name);
    expect(query).toEqual(route.query ?? []);
    const answers = Object.values(found?.responses ?? {}).map((each) => resolved(each));
    const codes = answers.flatMap(
      ({ content }) => content?.['application/problem+json']?.schema.allOf[1].properties.code.enum ?? [],
    );
    expect(codes.toSorted()).toEqual(problemsOf(route).toSorted());
  });

  test('says once what each code of a "no" means', () => {
    const { description } = document.components.schemas.ProblemCode;
    for (const [code, meaning] of Object.entries(PROBLEM_MEANINGS))
      expect(description).toContain(`- \`${code}\`: ${meaning}`);
  });

  test('says of everything that is asked or sent who may do so', () => {
    const sent = Object.values<{ readonly post: Operation }>(document.webhooks).map(({ post }) => post);
    for (const { operationId, security } of [...told.map(([, each]) => each), ...sent])
      expect(security, operationId).toBeInstanceOf(Array);
  });

  test('has examples that were really asked and answered, and still are what the contract says', () => {
    const all = [...notedExchanges().values()].flat();
    expect(all.length).toBeGreaterThan(15);
    for (const { operation, status, got } of all) {
      const route = OPERATIONS.find((each) => each.id === operation);
      if (!route) throw new Error(`no route of ${operation}`);
      const type = status < 400 ? 'application/json' : 'application/problem+json';
      mustConform(route, { statusCode: status, headers: { 'content-type': type }, body: JSON.stringify(got) });
    }
  });
});

test('the page of the API says what the routes and the limits are now (npm run docs)', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(apiPage());
});

interface Got {
  readonly request: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('what stands in for curl where README’s lines are tried without it', () => {
  const folder = useFolder();
  let server: Server;
  let got: Got | undefined;
  beforeAll(async () => {
    server = await listen(0);
    server.on('request', async (request, response) => {
      got = { request: `${request.method} ${request.url}`, headers: request.headers, body: await bodyOf(request) };
      response.writeHead(request.url === '/refused' ? 409 : 200, { location: '/there' }).end('{"said":true}');
    });
  });
  afterAll(async () => {
    server.close();
    await once(server, 'close');
  });

  const curl = (path: string, ...args: readonly string[]) =>
    promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', join(ROOT, 'test/docs/curl.ts'), `http://127.0.0.1:${portOf(server)}${path}`, ...args],
      { cwd: ROOT },
    );

  it('posts what is given, with headers, and prints the answer', async () => {
    const { stdout } = await curl('/a?b=c', '-sS', '-H', 'authorization: Bearer a:b', '-d', '{"id":"x"}');
    expect(stdout).toBe('{"said":true}');
    expect(got).toMatchObject({ request: 'POST /a?b=c', headers: { authorization: 'Bearer a:b' }, body: '{"id":"x"}' });
  });

  it('gets where nothing is given, and prints headers before the answer where it is asked to', async () => {
    const { stdout } = await curl('/a', '-i');
    expect(stdout).toMatch(/^HTTP\/1\.1 200\r\n(.+\r\n)*location: \/there\r\n(.+\r\n)*\r\n\{"said":true\}$/);
    expect(got).toMatchObject({ request: 'GET /a', body: '' });
  });

  it('posts a file as it is', async () => {
    const log = join(folder, 'season.jsonl');
    writeFileSync(log, '{"a":1}\n{"b":2}\n');
    await curl('/a', '--data-binary', `@${log}`);
    expect(got?.body).toBe('{"a":1}\n{"b":2}\n');
  });

  it('signs as AWS asks for it', async () => {
    await curl('/a', '--aws-sigv4', 'aws:amz:eu-west-1:execute-api', '--user', 'AKIDEXAMPLE:secret', '-d', '{}');
    expect(got?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/execute-api\/aws4_request, SignedHeaders=host;/,
    );
  });

  it('fails where it is refused, with the answer, and where it does not know an option', async () => {
    await expect(curl('/refused', '--fail-with-body')).rejects.toMatchObject({ code: 22, stdout: '{"said":true}' });
    await expect(curl('/a', '--compressed')).rejects.toThrow('--compressed');
  });
});
