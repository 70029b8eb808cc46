import * as z from 'zod/mini';
import { clause, count, list, object, told, when } from '../contract/schema.ts';
import { player } from '../log/fields.ts';
import { IMPORT_STATES } from '../vocabulary/club.ts';
import { CLUB, LADDER, ORGANISER, operationsWith } from './operation.ts';

const importShape = {
  id: told('What the ladder is called.', z.string()),
  state: z.enum(IMPORT_STATES),
  dryRun: z.boolean(),
  lines: told('Of the log, the header among them.', count),
  checked: told('How many of them are checked.', count),
  written: told('How many of them are written.', count),
} as const;

export const importView = object({
  ...importShape,
  keepRefused: z.boolean(),
  by: z.string(),
  begun: when,
  refusedLines: told('How many lines the rules refuse.', count),
  refused: told(
    'The first hundred of them.',
    list(object({ line: z.int(), code: z.string(), message: z.string(), clause })),
  ),
  fault: told('What is wrong with the log as a whole, or why it failed.', z.optional(z.string())),
  system: z.optional(z.string()),
  standings: told(
    'How the ladder stands after the last line, once that is known.',
    list(
      object({
        rung: z.int(),
        player,
        displaced: z.optional(z.literal(true)),
        gap: z.optional(z.string()),
        points: z.optional(z.number()),
      }),
    ),
  ),
});
export type ImportView = z.infer<typeof importView>;

export const importsView = object({ imports: list(object(importShape)) });
export type ImportsView = z.infer<typeof importsView>;

const uploadView = object({
  upload: told('What to begin the import with, once the log is sent.', z.string()),
  url: z.string(),
  method: z.literal('PUT'),
  seconds: told('For how long the link works.', z.int()),
});

export const newUpload = z.strictObject({ bytes: z.int().check(z.minimum(1)) });

export const importsOperations = operationsWith(
  { lambda: 'clubs', roles: ORGANISER, tag: 'Imports' },
  {
    id: 'createImport',
    method: 'POST',
    path: `${LADDER}/import`,
    query: ['dryRun', 'keepRefused', 'upload'],
    carries: 'log',
    rates: ['ladders'],
    answers: { 200: importView, 202: importView },
    problems: [
      'unknown-club',
      'already-exists',
      'being-deleted',
      'already-importing',
      'too-many-imports',
      'too-many-ladders',
    ],
    summary: 'Import a season log',
    description:
      'The log is the body, or was sent by the link of `createUpload` before. 202 while it is worked on: look again at the same address. The same log on the same terms is the same import.',
  },
  {
    id: 'getImport',
    method: 'GET',
    path: `${LADDER}/import`,
    answers: { 200: importView },
    problems: ['unknown-import'],
    summary: 'See how an import is going',
  },
  {
    id: 'cancelImport',
    method: 'DELETE',
    path: `${LADDER}/import`,
    answers: { 200: importView, 202: importView },
    problems: ['unknown-import', 'already-exists'],
    summary: 'Withdraw an import',
  },
  {
    id: 'createUpload',
    method: 'POST',
    path: `${LADDER}/import/upload`,
    body: newUpload,
    answers: { 201: uploadView },
    summary: 'Get a link for a large log',
    description: 'For logs of more than 4 MB.',
  },
  {
    id: 'listImports',
    method: 'GET',
    path: `${CLUB}/imports`,
    answers: { 200: importsView },
    summary: 'List imports',
  },
);
