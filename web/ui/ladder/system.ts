/// <reference lib="dom" />
import { useState } from 'preact/hooks';
import type { OfSystem } from '#shared/systems/registry.ts';
import type { System } from '#shared/systems/system.ts';
import { arePairsThere, learnPairs } from '#web/stand-ins/pairs.browser.ts';
import { areRulesThere, findSystem, learn, learnRules } from '#web/stand-ins/systems.browser.ts';
import { addressOfPart, keepOffline, loadScript } from '../page/loading.ts';
import { useLooking } from '../page/use-looking.ts';

/** Milliseconds until a system that did not load is asked for again. */
const AGAIN = 3000;

/** What says by which rules a ladder is played: its header. */
type Played = OfSystem['header'];

/** Loads the rules, words and controls of a ladder's system, unless they are there. Rejects where they do not come. */
const loadRules = ({ system, entrants }: Played): Promise<unknown> =>
  Promise.all([loadSystem(system), entrants === 'pairs' && loadPairs()]);

async function loadPairs(): Promise<void> {
  if (arePairsThere()) return;
  const address = addressOfPart('in-pairs');
  learnPairs(await loadScript<Parameters<typeof learnPairs>[0]>(address));
  void keepOffline(address);
}

async function loadSystem(id: string): Promise<void> {
  if (findSystem(id)) return;
  const address = addressOfPart(`system-${id}`);
  const part = await loadScript<Readonly<Record<string, System>>>(address);
  for (const each of Object.values(part)) learn(each);
  void keepOffline(address);
}

type LoadedRules = Parameters<typeof learnRules>[1];

/** Loads the rules of a system in plain words where they lie apart from it, and says whether they are there. */
export const areRulesLoaded = (id: string): Promise<boolean> =>
  loadScript<Readonly<Record<string, LoadedRules>>>(addressOfPart(`rules-${id}`)).then(
    (part) => {
      for (const rules of Object.values(part)) learnRules(id, rules);
      return true;
    },
    () => false,
  );

/** Whether the rules of a system in plain words are there already. */
export const hasRules = (id: string): boolean => areRulesThere(id);

/** Loads the system of a ladder, and says whether it is there. */
export const isLoaded = (header: Played): Promise<boolean> =>
  loadRules(header).then(
    () => true,
    () => false,
  );

const isThere = ({ system, entrants }: Played): boolean =>
  findSystem(system) !== undefined && (entrants !== 'pairs' || arePairsThere());

/** Whether a ladder's system is there, and whether it could not be reached when it was last asked for. */
export function useSystem(header: Played | undefined): 'loaded' | 'loading' | 'unreached' {
  const [state, setState] = useState<'loaded' | 'loading' | 'unreached'>('loading');
  useLooking(
    async (isOver) => {
      if (!header) return undefined;
      const reached = await isLoaded(header);
      if (isOver()) return undefined;
      setState(reached ? 'loaded' : 'unreached');
      return reached ? undefined : AGAIN;
    },
    [header?.system, header?.entrants],
  );
  if (header && isThere(header)) return 'loaded';
  return state === 'unreached' ? state : 'loading';
}
