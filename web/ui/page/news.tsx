/// <reference lib="dom" />
import { useEffect } from 'preact/hooks';
import type { VersionView } from '#shared/contract/version.ts';
import { isLoaded } from '../ladder/system.ts';
import { readFile } from './published.ts';

/** How long a page waits to learn how far its ladder has come before it asks for anything, in milliseconds. */
const AT_ONCE = 100;

/** How far the ladder of this page had come before anything was asked for: all that the page shows is at least as new. */
export const opened: { with?: unknown } = {};

/**
 * Learns that by the number that the page has preloaded, and has the ladder's system come. Where the number is not there at
 * once, it is looked for later.
 */
export async function learnOpened(): Promise<void> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, AT_ONCE));
  const reading = readFile<Partial<VersionView>>('../version.json');
  void reading.then((found) => found?.system && isLoaded({ system: found.system }));
  opened.with = await Promise.race([reading, late]);
}

/** Asks the service again for something that a page shows; false where it was not reached. */
type Look = () => Promise<unknown>;

const looks = new Set<Look>();

/** Looks whenever something may have changed, and tells how to end that. */
export function lookOnNews(look: Look): () => void {
  looks.add(look);
  return () => void looks.delete(look);
}

/** Looks now, whenever one of `on` is another, and whenever something may have changed. */
export const useLook = (look: Look, on: readonly unknown[]): void =>
  useEffect(() => {
    void look();
    return lookOnNews(look);
  }, on);

/** Something may have changed: everything that the page shows is asked for again. Returns whether the service was reached. */
export const lookAgain = async (): Promise<boolean> =>
  !(await Promise.all([...looks].map((look) => look()))).includes(false);

export interface WatchingProps {
  /** Where the number of the ladder lies that the page is about. */
  readonly path?: string;
  /** Whether it is a time when every result has to be seen at once. */
  readonly isOn?: boolean;
  /** Within how many milliseconds all phones in a room ask the service after the same news; at once, unless said otherwise. */
  readonly spread?: number;
  /** Asks for what has changed; all that the page shows, unless said otherwise. Whether the service was reached. */
  readonly look?: () => Promise<boolean>;
  /** Listens to what is announced; loaded when it is needed where it is not given. */
  readonly listen?: typeof import('./live.ts').listen;
  /** The line has carried something. */
  readonly onAlive?: () => void;
}
