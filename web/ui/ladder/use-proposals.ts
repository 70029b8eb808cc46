/// <reference lib="dom" />

import { useState } from 'preact/hooks';
import type { AskedGameView, ProposalView } from '#shared/features/proposals.ts';
import { lookAgain, useLook } from '../page/news.tsx';
import { type ApiOutcome, ask, whyUndone } from '../session/api.ts';
import { CONNECTION } from '../texts.ts';

export interface Proposals {
  readonly proposals: readonly ProposalView[];
  readonly games: readonly AskedGameView[];
}

/** What players propose to each other; `path` is the ladder's API. */
export function useProposals(path: string): Proposals {
  const [all, setAll] = useState<Proposals>({ proposals: [], games: [] });
  useLook(async () => {
    const outcome = await ask<'listProposals'>(`${path}/proposals`);
    // A service of before tells of no games.
    if (outcome.kind === 'done') setAll({ proposals: outcome.body.proposals, games: outcome.body.games ?? [] });
    return outcome.kind !== 'unreached';
  }, [path]);
  return all;
}

/** What can be done about what players propose to each other. */
export function useProposing(path: string) {
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  async function does(asking: Promise<ApiOutcome>): Promise<boolean> {
    setBusy(true);
    const outcome = await asking;
    setFault(whyUndone(outcome, CONNECTION.again) ?? '');
    await lookAgain();
    setBusy(false);
    return outcome.kind === 'done';
  }

  return {
    fault,
    busy,
    propose: (challenged: string) => does(ask(`${path}/proposals`, { body: { challenged } })),
    askForGame: (players: readonly string[]) => does(ask(`${path}/proposals`, { body: { players } })),
    agree: (other: string) => does(ask(`${path}/proposals/${other}/agree`, { body: {} })),
    end: (other: string) => does(ask(`${path}/proposals/${other}`, { method: 'DELETE' })),
  };
}
