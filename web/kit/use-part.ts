/// <reference lib="dom" />
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PartName } from '../scripts.ts';
import { addressOfPart, loadPart } from './loading.ts';
import { keepOffline } from './offline.ts';

/** What the script of such a part gives: what it shows. */
interface PartModule<Props> {
  readonly Part: ComponentType<Props>;
}

/**
 * A part of the page that comes by its own script once it is shown. `lost`: it did not come when it was asked for; it is
 * asked for again with each other `occasion`.
 */
export function usePart<Props>(name: PartName, occasion: unknown): Partial<PartModule<Props>> & { lost: boolean } {
  const [module, setModule] = useState<PartModule<Props>>();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (module) return;
    setLost(false);
    loadPart<PartModule<Props>>(name).then(
      (found) => {
        setModule(found);
        void keepOffline(addressOfPart(name));
      },
      () => setLost(true),
    );
  }, [name, occasion]);
  return { ...module, lost };
}
