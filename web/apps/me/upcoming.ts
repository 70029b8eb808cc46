import { useState } from 'preact/hooks';
import { useLook } from '#web/ui/page/news.tsx';
import { type AnswerBody, ask } from '#web/ui/session/api.ts';

/** What is known of the player’s next games besides the ladder itself. */
export interface Upcoming extends AnswerBody<'getUpcoming'> {
  /** Asks again; whether the service was reached. */
  readonly look: () => Promise<boolean>;
}

export const NOTHING: AnswerBody<'getUpcoming'> = {
  dates: [],
  calledOff: [],
  contacts: [],
  proposals: [],
  games: [],
  contactChosen: true,
  free: { when: [] },
  ready: [],
};

/** Asks now, and again whenever something may have changed; `path` is the ladder’s API, `as`: for which of several the player speaks. */
export function useUpcoming(path: string, as: string | undefined): Upcoming {
  const [known, setKnown] = useState(NOTHING);
  const look = async (): Promise<boolean> => {
    const outcome = await ask<'getUpcoming'>(`${path}/upcoming${as === undefined ? '' : `?as=${as}`}`);
    if (outcome.kind === 'done') setKnown(outcome.body);
    return outcome.kind !== 'unreached';
  };
  useLook(look, [path, as]);
  return { ...known, look };
}
