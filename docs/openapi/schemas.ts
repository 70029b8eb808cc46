import * as z from 'zod/mini';
import { calendarView, changeView } from '#shared/contract/calendar.ts';
import * as entries from '#shared/contract/entries.ts';
import { forecastView } from '#shared/contract/forecast.ts';
import { gameTermsView } from '#shared/contract/games.ts';
import * as history from '#shared/contract/history.ts';
import { changedSettings, resultState } from '#shared/contract/ladder-facts.ts';
import { notice } from '#shared/contract/notices.ts';
import { who } from '#shared/contract/phrase.ts';
import { PROBLEM_MEANINGS } from '#shared/contract/problem-meanings.ts';
import { PROBLEM_CODES, problemDocument } from '#shared/contract/problems.ts';
import { clause, utc, when } from '#shared/contract/schema.ts';
import { settlementLength, settlementName } from '#shared/contract/settlement-kind.ts';
import { header, ladderState } from '#shared/contract/state.ts';
import { versionView } from '#shared/contract/version.ts';
import * as view from '#shared/contract/view.ts';
import { adminChange, keyView, madeKey } from '#shared/features/access.ts';
import { namingView } from '#shared/features/club.ts';
import { gameDatesView, gameDateView } from '#shared/features/dates.ts';
import { forgettingView } from '#shared/features/forgetting.ts';
import { importsView, importView } from '#shared/features/imports.ts';
import { joinRequestsView } from '#shared/features/joining.ts';
import { deskChallenge, deskPerson, deskStanding, deskView } from '#shared/features/ladder-view.ts';
import { memberView } from '#shared/features/members.ts';
import { askedGameView, proposalView } from '#shared/features/proposals.ts';
import { seasonsView } from '#shared/features/seasons.ts';
import { sessionView } from '#shared/features/session.ts';
import { madeWebhook, webhookView } from '#shared/features/webhooks.ts';
import { remark } from '#shared/log/fields.ts';

export type Json = { readonly [name: string]: unknown };

/** The schemas that have a name of their own in the document. */
const NAMED = {
  Moment: when,
  MomentUtc: utc,
  Length: settlementLength,
  SettlementName: settlementName,
  Settings: changedSettings,
  Who: who,
  Header: header,
  Problem: problemDocument,
  Line: entries.lineView,
  LineMove: entries.lineMove,
  Desk: deskView,
  DeskStanding: deskStanding,
  DeskPerson: deskPerson,
  DeskChallenge: deskChallenge,
  LadderState: ladderState,
  LadderView: view.ladderView,
  Standing: view.standingView,
  Result: view.resultView,
  Settlement: view.settlementView,
  Forecast: forecastView,
  Due: view.dueView,
  Calendar: calendarView,
  Change: changeView,
  GameTerms: gameTermsView,
  ResultState: resultState,
  Clause: clause,
  History: history.historyView,
  HistoryHead: history.historyHead,
  Day: history.dayView,
  Played: history.playedView,
  Settled: history.settledView,
  PlayerIndex: history.playerIndex,
  Version: versionView,
  Notice: notice,
  Session: sessionView,
  Key: keyView,
  MadeKey: madeKey,
  AdminChange: adminChange,
  Naming: namingView,
  Webhook: webhookView,
  MadeWebhook: madeWebhook,
  Import: importView,
  Seasons: seasonsView,
  Proposal: proposalView,
  AskedGame: askedGameView,
  GameDate: gameDateView,
  Forgetting: forgettingView,
  Member: memberView,
  JoinRequests: joinRequestsView,
  Imports: importsView,
  Dates: gameDatesView,
} as const;

const registry = z.registry<{ readonly id: string }>();
for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });

/** What other versions may add to an answer is no fault of theirs; what a request adds is refused. */
const OPTIONS = {
  io: 'input',
  override: ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
    delete jsonSchema['readOnly'];
    if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
    if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
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

const ProblemCode = {
  type: 'string',
  description: `Stable, for programs.\n\n${PROBLEM_CODES.map((code) => `- \`${code}\`: ${PROBLEM_MEANINGS[code]}`).join('\n')}`,
  enum: PROBLEM_CODES,
};

const Override = { ...requestSchema(remark), description: 'Why a rule is passed over; for organisers and scorers.' };
export const OVERRIDE = { $ref: '#/components/schemas/Override' } as const;

/** A problem names its code's schema, and so do those of one answer, which list some codes. */
const problemSchema = ({ properties, ...rest }: Json): Json => ({
  ...rest,
  properties: { ...Object(properties), code: { $ref: uri('ProblemCode') } },
});

const named = Object.fromEntries(Object.entries(made.schemas).map(([id, schema]) => [id, Object(open(schema))]));
export const COMPONENTS: Json = { ...named, Problem: problemSchema(named['Problem']), ProblemCode, Override };

const names = new Map<z.ZodMiniType, string>(Object.entries(NAMED).map(([id, schema]) => [schema, id]));

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
