import { type Problem, problem } from '../http/problem.ts';
import { REQUESTS } from '../runtime/texts.ts';

const WRONG = problem('wrong-code', () => REQUESTS.code.wrong);
const SPENT = problem('spent-code', () => REQUESTS.code.spent);

/** Why a code that was entered is not taken, if it is not. */
export function codeProblem(end: object | 'wrong' | 'spent'): Problem | undefined {
  if (typeof end === 'object') return undefined;
  return end === 'wrong' ? WRONG : SPENT;
}
