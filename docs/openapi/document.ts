import { STATUS_CODES } from 'node:http';
import type * as z from 'zod/mini';
import { cardView } from '#shared/contract/card.ts';
import { historyHead, historyView } from '#shared/contract/history.ts';
import { notice } from '#shared/contract/notices.ts';
import { ladderState } from '#shared/contract/state.ts';
import { versionView } from '#shared/contract/version.ts';
import { ladderView } from '#shared/contract/view.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import type { Operation, Tag } from '#shared/features/operation.ts';
import { bodiesOf } from '#shared/log/bodies.ts';
import { systems } from '#shared/systems/registry.ts';
import type { Verb } from '#shared/vocabulary/vocabulary.ts';
import { BODIES } from './bodies.ts';
import { type Exchange, examplesOf } from './exchanges.ts';
import { PARAMETERS, parametersOf, refTo } from './parameters.ts';
import { PROBLEM_RESPONSES, problemResponses } from './problems.ts';
import { answerSchema, COMPONENTS, type Json, OVERRIDE, requestSchema } from './schemas.ts';

const TAGS: { readonly [T in Tag | 'Public files']: string } = {
  'Club night': 'Who is here, whose turn it is, and the night of the final.',
  Challenges: 'Challenges, and what the other player says to them.',
  Results: 'Results and their approval, games for points, corrections.',
  Players: 'Who is on the ladder, and what they prefer.',
  Ladder: 'The ladder as organisers and scorers, tablets and phones see it, and its log.',
  Club: 'Clubs, their ladders, names and place on the front page.',
  Members: 'The people of a club, each with one id on all of its ladders.',
  Imports: 'Season logs that are to become ladders.',
  Access: 'Links and keys, sessions, and who changed what.',
  Webhooks: 'Who is told of what happens to a ladder.',
  'Public files': 'Finished files that anybody may read. No function runs when they are read.',
};

const DESCRIPTION = `Everything that the pages of the service do, a program can do too.

A program sends its key as a bearer token; a browser has a cookie for each session, and says by \`Acting-As\`
as whom it acts. Every POST is JSON, also an empty one (\`{}\`).
A query parameter or field that is not listed is refused, and nothing is done. A "no" is a problem document (RFC 9457) with
a stable \`code\`; an answer may get more fields in time, so read the ones you know: only where one goes or changes its meaning
is the number in the header \`Club-Ladder-Format\` raised. How long texts may be, and how often
you may ask, the page "The API" in the repository says.`;

type Media = { readonly [type: string]: { readonly schema: unknown; readonly examples?: Json } };

export type Exchanges = ReadonlyMap<string, readonly Exchange[]>;

function answersOf({ answers }: Operation, exchanges: readonly Exchange[]): Json {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => {
      const description = STATUS_CODES[status] ?? '';
      if (answer === 'nothing') return [status, { description }];
      const found = exchanges.filter((each) => String(each.status) === status);
      return [status, { description, content: contentOf(answer, found) }];
    }),
  );
}

const contentOf = (answer: z.ZodMiniType | 'log', found: readonly Exchange[]): Media =>
  answer === 'log'
    ? { 'text/plain': { schema: { type: 'string' } } }
    : { 'application/json': { schema: answerSchema(answer), ...examplesOf(found, 'got') } };

function securityOf({ roles, id }: Operation): readonly Json[] {
  if (roles === 'operator') return [{ operator: [] }];
  if (id === 'createSession') return [];
  return roles === 'anybody' && id !== 'getSession' ? [{ session: [] }] : [{ key: [] }, { session: [] }];
}

const hasBody = ({ method }: Operation): boolean => method !== 'GET' && method !== 'DELETE';

function operationOf(route: Operation, exchanges: Exchanges): Json {
  const { id, tag, summary, description, roles } = route;
  const found = exchanges.get(id) ?? [];
  const who = Array.isArray(roles) ? `For: ${roles.join(', ')}.` : undefined;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [description, who].filter((each) => each !== undefined).join(' ') || summary,
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(hasBody(route) && {
      requestBody: { required: true, content: withExamples(bodyOf(route), sentTo(route, found)) },
    }),
    responses: { ...answersOf(route, found), ...problemResponses(route, found) },
  };
}

/** By title: of what was really asked, or else as it could be. */
function sentTo({ id }: Operation, exchanges: readonly Exchange[]): Json {
  const sent = exchanges.filter(({ sent: body }) => body !== undefined);
  return sent.length > 0 ? examplesOf(sent, 'sent') : { examples: { example: { value: BODIES[id] } } };
}

const withExamples = (content: Json, examples: Json): Json =>
  Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...Object(media), ...examples }]));

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

const TABLES = [
  [
    'log.csv',
    'readTable',
    'All moves as a spreadsheet opens them',
    'Of an English-speaking club with commas and decimal points, of a German or French one with semicolons and decimal commas, as Excel wants them there.',
  ],
  [
    'log.comma.csv',
    'readTableForPrograms',
    'All moves as a table for programs',
    'With commas and decimal points whatever the club’s language is.',
  ],
] as const;

const PLACE = ['club', 'ladder'].map(refTo);

const publicFiles = (): Json => ({
  ...Object.fromEntries(
    FILES.map(([name, operationId, summary, schema, when]) =>
      publicFile({
        name,
        operationId,
        summary,
        description: `${when} ${ENCODED}`,
        content: { 'application/json': { schema: answerSchema(schema) } },
      }),
    ),
  ),
  ...Object.fromEntries(
    TABLES.map(([name, operationId, summary, marks]) =>
      publicFile({
        name,
        operationId,
        summary,
        description: `it follows a change of the ladder within about two minutes. In UTF-8 with a byte order mark; a field with a separator or a quote is in quotes, and one that could pass for a formula begins with an apostrophe. ${marks}`,
        content: { 'text/csv': { schema: { type: 'string' } } },
      }),
    ),
  ),
});

interface PublicFile {
  readonly name: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly content: Json;
}

const publicFile = ({ name, operationId, summary, description, content }: PublicFile) =>
  [
    `/{club}/{ladder}/${name}`,
    {
      get: {
        operationId,
        tags: ['Public files'],
        summary,
        description: `${summary}. A public file: ${description}`,
        security: [],
        parameters: PLACE,
        responses: { 200: { description: 'OK', content }, 404: { description: 'There is no such ladder.' } },
      },
    },
  ] as const;

function pathsOf(exchanges: Exchanges): Json {
  const paths = new Set(OPERATIONS.map(({ path }) => path));
  const operationsAt = (path: string): Json => {
    const routes = OPERATIONS.filter((each) => each.path === path);
    return Object.fromEntries(routes.map((route) => [route.method.toLowerCase(), operationOf(route, exchanges)]));
  };
  return Object.fromEntries([...paths].map((path) => [path, operationsAt(path)]));
}

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
        security: [],
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
        description: 'Set by `createSession`, one for each.',
      },
      operator: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: 'An AWS Signature Version 4 (IAM); on a laptop the operator’s key as a bearer token.',
        'x-amazon-apigateway-authtype': 'awsSigv4',
      },
    },
    parameters: PARAMETERS,
    responses: PROBLEM_RESPONSES,
    schemas: COMPONENTS,
  },
});

/** Without one, these get an id. */
const NAMED: readonly Verb[] = ['challenge', 'match', 'start'];

/** The verb's object as each system has it, and beside its fields the reason for passing over a rule. */
function verbBody(verb: Verb): Json {
  const variants = new Map<string, { readonly schema: Json; readonly systems: string[] }>();
  // As pairs play it, a system has all the fields that it has without, and more.
  const all = systems().map((system) => system.ofPairs ?? system);
  const knowing = all.filter(({ rules }) => verb in rules);
  // What the engine does itself, or no system knows yet, is the same in all of them.
  for (const system of knowing.length > 0 ? knowing : all) {
    const schema = withOverride(verb, requestSchema(bodiesOf(system)[verb]));
    const text = JSON.stringify(schema);
    const variant = variants.get(text) ?? { schema, systems: [] };
    variant.systems.push(system.name);
    variants.set(text, variant);
  }
  const [only, another] = [...variants.values()];
  if (only && !another) return only.schema;
  return { anyOf: [...variants.values()].map(({ schema, systems: of }) => ({ title: of.join(', '), ...schema })) };
}

function withOverride(verb: Verb, schema: Json): Json {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const needed = required.filter((name) => !(name === 'id' && NAMED.includes(verb)));
  const { unreached: _, ...asked } = Object(schema['properties']);
  // Only the service itself says who may not hear of a challenge.
  const properties = { ...asked, override: OVERRIDE };
  return { ...schema, properties, ...(required.length > 0 && { required: needed }) };
}

/** What a route is to be sent; nothing where it needs nothing but an empty object. */
function bodyOf({ verb, carries, body }: Operation): Json {
  if (carries === 'log') return { 'application/jsonl': { schema: { type: 'string', description: 'A season log.' } } };
  const schema = verb ? verbBody(verb) : body ? requestSchema(body) : { type: 'object' };
  return { 'application/json': { schema } };
}
