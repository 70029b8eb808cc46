/// <reference lib="dom" />
import { useEffect } from 'preact/hooks';

/** A look, after how many milliseconds it is to be repeated, if at all. `isOver`: whether nobody waits for it any more. */
type Look = (isOver: () => boolean) => Promise<number | undefined>;

/** Looks now and whenever one of `on` is another, and as often as a look asks for it. */
export const useLooking = (look: Look, on: readonly unknown[]): void =>
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const round = async (): Promise<void> => {
      const pause = await look(() => over);
      if (pause && !over) timer = setTimeout(round, pause);
    };
    void round();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, on);
