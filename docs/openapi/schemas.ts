import * as z from 'zod/mini';
import * as access from '../../shared/contract/access.ts';
import * as clubs from '../../shared/contract/clubs.ts';
import * as desk from '../../shared/contract/desk.ts';
import * as entries from '../../shared/contract/entries.ts';
import { historyHead, historyView } from '../../shared/contract/history.ts';
import { notice } from '../../shared/contract/notices.ts';
import { who } from '../../shared/contract/phrase.ts';
import { problemDocument } from '../../shared/contract/problems.ts';
import { seasonsView } from '../../shared/contract/seasons.ts';
import { header, ladderState } from '../../shared/contract/state.ts';
import { versionView } from '../../shared/contract/version.ts';
import * as view from '../../shared/contract/view.ts';

export type Json = { readonly [name: string]: unknown };

/** The schemas that have a name of their own in the document. */
const NAMED = {
  Who: who,
  Header: header,
  Problem: problemDocument,
  Line: entries.lineView,
  LineMove: entries.lineMove,
  Desk: desk.deskView,
  DeskStanding: desk.deskStanding,
  DeskPerson: desk.deskPerson,
  DeskChallenge: desk.deskChallenge,
  LadderState: ladderState,
  LadderView: view.ladderView,
  Standing: view.standingView,
  Result: view.resultView,
  Settlement: view.settlementView,
  History: historyView,
  HistoryHead: historyHead,
  Version: versionView,
  Notice: notice,
  Session: access.sessionView,
  Key: access.keyView,
  MadeKey: access.madeKey,
  AdminChange: access.adminChange,
  Naming: access.namingView,
  Webhook: access.webhookView,
  MadeWebhook: access.madeWebhook,
  Import: clubs.importView,
  Seasons: seasonsView,
  Proposal: clubs.proposalView,
} as const;

const registry = z.registry<{ readonly id: string }>();
for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });

/** What other versions may add to an answer is no fault of theirs; what a request adds is refused. */
const OPTIONS = {
  io: 'input',
  override: ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
    delete jsonSchema['readOnly'];
    plainTuple(jsonSchema);
  },
} as const;

/** Generators know arrays of so many items better than tuples. */
function plainTuple(schema: Record<string, unknown>): void {
  const { prefixItems } = schema;
  if (!Array.isArray(prefixItems)) return;
  const kinds = [...new Map(prefixItems.map((each) => [JSON.stringify(each), each])).values()];
  delete schema['prefixItems'];
  schema['items'] = kinds.length === 1 ? kinds[0] : { anyOf: kinds };
  schema['minItems'] = prefixItems.length;
  schema['maxItems'] = prefixItems.length;
}

function open(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(open);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(
    ([name, what]) => !(name === 'additionalProperties' && what === false) && name !== '$schema' && name !== '$id',
  );
  return Object.fromEntries(fields.map(([name, what]) => [name, open(what)]));
}

const uri = (id: string): string => `#/components/schemas/${id}`;
const made = z.toJSONSchema(registry, { ...OPTIONS, uri });

export const COMPONENTS: Json = Object.fromEntries(
  Object.entries(made.schemas).map(([id, schema]) => [id, open(schema)]),
);

const names = new Map<z.ZodMiniType, string>(Object.entries(NAMED).map(([id, schema]) => [schema, id]));

/** The schema of an answer: by its name where it has one. */
export function answerSchema(schema: z.ZodMiniType): unknown {
  const name = names.get(schema);
  if (name !== undefined) return { $ref: uri(name) };
  const holder = z.registry<{ readonly id: string }>();
  for (const [id, each] of Object.entries(NAMED)) holder.add(each, { id });
  holder.add(schema, { id: 'Answer' });
  return open(z.toJSONSchema(holder, { ...OPTIONS, uri }).schemas['Answer']);
}

/** The schema of what a request carries: a field that is not listed is refused. */
export function requestSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, OPTIONS);
  return rest;
}
