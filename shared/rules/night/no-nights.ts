import type { Nights } from './turn.ts';

/** Where people do not meet at club nights: it is nobody's turn. */
export const noNights: Nights = {
  turnOf: () => undefined,
  mayChallenge: () => [],
  againstCheckingIn: () => undefined,
};
