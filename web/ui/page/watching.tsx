/// <reference lib="dom" />
import { useEffect, useRef } from 'preact/hooks';
import { lookAgain, type WatchingProps } from './news.tsx';
import { type Edition, Watcher } from './watcher.ts';

/** Has a page ask the service when its ladder has changed, or the line was lost, and at no other time. */
export const Part = (props: WatchingProps) => {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const watcher = watch(() => latest.current);
    return () => watcher.stop();
  }, [props.path]);
  return null;
};

export function watch(props: () => WatchingProps): Watcher {
  // Between what the page was opened with and the first look anything may have happened.
  let heard: Edition = { version: -1, at: -1, stir: -1 };
  const look = (): Promise<boolean> => (props().look ?? lookAgain)();
  const watcher = new Watcher({
    path: props().path ?? '../version.json',
    shown: () => heard,
    async renew(signal, found) {
      await new Promise((resolve) => setTimeout(resolve, (props().spread ?? 0) * Math.random()));
      if (!(await look())) throw new Error('the service was not reached');
      signal.throwIfAborted();
      heard = { stir: 0, ...(found ?? { version: 0, at: 0 }) };
    },
    isOn: () => props().isOn ?? false,
    told(inVain) {
      if (inVain === 0) props().onAlive?.();
      if (inVain === 1) void look();
    },
  });
  watcher.look();
  return watcher;
}
