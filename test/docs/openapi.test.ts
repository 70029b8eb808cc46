import { readFileSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { apiDocument, apiPage, DOCUMENT, PAGE } from '#docs/api.ts';
import { EXCHANGES, notedExchanges } from '#docs/openapi/exchanges.ts';
import { problemsOf } from '#docs/openapi/problems.ts';
import { recorded } from '#docs/openapi/record.ts';
import { PROBLEM_MEANINGS } from '#shared/contract/problem-meanings.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { mustConform } from '../contract/conforms.ts';

const schemas = new Ajv2020({ strict: false, allErrors: true });

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

interface Media {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
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

  test.each(told.map(([, operation]) => [operation.operationId, operation] as const))(
    'says once what %s shares with others: it takes less than 6 KB by itself',
    (_, operation) => {
      expect(JSON.stringify(operation).length).toBeLessThan(6 * 1024);
    },
  );

  test.each(told.filter(([, { requestBody }]) => requestBody).map(([, each]) => [each.operationId, each] as const))(
    'shows what %s may be sent',
    (_, { requestBody }) => {
      for (const { schema, examples } of Object.values(requestBody?.content ?? {})) {
        const holds = schemas.compile({ ...schema, components: document.components });
        const shown = Object.values(examples ?? {}).map(({ value }) => value);
        expect(shown).not.toEqual([]);
        for (const value of shown) expect([value, holds(value) ? [] : holds.errors]).toEqual([value, []]);
      }
    },
  );

  test('is valid', async () => {
    await expect(SwaggerParser.validate(structuredClone(document))).resolves.toMatchObject({ openapi: '3.1.0' });
  });

  test('has every route, and nothing more but the public files', () => {
    const routes = OPERATIONS.map(({ method, path, id }) => [`${method} ${path}`, id]);
    const found = told.map(([key, { operationId }]) => [key, operationId]);
    expect(found.filter(([key]) => key?.includes(' /api/')).toSorted()).toEqual(routes.toSorted());
    expect(found.filter(([key]) => !key?.includes(' /api/')).map(([key]) => key)).toEqual(
      [
        ...['version', 'view', 'history', 'history/head', 'card', 'state'].map((name) => `${name}.json`),
        ...['log.csv', 'log.comma.csv'],
      ].map((name) => `GET /{club}/{ladder}/${name}`),
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

  test('has examples that were really asked and answered, and still are what the contract says', async () => {
    expect(readFileSync(EXCHANGES, 'utf8')).toBe(await recorded());
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
