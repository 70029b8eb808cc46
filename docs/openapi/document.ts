import { STATUS_CODES } from 'node:http';
import { ROUTES, type Route } from '../../functions/http/routes.ts';
import { ANSWERS } from '../../shared/contract/answers.ts';
import { cardView } from '../../shared/contract/card.ts';
import { historyHead, historyView } from '../../shared/contract/history.ts';
import { notice } from '../../shared/contract/notices.ts';
import { type ProblemCode, statusOf } from '../../shared/contract/problem-codes.ts';
import { PROBLEM_MEANINGS } from '../../shared/contract/problem-meanings.ts';
import { ladderState } from '../../shared/contract/state.ts';
import { versionView } from '../../shared/contract/version.ts';
import { ladderView } from '../../shared/contract/view.ts';
import type { Exchange } from './exchanges.ts';
import { OPERATIONS, TAGS } from './operations.ts';
import { parametersOf } from './parameters.ts';
import { problemsOf } from './problems.ts';
import { bodyOf } from './requests.ts';
import { answerSchema, COMPONENTS, type Json } from './schemas.ts';

const DESCRIPTION = `Everything that the pages of the service do, a program can do too.

A program sends its key as a bearer token; a browser has a cookie for each session, and says by \`Acting-As\`
as whom it acts. Every POST is JSON, also an empty one (\`{}\`).
A query parameter or field that is not listed is refused, and nothing is done. A "no" is a problem document (RFC 9457) with
a stable \`code\`; an answer may get more fields in time, so read the ones you know: only where one goes or changes its meaning
is the number in the header \`Club-Ladder-Format\` raised. How long texts may be, and how often
you may ask, the page "The API" in the repository says.`;

type Media = { readonly [type: string]: { readonly schema: unknown; readonly examples?: Json } };

/** What was really sent and answered, by operation. */
export type Exchanges = ReadonlyMap<string, readonly Exchange[]>;

const examplesOf = (found: readonly Exchange[], part: 'sent' | 'got'): { readonly examples?: Json } =>
  found.length === 0 ? {} : { examples: Object.fromEntries(found.map((each) => [each.title, { value: each[part] }])) };

function groupBy<K, T>(all: readonly T[], keyOf: (each: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

/** One response for each status that is a "yes". */
function answersOf({ operation }: Route, exchanges: readonly Exchange[]): Json {
  const answers = Object.entries<object | 'nothing' | 'log'>(ANSWERS[operation]);
  return Object.fromEntries(
    answers.map(([status, answer]) => {
      const description = STATUS_CODES[status] ?? '';
      if (answer === 'nothing') return [status, { description }];
      const found = exchanges.filter((each) => String(each.status) === status);
      return [status, { description, content: contentOf(answer, found) }];
    }),
  );
}

const contentOf = (answer: object | 'log', found: readonly Exchange[]): Media =>
  answer === 'log'
    ? { 'text/plain': { schema: { type: 'string' } } }
    : { 'application/json': { schema: answerSchema(Object(answer)), ...examplesOf(found, 'got') } };

/** One response for each status that is a "no", with the codes that it may have. */
function problemResponses(route: Route, exchanges: readonly Exchange[]): Json {
  const codes = groupBy(problemsOf(route), statusOf);
  const inOrder = [...codes].toSorted(([one], [other]) => one - other);
  return Object.fromEntries(
    inOrder.map(([status, each]) => {
      const code = { type: 'string', enum: each };
      const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code } }] };
      const found = exchanges.filter((exchange) => exchange.status === status);
      const description = `${STATUS_CODES[status]}\n\n${each.map(meaningOf).join('\n')}`;
      const content = { 'application/problem+json': { schema, ...examplesOf(found, 'got') } };
      return [String(status), { description, content }];
    }),
  );
}

/** A code with what it means, as an item of a list. */
const meaningOf = (code: ProblemCode): string => `- \`${code}\`: ${PROBLEM_MEANINGS[code]}`;

function securityOf({ caller, operation }: Route): readonly Json[] {
  if (caller === 'operator') return [{ operator: [] }];
  if (operation === 'openSession') return [];
  return caller === 'anybody' && operation !== 'lookAtSession' ? [{ session: [] }] : [{ key: [] }, { session: [] }];
}

const hasBody = ({ method }: Route): boolean => method === 'POST' || method === 'PUT';

function operationOf(route: Route, exchanges: Exchanges): Json {
  const { tag, summary, description } = OPERATIONS[route.operation];
  const found = exchanges.get(route.operation) ?? [];
  const who = Array.isArray(route.caller) ? `For: ${route.caller.join(', ')}.` : undefined;
  const sent = found.filter(({ sent: body }) => body !== undefined);
  return {
    operationId: route.operation,
    tags: [tag],
    summary,
    description: [description, who].filter((each) => each !== undefined).join(' ') || summary,
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(hasBody(route) && { requestBody: { required: true, content: withExamples(bodyOf(route), sent) } }),
    responses: { ...answersOf(route, found), ...problemResponses(route, found) },
  };
}

const withExamples = (content: Json, sent: readonly Exchange[]): Json =>
  Object.fromEntries(
    Object.entries(content).map(([type, media]) => [type, { ...Object(media), ...examplesOf(sent, 'sent') }]),
  );

const ENCODED =
  'On AWS all but `version.json` and `history.json` come with `content-encoding: gzip`, whatever was asked for.';
const AT_ONCE = 'it is published after each change of the ladder.';
const WHOLE = 'it follows a change of the ladder within about two minutes, and says by `version` how far it has come.';
const LATER = 'it follows a change of the ladder within about a minute, and says by `version` how far it has come.';

const FILES = [
  ['version.json', 'readVersion', 'How far the public files have come', versionView, AT_ONCE],
  ['view.json', 'readView', 'What the public sees of a ladder', ladderView, AT_ONCE],
  ['history.json', 'readHistory', 'The season so far: who stood where, and what was played', historyView, WHOLE],
  [
    'history/head.json',
    'readHistoryHead',
    'The newest of the season so far, and where the rest of it lies',
    historyHead,
    LATER,
  ],
  ['card.json', 'readCard', 'What the club’s page says of a ladder', cardView, AT_ONCE],
  ['state.json', 'readState', 'The ladder, complete enough to play ahead on', ladderState, AT_ONCE],
] as const;

const PLACE = ['club', 'ladder'].map((name) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[a-z0-9-]{1,64}$' },
}));

const publicFiles = (): Json =>
  Object.fromEntries(
    FILES.map(([name, operationId, summary, schema, when]) => [
      `/{club}/{ladder}/${name}`,
      {
        get: {
          operationId,
          tags: ['Public files'],
          summary,
          description: `${summary}. A public file: ${when} ${ENCODED}`,
          security: [],
          parameters: PLACE,
          responses: {
            200: { description: 'OK', content: { 'application/json': { schema: answerSchema(schema) } } },
            404: { description: 'There is no such ladder.' },
          },
        },
      },
    ]),
  );

function pathsOf(exchanges: Exchanges): Json {
  const byPath = groupBy(ROUTES, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, routes]) => [
      path,
      Object.fromEntries(routes.map((route) => [route.method.toLowerCase(), operationOf(route, exchanges)])),
    ]),
  );
}

/** The document: from the routes, the schemas of the contract, and exchanges that were really had. */
export const openApi = (exchanges: Exchanges) => ({
  openapi: '3.1.0',
  info: {
    title: 'Club Ladder',
    version: '1',
    description: DESCRIPTION,
    license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: '/', description: 'This site' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  paths: { ...pathsOf(exchanges), ...publicFiles() },
  webhooks: {
    notice: {
      post: {
        operationId: 'notice',
        tags: ['Webhooks'],
        summary: 'A notice, as a webhook gets it',
        description: 'Sent to the address of a webhook, signed with its secret. Answer with any 2xx status.',
        requestBody: { required: true, content: { 'application/json': { schema: answerSchema(notice) } } },
        responses: { '2XX': { description: 'The notice has arrived.' } },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'An access key for a program, from the organiser.' },
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-ladder-ROLE-XXXXXXXX',
        description: 'Set by `openSession`, one for each.',
      },
      operator: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: 'An AWS Signature Version 4 (IAM); on a laptop the operator’s key as a bearer token.',
        'x-amazon-apigateway-authtype': 'awsSigv4',
      },
    },
    schemas: COMPONENTS,
  },
});
