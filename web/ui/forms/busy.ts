import type { LadderView } from '#shared/contract/view.ts';

/** Those with a challenge that is still to be played. */
export const busyIn = ({ challenges = [] }: Pick<LadderView, 'challenges'>): ReadonlySet<string> =>
  new Set(
    challenges
      .filter(({ state }) => state !== 'awaiting')
      .flatMap(({ challenger, challenged }) => [challenger.id, challenged.id]),
  );
