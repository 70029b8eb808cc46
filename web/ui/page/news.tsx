/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { PartName } from '#web/scripts.ts';
import { usePart } from './use-part.ts';

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
  /** The line has carried something. */
  readonly onAlive?: () => void;
}

/** Milliseconds after which a part that did not load is asked for again. */
const AGAIN = 10_000;

/** The part by which a page hears of changes, however late it loads. */
export function Watching<Props extends object = WatchingProps>(props: Props) {
  const [tries, setTries] = useState(0);
  const { Part, lost } = usePart<Props>('watching' satisfies PartName, tries);
  useEffect(() => {
    const timer = lost ? setTimeout(() => setTries(tries + 1), AGAIN) : undefined;
    return () => clearTimeout(timer);
  }, [lost]);
  return Part ? <Part {...props} /> : null;
}
