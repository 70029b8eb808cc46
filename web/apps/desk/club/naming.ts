import { useEffect, useState } from 'preact/hooks';
import type { Naming } from '../../../../shared/view/naming.ts';
import type { NamingMode } from '../../../../shared/vocabulary/club.ts';
import { ask } from '../../../kit/api.ts';
import { useDesk } from '../desk.ts';
import { CLUB } from '../texts.ts';
import { type Introduced, readIntroduced } from './introduced.ts';
import { type Typed, withTyped } from './nicknames.ts';

const W = CLUB.naming;
/** Every ladder of the club is published anew before the answer comes, in milliseconds. */
const PATIENCE = 20_000;

async function fetchNaming(path: string): Promise<Naming | undefined> {
  const outcome = await ask<'lookAtNaming'>(path);
  return outcome.kind === 'done' ? outcome.body : undefined;
}

async function fetchIntroduced(path: string): Promise<readonly Introduced[] | undefined> {
  const outcome = await ask<'downloadLog'>(`${path}/log`, { patience: PATIENCE });
  return outcome.kind === 'done' ? readIntroduced(outcome.body) : undefined;
}

/** How the club shows names, and whom the ladder has introduced so far; 'lost' is what could not be fetched. */
export function useNaming() {
  const { club, path, view } = useDesk();
  const [naming, setNaming] = useState<Naming | 'lost'>();
  const [introduced, setIntroduced] = useState<readonly Introduced[] | 'lost'>();
  const address = `/api/clubs/${club}/naming`;
  const known = view.standings.length + view.off.length + view.entrants.length;

  async function lookAtNaming(): Promise<void> {
    setNaming((await fetchNaming(address)) ?? 'lost');
  }
  async function lookAtLog(): Promise<void> {
    setIntroduced((await fetchIntroduced(path)) ?? 'lost');
  }

  /** Nothing where it is saved, and else why not. What somebody else has typed meanwhile stays. */
  async function save(mode: NamingMode, typed: Typed): Promise<string | undefined> {
    const before = await fetchNaming(address);
    if (!before) return W.lostLook;
    const body: Naming = { mode, nicknames: withTyped(before.nicknames, typed) };
    const outcome = await ask(address, { body, patience: PATIENCE });
    if (outcome.kind === 'refused') return outcome.problem.detail;
    if (outcome.kind !== 'done') return W.lost;
    setNaming(body);
    return undefined;
  }

  useEffect(() => void lookAtNaming(), [address]);
  useEffect(() => void lookAtLog(), [path, known]);
  return { naming, introduced, save, lookAtNaming, lookAtLog };
}
