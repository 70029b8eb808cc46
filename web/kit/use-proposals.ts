/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { ProposalView } from '../../../../shared/contract/clubs.ts';
import { ask, type Outcome } from '../../../kit/api.ts';
import { TEXT } from './words.ts';

/** Milliseconds between two looks; a phone in a pocket does not look at all. */
const PACE = 20_000;

/** The player's proposals, and what can be done about them; `path` is the ladder's API. */
export function useProposals(path: string) {
  const [list, setList] = useState<readonly ProposalView[]>([]);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  async function look(): Promise<void> {
    const outcome = await ask<'listProposals'>(`${path}/proposals`);
    if (outcome.kind === 'done') setList(outcome.body.proposals);
  }

  async function does(asking: Promise<Outcome>): Promise<void> {
    setBusy(true);
    const outcome = await asking;
    setFault(outcome.kind === 'refused' ? outcome.problem.detail : outcome.kind === 'unreached' ? TEXT.unreached : '');
    await look();
    setBusy(false);
  }

  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), PACE);
    return () => clearInterval(timer);
  }, [path]);

  return {
    list,
    fault,
    busy,
    propose: (challenged: string) => does(ask(`${path}/proposals`, { body: { challenged } })),
    agree: (other: string) => does(ask(`${path}/proposals/${other}/agree`, { body: {} })),
    end: (other: string) => does(ask(`${path}/proposals/${other}`, { method: 'DELETE' })),
  };
}
