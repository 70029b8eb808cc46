/// <reference lib="dom" />
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Gives what is in it the width that there is. */
export const Sized = ({ children }: { readonly children: (width: number) => preact.ComponentChild }) => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  // Before it is seen for the first time: what is below would move.
  useLayoutEffect(() => {
    const watching = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    if (!box.current) return undefined;
    setWidth(Math.floor(box.current.getBoundingClientRect().width));
    watching.observe(box.current);
    return () => watching.disconnect();
  }, []);
  return (
    <div class="sized" ref={box}>
      {width > 0 && children(width)}
    </div>
  );
};
