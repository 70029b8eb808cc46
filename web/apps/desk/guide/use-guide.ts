/// <reference lib="dom" />
import { useRef, useState } from 'preact/hooks';
import { drawer } from '../../../kit/drawer.ts';
import type { DeskView } from '../view.ts';
import { type Step, stepOf } from './steps.ts';

interface Guided {
  readonly step: Step | undefined;
  readonly hide: () => void;
}

/** The guide is there from the beginning of a ladder up to its first result, and then until it is put away. */
export function useGuide(view: DeskView, place: string): Guided {
  const step = stepOf(view);
  const began = useRef(step !== 'done');
  const name = `guide/${place}`;
  const [hidden, setHidden] = useState(() => drawer()?.getItem(name) === 'hidden');
  const hide = () => {
    setHidden(true);
    drawer()?.setItem(name, 'hidden');
  };
  return { step: began.current && !hidden ? step : undefined, hide };
}
