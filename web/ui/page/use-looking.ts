/// <reference lib="dom" />
import { useEffect } from 'preact/hooks';

/** A look, after how many milliseconds it is to be repeated, if at all. `isOver`: whether nobody waits for it any more. */
type Look = (isOver: () => boolean) => Promise<number | undefined>;

/** Looks now, whenever one of `on` is another, as often as a look asks for it, and at once with each `event` of the page. */
export function useLooking(look: Look, on: readonly unknown[], event?: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const round = async (): Promise<void> => {
      clearTimeout(timer);
      const pause = await look(() => over);
      clearTimeout(timer);
      if (pause && !over) timer = setTimeout(round, pause);
    };
    void round();
    if (event) document.addEventListener(event, round);
    return () => {
      over = true;
      clearTimeout(timer);
      if (event) document.removeEventListener(event, round);
    };
  }, on);
}
