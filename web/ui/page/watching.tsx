/// <reference lib="dom" />
import { useEffect, useRef } from 'preact/hooks';
import { lookAgain } from './news.tsx';
import { type Edition, Watcher } from './watcher.ts';

export interface WatchingProps {
  /** Where the number of the ladder lies that the page is about. */
  readonly path?: string;
  /** Whether it is a time when every result has to be seen at once. */
  readonly isOn?: boolean;
  /** Within how many milliseconds all phones in a room ask the service after the same news; at once, unless said otherwise. */
  readonly spread?: number;
  /** Asks for what has changed; all that the page shows, unless said otherwise. Whether the service was reached. */
  readonly look?: () => Promise<boolean>;
  /** The line has carried something. */
  readonly onAlive?: () => void;
}

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
