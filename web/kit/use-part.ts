/// <reference lib="dom" />
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PartName } from '../scripts.ts';
import { loadPart, partThere } from './loading.ts';

/** What the script of such a part gives: what it shows. */
interface PartModule<Props> {
  readonly Part: ComponentType<Props>;
}

/**
 * A part of the page that comes by its own script once it is shown. `lost`: it did not come when it was asked for; it is
 * asked for again with each other `occasion`.
 */
export function usePart<Props>(name: PartName, occasion: unknown): Partial<PartModule<Props>> & { lost: boolean } {
  const [module, setModule] = useState(() => partThere<PartModule<Props>>(name));
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (module) return;
    setLost(false);
    loadPart<PartModule<Props>>(name).then(
      (found) => setModule(found),
      () => setLost(true),
    );
  }, [name, occasion]);
  return { ...module, lost };
}

/** Milliseconds after which parts that did not come keep nothing waiting any more. */
const PATIENCE = 3000;

/** Whether parts have come, or are given up for now: what is drawn with all of them moves nothing that was there before. */
export function useTogether(names: readonly PartName[]): boolean {
  const areThere = () => names.every((name) => partThere(name));
  const [ready, setReady] = useState(areThere);
  useEffect(() => {
    const go = () => setReady(true);
    const enough = setTimeout(go, PATIENCE);
    void Promise.allSettled(names.map((name) => loadPart(name))).then(go);
    return () => clearTimeout(enough);
  }, []);
  return ready;
}
