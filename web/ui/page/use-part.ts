/// <reference lib="dom" />
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PartName } from '#web/scripts.ts';
import { loadPart, partThere } from './loading.ts';

interface PartModule<Props> {
  readonly Part: ComponentType<Props>;
}

/** A part of the page with its own script. `lost`: it did not come; asked for again with each `occasion`. */
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

/** Whether parts have come or are given up, so that drawing them moves nothing. Once so, it stays so. */
export function useTogether(names: readonly PartName[], besides = true): boolean {
  const [come, setCome] = useState(() => names.every((name) => partThere(name)));
  const [late, setLate] = useState(false);
  const drawn = useRef(false);
  useEffect(() => {
    const enough = setTimeout(() => setLate(true), PATIENCE);
    void Promise.allSettled(names.map((name) => loadPart(name))).then(() => setCome(true));
    return () => clearTimeout(enough);
  }, []);
  drawn.current ||= (come && besides) || late;
  return drawn.current;
}
