/// <reference lib="dom" />

import { useState } from 'preact/hooks';
import type { AskedGameView, ProposalView } from '#shared/features/proposals.ts';
import { lookAgain, useLook } from '../page/news.tsx';
import { type ApiOutcome, ask } from '../session/api.ts';
import { CONNECTION } from '../texts.ts';

interface Proposals {
  readonly proposals: readonly ProposalView[];
  readonly games: readonly AskedGameView[];
}

/** What players propose to each other, and what can be done about it; `path` is the ladder's API. */
export function useProposals(path: string) {
  const [{ proposals: list, games }, setAll] = useState<Proposals>({ proposals: [], games: [] });
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  async function does(asking: Promise<ApiOutcome>): Promise<boolean> {
    setBusy(true);
    const outcome = await asking;
    setFault(
      outcome.kind === 'refused' ? outcome.problem.detail : outcome.kind === 'unreached' ? CONNECTION.again : '',
    );
    await lookAgain();
    setBusy(false);
    return outcome.kind === 'done';
  }

  useLook(async () => {
    const outcome = await ask<'listProposals'>(`${path}/proposals`);
    // A service of before tells of no games.
    if (outcome.kind === 'done') setAll({ proposals: outcome.body.proposals, games: outcome.body.games ?? [] });
    return outcome.kind !== 'unreached';
  }, [path]);

  return {
    list,
    games,
    fault,
    busy,
    propose: (challenged: string) => does(ask(`${path}/proposals`, { body: { challenged } })),
    askForGame: (players: readonly string[]) => does(ask(`${path}/proposals`, { body: { players } })),
    agree: (other: string) => does(ask(`${path}/proposals/${other}/agree`, { body: {} })),
    end: (other: string) => does(ask(`${path}/proposals/${other}`, { method: 'DELETE' })),
  };
}
