import { useEffect, useMemo, useState } from 'preact/hooks';
import type { StandingView } from '#shared/contract/view.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { signed } from '#shared/words/score.ts';
import { arrowOf } from '#web/ui/ladder/arrow.ts';
import { numberAt, tablesIn } from '#web/ui/ladder/crosses.ts';
import { Name } from '#web/ui/page/words.tsx';
import { PEOPLE, TABLES, WORDS } from '#web/ui/texts.ts';
import { type Fit, fitOf, isAsGood, legibleOn, SMALL, useMeasured } from './fit.ts';
import { useGlide } from './glide.ts';
import { widthIn } from './widths.ts';

/** As many are shown at most, on pages that turn: nobody waits for more. */
const SHOWN = 200;

/** How long a page is shown, in milliseconds. */
const TURN = 12_000;

/** Of a screen that is scrolled the letters are those of the page, and it has one. */
type ShownRungs = Partial<Fit> & { readonly isWhole?: boolean };

interface RungsProps {
  readonly standings: readonly StandingView[];
  /** Today, at the club: who has moved today is marked. */
  readonly today: string;
  /** Who has just moved: they stand out, and the page of the first is shown. */
  readonly movers: readonly PlayerId[];
}

/** The ladder in columns of the largest letters that fit, worked out from measured names, on pages that turn. */
export const Rungs = ({ standings, today, movers }: RungsProps) => {
  const [fit, show] = useState<ShownRungs>({});
  const listed = useMemo(() => standings.slice(0, SHOWN), [standings]);
  const lines = useMemo(() => linesOf(listed), [listed]);
  const more = standings.length - listed.length;
  const rows = lines.length + (more > 0 ? 1 : 0);
  const groups = useMemo(() => groupsOf(lines, rows), [lines, rows]);
  const widest = useMemo(() => widthsOf(listed), [listed]);
  const [mover] = movers;
  const list = useMeasured<HTMLOListElement>(
    (box) => {
      const next = fitIn(box, { rows, groups, widest });
      show((before) => (areSame(before, next) ? before : next));
    },
    [standings],
  );
  const { size, column, row, isWhole, pages = 1, ends = [rows] } = fit;
  const at = lines.findIndex((line) => line.kind === 'player' && line.standing.id === mover);
  const page = usePage(
    pages,
    Math.max(
      0,
      ends.findIndex((end) => at < end),
    ),
    mover,
  );
  useGlide(list, size);
  const style =
    size === undefined ? undefined : { fontSize: `${size}px`, columnWidth: `${column}em`, '--row': `${row}em` };
  return (
    <>
      <ol class="rungs" ref={list} style={style}>
        {lines.slice(ends[page - 1] ?? 0, ends[page]).map((line) =>
          line.kind === 'table' ? (
            <li key={line.name} class="table">
              {line.name}
            </li>
          ) : (
            <li
              key={line.standing.id}
              data-player={line.standing.id}
              class={classesOf(line, today, isWhole)}
              data-moving={movers.includes(line.standing.id)}
            >
              <span class="rung-number">{line.number}</span>
              <span class="rung-name">
                <Name of={line.standing} />
              </span>
              <Change standing={line.standing} />
            </li>
          ),
        )}
        {more > 0 && page === pages - 1 && (
          <li>
            <span class="rung-number" />
            <span class="rung-name">{PEOPLE.more(more)}</span>
          </li>
        )}
      </ol>
      {pages > 1 && (
        <p class="pages-shown" aria-hidden="true">
          {Array.from({ length: pages }, (_, index) => (
            <i key={index} class={index === page ? 'is-shown' : undefined} />
          ))}
        </p>
      )}
    </>
  );
};

interface PlayerLine {
  readonly kind: 'player';
  readonly standing: StandingView;
  readonly number: number;
  readonly isInTable: boolean;
  /** Whether another one of their table follows. */
  readonly hasMore: boolean;
}
type Line = PlayerLine | { readonly kind: 'table'; readonly name: string };

/** A line for each player; in a round those of a table are under its name, by their numbers in it. */
function linesOf(standings: readonly StandingView[]): readonly Line[] {
  const tables = tablesIn({ standings });
  const isInRound = tables.some((at) => at);
  return standings.flatMap((standing, index): readonly Line[] => {
    const at = tables[index];
    const isFirst = isInRound && tables[index - 1]?.players !== at?.players;
    const hasMore = isInRound && index + 1 < standings.length && tables[index + 1]?.players === at?.players;
    const number = at ? numberAt(at, standing.id) : standing.rung;
    const line: Line = { kind: 'player', standing, number, isInTable: isInRound, hasMore };
    return isFirst ? [{ kind: 'table', name: at?.place.name ?? TABLES.waiting }, line] : [line];
  });
}

/** Those of a table stay together under its name; with the line, if any, that says how many are left out. */
function groupsOf(lines: readonly Line[], rows: number): readonly number[] {
  const groups: number[] = [];
  for (const line of lines) {
    if (line.kind === 'player' && line.isInTable) groups.push((groups.pop() ?? 0) + 1);
    else groups.push(1);
  }
  return rows > lines.length ? [...groups, 1] : groups;
}

/** Which of the pages is shown: they turn, and begin anew with that of a player who has moved. */
function usePage(pages: number, first: number, mover: PlayerId | undefined): number {
  const [page, turnTo] = useState(0);
  useEffect(() => {
    if (mover !== undefined) turnTo(first);
    const timer = setInterval(() => turnTo((shown) => shown + 1), TURN);
    return () => clearInterval(timer);
  }, [pages, mover]);
  return page % pages;
}

const areSame = (one: ShownRungs, other: ShownRungs): boolean =>
  (['size', 'pages', 'column', 'row', 'isWhole'] as const).every((each) => one[each] === other[each]) &&
  one.ends?.join() === other.ends?.join();

const classesOf = ({ standing, hasMore }: PlayerLine, today: string, isWhole = false): string =>
  [
    ...(hasMore ? ['has-more'] : []),
    ...(standing.rung === 1 && !standing.table ? ['first'] : []),
    ...(hasMoved(standing, today) ? ['moved'] : []),
    ...(isWhole ? [] : [lengthOf(standing)?.style ?? '']),
  ].join(' ');

/** Whether a player has another rung than before for what happened on a day. */
export const hasMoved = ({ why }: StandingView, day: string): boolean =>
  why.some(({ at, counted = at, from, to }) => counted.startsWith(day) && from !== to);

interface WallList {
  readonly rows: number;
  readonly groups: readonly number[];
  readonly widest: (family: string, length: LengthOf) => number;
}

function fitIn(box: HTMLElement, { rows, groups, widest }: WallList): ShownRungs {
  if (matchMedia(SMALL).matches) return { isWhole: true };
  const { clientWidth: width, clientHeight: height } = box;
  const { fontFamily } = getComputedStyle(box);
  const least = legibleOn({ width: innerWidth, height: innerHeight });
  const fitWith = (length: LengthOf) =>
    fitOf({ width, height, rows, groups, least, widest: widest(fontFamily, length) });
  const [whole, shortened] = [fitWith(() => undefined), fitWith(lengthOf)];
  return isAsGood(whole, shortened) ? { ...whole, isWhole: true } : shortened;
}

export const Change = ({ standing }: { readonly standing: StandingView }) => {
  const { goes } = standing.table ?? {};
  const moved = goes === undefined ? arrowOf(standing) : goes === 'up' ? -1 : 1;
  return <span class={`rung-change ${moved < 0 ? 'up' : moved > 0 ? 'down' : ''}`}>{changeWords(standing)}</span>;
};

function changeWords({ change, points, pointsChange = 0, table }: StandingView): string {
  if (table) return String(table.points);
  if (points !== undefined) return `${points}${pointsChange === 0 ? '' : ` (${signed(pointsChange)})`}`;
  return change === 'new' ? WORDS.isNew : change === 0 ? '' : String(Math.abs(change));
}

/** As much of a name is measured; what is longer still may be cut. */
const MEASURED_OF = 66;
/** Longer names than some are in smaller letters, as the style sheet has it, the longest on two lines. */
const LONG = [
  { style: 'longer', over: 38, part: (0.5 * 1.25) / 2 },
  { style: 'long', over: 28, part: 0.72 },
] as const;

type LengthOf = (standing: StandingView) => (typeof LONG)[number] | undefined;

const lengthOf: LengthOf = ({ name }) => LONG.find(({ over }) => name.length > over);

/** Changes are written in smaller letters, as the style sheet has it. */
const SMALLER = 0.8;
/** The width of the widest row, but for its number, in widths of its letters; measured for the letters of a family. */
const widthsOf =
  (standings: readonly StandingView[]) =>
  (family: string, length: LengthOf): number => {
    const [nameWidth, changeWidth] = [widthIn(family, 600), widthIn(family, 400)];
    const rows = standings.map((each) => {
      const change = `${arrowOf(each) === 0 ? '' : '▲ '}${changeWords(each)}`;
      const part = length(each)?.part ?? 1;
      return part * nameWidth(each.name.slice(0, part === 1 ? undefined : MEASURED_OF)) + SMALLER * changeWidth(change);
    });
    return Math.max(0, ...rows);
  };
