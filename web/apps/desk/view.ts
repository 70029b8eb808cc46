/** What the desk sees of a ladder, as the contract has it. */
export type {
  DeskAwaiting as AwaitingView,
  DeskChallenge as OpenView,
  DeskGame as RunningView,
  DeskGoGame as GoGameView,
  DeskPerson as PersonView,
  DeskStanding as StandingView,
  DeskView,
  DeskWaitingScores as WaitingScoresView,
} from '../../../shared/contract/desk.ts';
export type { LineView } from '../../../shared/contract/entries.ts';

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
