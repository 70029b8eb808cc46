/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { System } from '../../shared/systems/system.ts';
import type { SystemId } from '../../shared/vocabulary/vocabulary.ts';
import { findSystem, learn } from '../stand-ins/one-system.ts';
import { addressOfPart, loadScript } from './loading.ts';
import { keepOffline } from './offline.ts';

/** Milliseconds until a system that did not come is asked for again. */
const AGAIN = 3000;

/** Loads the rules, words and controls of a ladder's system, unless they are there. Rejects where they do not come. */
async function loadSystem(id: SystemId): Promise<void> {
  if (findSystem(id)) return;
  const address = addressOfPart(`system-${id}`);
  const systems = await loadScript<Readonly<Record<string, System>>>(address);
  for (const system of Object.values(systems)) learn(system);
  void keepOffline(address);
}

/** Loads a system, and says whether it is there. */
export const isLoaded = (id: SystemId): Promise<boolean> =>
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
