/// <reference lib="dom" />
import type { Puzzle, SignUp, SignUpAnswer } from '../../../shared/contract/sign-up.ts';
import { ask } from '../../kit/api.ts';
import { solve } from './solve.ts';

/** How long an answer is waited for, in milliseconds: it comes once the e-mail is on its way. */
const PATIENCE = 20_000;

/** What became of it: `no` says why it was refused. */
export type Asked = SignUpAnswer | { readonly state: 'refused'; readonly no: string } | { readonly state: 'unreached' };

const askForPuzzle = () => ask('/api/sign-up/puzzle', { as: '' });

/** Whether clubs may sign themselves up here; where that can’t be told, they may try. */
export const isOffered = async (): Promise<boolean> => (await askForPuzzle()).kind !== 'refused';

/** Asks for a club: solves a puzzle first, which takes a moment. */
export async function askForClub(wanted: Omit<SignUp, 'puzzle' | 'answer'>): Promise<Asked> {
  const given = await askForPuzzle();
  if (given.kind === 'refused') return { state: 'refused', no: given.problem.detail };
  if (given.kind !== 'done') return { state: 'unreached' };
  const puzzle = given.body as Puzzle;
  const body = { ...wanted, puzzle: puzzle.puzzle, answer: await solve(puzzle) };
  const outcome = await ask('/api/sign-up/club', { body, as: '', patience: PATIENCE });
  if (outcome.kind === 'refused') return { state: 'refused', no: outcome.problem.detail };
  return outcome.kind === 'done' ? (outcome.body as SignUpAnswer) : { state: 'unreached' };
}
