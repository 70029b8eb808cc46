/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { isAbout, type Phrase } from '../../../shared/words/phrase.ts';
import { readHistory } from '../../kit/history.ts';
import { useDesk } from './desk.ts';
import type { LineView } from './view.ts';

/** Lines of which the public history tells from what to what they changed the ladder, or a name. */
const isChange = ({ verb }: LineView): boolean => verb === 'configure' || verb === 'rename';

/** How long to wait for a history that does not tell of a line yet, in milliseconds, and how often. */
const [PAUSE, MOST] = [15_000, 8];

export type Changes = ReadonlyMap<number, Phrase>;

/** What some lines changed, in the words of the public page. The history is read only where there is such a line. */
export function useChanges(lines: readonly LineView[]): Changes {
  const { club, ladder, view } = useDesk();
  const [known, setKnown] = useState<Changes>(new Map());
  const newest = lines.find(isChange)?.line;
  useEffect(() => {
    if (newest === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const look = async () => {
      const history = await readHistory(`/${club}/${ladder}/`);
      if (tries === Number.POSITIVE_INFINITY) return;
      if (history) setKnown(new Map(history.changes?.map(({ line, text }) => [line, text])));
      if ((history?.version ?? 0) < view.version && ++tries < MOST) timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      tries = Number.POSITIVE_INFINITY;
      clearTimeout(timer);
    };
  }, [club, ladder, newest, view.version]);
  return known;
}

/** What a line changed; nothing where the public knows those whom it is about by other names than the club does. */
export function changeOf(line: LineView, changes: Changes): Phrase | undefined {
  const told = changes.get(line.line);
  return told && (line.player === undefined || isAbout(told, line.player)) ? told : undefined;
}
