/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { hasResult, linesById, peopleIn } from '#web/ui/ladder/line-story.ts';
import { ask } from '#web/ui/session/api.ts';
import { useAdmin } from './admin.ts';
import type { LineView } from './view.ts';

/** What of a season's log is looked at: by default all, newest first. */
export interface LogFilter {
  /** A player; empty for all. */
  readonly about: string;
  /** "2026-10": from its last day back; empty from now back. */
  readonly month: string;
  /** For one player: those that they played, without those that only moved them. */
  readonly onlyResults: boolean;
}

/** The entries of the lines read so far. */
export function wantedIn(lines: readonly LineView[], { about, month, onlyResults }: LogFilter): readonly LineView[] {
  const byId = linesById(lines);
  return lines.filter(
    (line) =>
      (month === '' || line.at.slice(0, 7) <= month) &&
      (!onlyResults || hasResult(line)) &&
      (about === '' ||
        peopleIn(line, byId).some((player: string) => player === about) ||
        (!onlyResults && movedBy(line).some((player: string) => player === about))),
  );
}

/** Everybody whom a line moved, or what was due before it. */
const movedBy = ({ moves, settled }: LineView) =>
  [moves, ...settled.map((each) => each.moves)].flatMap((each) => each.map(({ player }) => player));

/** Whether enough is found, and the players of all lines as far back as that are known. */
export function isEnough(lines: readonly LineView[], found: readonly LineView[], most: number): boolean {
  const last = found[most - 1]?.line;
  if (last === undefined) return false;
  const byId = linesById(lines);
  return lines.every(({ line, challenge }) => line < last || challenge === undefined || byId.has(challenge));
}

/** The newest lines and older ones already read, as far down as none between them is missing. */
export function withOlder(newest: readonly LineView[], older: readonly LineView[]): readonly LineView[] {
  const lines = [...newest];
  for (const each of older) if (each.line + 1 === lines.at(-1)?.line) lines.push(each);
  return lines;
}

/** The months of a season so far, newest first, as "2026-10". */
export function monthsBetween(first: string, last: string): readonly string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = last.split('-').map(Number);
  const text = () => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  do {
    months.push(text());
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
  } while (text() >= first.slice(0, 7));
  return months;
}

/** How many lines an answer has, and how many answers are waited for at once where much is looked through. */
const [PAGE, AT_ONCE] = [100, 5];

/** The lines of a log that are wanted, read from the newest back until enough are found, or the first line is reached. */
export function useLines(wanted: LogFilter, most: number) {
  const { view, path } = useAdmin();
  const [older, setOlder] = useState<readonly LineView[]>([]);
  const [isLost, setLost] = useState(false);
  const lines = withOlder(view.entries, older);
  const found = wantedIn(lines, wanted);
  const first = lines.at(-1)?.line ?? 2;
  const isAll = first <= 2;
  const isLooking = !isAll && !isLost && !isEnough(lines, found, most);
  useEffect(() => {
    if (!isLooking) return;
    let gone = false;
    void readBefore(path, first).then((read) => {
      if (gone) return;
      setLost(!read);
      if (read) setOlder([...lines, ...read]);
    });
    return () => {
      gone = true;
    };
  }, [path, first, isLooking]);
  return { lines, found, isAll, isLooking, isLost, again: () => setLost(false) };
}

async function readBefore(path: string, first: number): Promise<readonly LineView[] | undefined> {
  const starts = Array.from({ length: AT_ONCE }, (_, page) => first - page * PAGE).filter((before) => before > 2);
  const outcomes = await Promise.all(starts.map((before) => ask<'listEntries'>(`${path}/entries?before=${before}`)));
  const pages = outcomes.map((outcome) => (outcome.kind === 'done' ? outcome.body.entries : undefined));
  return pages[0]?.[0]?.line === first - 1 ? pages.flatMap((page) => page ?? []) : undefined;
}
