import type * as z from 'zod/mini';
import { accessOperations } from './access.ts';
import { challengesOperations } from './challenges.ts';
import { clubOperations } from './club.ts';
import { copiesOperations } from './copies.ts';
import { datesOperations } from './dates.ts';
import { deletionOperations } from './deletion.ts';
import { disputesOperations } from './disputes.ts';
import { facesOperations } from './faces.ts';
import { forgettingOperations } from './forgetting.ts';
import { importsOperations } from './imports.ts';
import { joiningOperations } from './joining.ts';
import { ladderViewOperations } from './ladder-view.ts';
import { laddersOperations } from './ladders.ts';
import { membersOperations } from './members.ts';
import { nightsOperations } from './nights.ts';
import type { Lambda, Operation } from './operation.ts';
import { organisersOperations } from './organisers.ts';
import { ownOperations } from './own.ts';
import { playersOperations } from './players.ts';
import { proposalsOperations } from './proposals.ts';
import { resultsOperations } from './results.ts';
import { seasonsOperations } from './seasons.ts';
import { sessionOperations } from './session.ts';
import { signUpOperations } from './sign-up.ts';
import { suggestionsOperations } from './suggestions.ts';
import { upcomingOperations } from './upcoming.ts';
import { webhooksOperations } from './webhooks.ts';

const LIST = [
  ...clubOperations,
  ...signUpOperations,
  ...ladderViewOperations,
  ...laddersOperations,
  ...importsOperations,
  ...seasonsOperations,
  ...deletionOperations,
  ...forgettingOperations,
  ...membersOperations,
  ...copiesOperations,
  ...facesOperations,
  ...joiningOperations,
  ...ownOperations,
  ...sessionOperations,
  ...accessOperations,
  ...organisersOperations,
  ...playersOperations,
  ...nightsOperations,
  ...challengesOperations,
  ...proposalsOperations,
  ...datesOperations,
  ...upcomingOperations,
  ...suggestionsOperations,
  ...resultsOperations,
  ...disputesOperations,
  ...webhooksOperations,
] as const;

type ListedOperation = (typeof LIST)[number];
export type OperationId = ListedOperation['id'];

/** Every operation of the API. Routes, the CDK's API, the laptop's server, the reference and clients' types come from this list. */
export const OPERATIONS: readonly (Operation & { readonly id: OperationId })[] = LIST;

type AnswersOf<O extends OperationId> = Extract<ListedOperation, { readonly id: O }>['answers'];
type BodyOf<Answer> = Answer extends z.ZodMiniType ? z.infer<Answer> : Answer extends 'log' ? string : undefined;

/** What an answer of an operation carries, by its status. */
export type AnswersByStatus<O extends OperationId> = {
  readonly [Status in keyof AnswersOf<O>]: BodyOf<AnswersOf<O>[Status]>;
};

/** What a function has to answer. */
export type IdsOf<L extends Lambda> = Extract<ListedOperation, { readonly lambda: L }>['id'];
