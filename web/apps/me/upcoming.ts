import { useState } from 'preact/hooks';
import type { OwnContactView } from '#shared/features/own.ts';
import { loadPart } from '#web/ui/page/loading.ts';
import { useLook } from '#web/ui/page/news.tsx';
import { type AnswerBody, ask } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';

/** What is known of the player’s next games besides the ladder itself. */
export interface Upcoming extends AnswerBody<'getUpcoming'> {
  /** What the player may show to opponents, where they have a challenge and have not chosen yet. */
  readonly contact?: OwnContactView | undefined;
  /** Whether the service has answered, or could not be reached. */
  readonly isAsked: boolean;
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

/**
 * Asks now, and again whenever something may have changed; `path` is the ladder’s API, `as`: for which of several the player
 * speaks. It is known when all that it is drawn with has come, so that it comes in one piece.
 */
export function useUpcoming(path: string, as: string | undefined, hasOpen: boolean): Upcoming {
  const [known, setKnown] = useState<Omit<Upcoming, 'look'>>({ ...NOTHING, isAsked: false });
  const look = async (): Promise<boolean> => {
    const outcome = await ask<'getUpcoming'>(`${path}/upcoming${as === undefined ? '' : `?as=${as}`}`);
    const body = outcome.kind === 'done' ? outcome.body : undefined;
    const contact = body && hasOpen && !body.contactChosen ? await contactToShow() : undefined;
    if (body?.suggested && !hasOpen) await loadPart('suggested').catch(() => undefined);
    setKnown((before) => ({ ...(body ? { ...body, contact } : before), isAsked: true }));
    return outcome.kind !== 'unreached';
  };
  useLook(look, [path, as, hasOpen]);
  return { ...known, look };
}

export const pathOfContact = (): string => `/api/clubs/${ladderOfAddress().club}/own/contact`;

async function contactToShow(): Promise<OwnContactView | undefined> {
  const [outcome] = await Promise.all([ask<'getOwnContact'>(pathOfContact()), loadPart('more').catch(() => undefined)]);
  return outcome.kind === 'done' ? outcome.body : undefined;
}
