import { useState } from 'preact/hooks';
import type { LadderView, ResultView, StandingView } from '#shared/contract/view.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import { few } from '#shared/words/lists.ts';
import { textOf } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { Face, initialsOf } from '#web/ui/page/club-look.tsx';
import { Name, Score, Words } from '#web/ui/page/words.tsx';
import { LEADING, WORDS } from '#web/ui/texts.ts';
import { useMeasured } from './fit.ts';
import { widthIn, widthOnTwoLines } from './widths.ts';

/** As much of a story is told at once. */
const TOLD = 2;

/** The results that moved somebody between two looks at a ladder, newest first. */
export function newsBetween(before: LadderView | undefined, { results, standings }: LadderView): readonly ResultView[] {
  if (before === undefined || standings.every(({ id }, index) => before.standings[index]?.id === id)) return [];
  const known = new Set(before.results.map(({ line }) => line));
  return results.filter(({ line, state }) => state === 'stands' && !known.has(line)).slice(0, TOLD);
}

/** The players whom news are about: those who moved come first in what moved. */
export const moversIn = (news: readonly ResultView[]): readonly PlayerId[] =>
  news.flatMap(({ moved }) => moved.flatMap((part) => (typeof part === 'string' ? [] : [part.id])));

interface HeadlineProps {
  readonly standings: readonly StandingView[];
  /** What has just happened: it is told for a while in place of who leads. */
  readonly news: readonly ResultView[];
}

/** Who leads, and since when; for a while after a move, what moved. */
export const Headline = ({ standings, news }: HeadlineProps) => {
  const leaders = standings.filter(({ rung }) => rung === 1);
  return (
    <div class="headline" role="status">
      {news.length > 0 ? <Story of={news} /> : <Leaders of={leaders} />}
    </div>
  );
};

const Story = ({ of }: { readonly of: readonly ResultView[] }) => (
  <div class="story">
    {of.map(({ line, challenger, challenged, score, moved }) => (
      <p key={line}>
        <Name of={challenger} /> <Score>{scoreWords(score)}</Score> <Name of={challenged} />
        <strong>
          <Words of={moved} />
        </strong>
      </p>
    ))}
  </div>
);

/** The largest letters of the name of who leads, and those in which it is rather on two lines, in shorter sides of the screen. */
const [LARGEST, ON_TWO_LINES] = [0.086, 0.062] as const;

const Leaders = ({ of }: { readonly of: readonly StandingView[] }) => {
  const [size, setSize] = useState(0);
  const [first, ...others] = of;
  const names = few(of);
  const box = useMeasured<HTMLParagraphElement>(
    (place) => {
      const widthOf = widthIn(getComputedStyle(place.firstElementChild ?? place).fontFamily, 700);
      const side = Math.min(innerWidth, innerHeight);
      const name = textOf(names);
      const [onOne, onTwo] = [place.clientWidth / widthOf(name), place.clientWidth / widthOnTwoLines(name, widthOf)];
      setSize(Math.floor(Math.max(Math.min(onOne, LARGEST * side), Math.min(onTwo, ON_TWO_LINES * side))));
    },
    [textOf(names)],
  );
  if (!first) return null;
  return (
    <div class="leader" key={first.id}>
      <b class="disc" aria-hidden="true">
        {others.length > 0 ? 1 : initialsOf(first.name)}
        {others.length === 0 && <Face of={first.face} />}
      </b>
      <p ref={box}>
        <strong style={size > 0 ? { fontSize: `${size}px` } : undefined}>
          <Words of={names} />
        </strong>
        <small>{sinceWhen(first)}</small>
      </p>
    </div>
  );
};

function sinceWhen({ onTop, points }: StandingView): string | undefined {
  if (points !== undefined) return WORDS.pointsOf(points);
  return onTop && LEADING.onTop(shortDay(onTop.since), onTop.defences).join('');
}
