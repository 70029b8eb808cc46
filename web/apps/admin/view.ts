/** What Admin sees of a ladder, as the contract has it. */

export type { LineView } from '#shared/contract/entries.ts';
export type {
  DeskAwaiting as AwaitingView,
  DeskChallenge as OpenView,
  DeskGame as RunningView,
  DeskGoGame as GoGameView,
  DeskPerson as PersonView,
  DeskStanding as StandingView,
  DeskView as AdminView,
  DeskWaitingScores as WaitingScoresView,
} from '#shared/features/ladder-view.ts';

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
