import { useEffect, useState } from 'preact/hooks';

/** How many of so many steps of a page are to be drawn by now: each is shown before the next is worked out, so that none blocks a phone. */
export function useSteps(steps: number): number {
  const [step, draw] = useState(1);
  useEffect(() => {
    if (step < steps) draw(step + 1);
  }, [step]);
  return step;
}
