/// <reference lib="dom" />
import { useEffect, useRef } from 'preact/hooks';
import { lookAgain, opened, type WatchingProps } from './news.tsx';
import { type Edition, isEdition, Watcher } from './watcher.ts';

/** Has a page ask the service when its ladder has changed, or the line was lost, and at no other time. */
export const Watching = (props: WatchingProps) => {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const watcher = watch(() => latest.current);
    return () => watcher.stop();
  }, [props.path]);
  return null;
};

export function watch(props: () => WatchingProps): Watcher {
  const first = props().path === undefined && isEdition(opened.with) ? opened.with : undefined;
  // Where that is unknown, anything may have happened between what the page was opened with and the first look.
  let heard: Edition = first ? { stir: 0, ...first } : { version: -1, at: -1, stir: -1 };
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
    listen: props().listen,
    isOn: () => props().isOn ?? false,
    told(inVain) {
      if (inVain === 0) props().onAlive?.();
      if (inVain === 1) void look();
    },
  });
  if (!first) watcher.look();
  return watcher;
}
