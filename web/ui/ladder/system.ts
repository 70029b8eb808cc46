/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { System } from '#shared/systems/system.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { areRulesThere, findSystem, learn, learnRules } from '#web/stand-ins/systems.browser.ts';
import { addressOfPart, keepOffline, loadScript } from '../page/loading.ts';

/** Milliseconds until a system that did not load is asked for again. */
const AGAIN = 3000;

/** Loads the rules, words and controls of a ladder's system, unless they are there. Rejects where they do not come. */
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

/** Loads a system, and says whether it is there. */
export const isLoaded = (id: string): Promise<boolean> =>
  loadSystem(id).then(
    () => true,
    () => false,
  );

/** Whether a ladder's system is there, and whether it could not be reached when it was last asked for. */
export function useSystem(id: SystemId | undefined): 'loaded' | 'loading' | 'unreached' {
  const [state, setState] = useState<'loaded' | 'loading' | 'unreached'>('loading');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const load = async (system: SystemId) => {
      const reached = await isLoaded(system);
      if (gone) return;
      setState(reached ? 'loaded' : 'unreached');
      if (!reached) timer = setTimeout(() => void load(system), AGAIN);
    };
    if (id !== undefined) void load(id);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);
  if (id !== undefined && findSystem(id)) return 'loaded';
  return state === 'unreached' ? state : 'loading';
}
