import { useState } from 'preact/hooks';
import type { LadderView, ResultView, SettlementView, StandingView } from '#shared/contract/view.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import { few } from '#shared/words/lists.ts';
import { capital, textOf, type Who } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { HAPPENED } from '#shared/words/texts.ts';
import { Face, initialsOf } from '#web/ui/page/club-look.tsx';
import { Name, Score, Words } from '#web/ui/page/words.tsx';
import { LEADING, SETTLEMENTS, WORDS } from '#web/ui/texts.ts';
import { useMeasured } from './fit.ts';
import { widthIn, widthOnTwoLines } from './widths.ts';

/** As much of a story is told at once. */
const TOLD = 2;

/** What moved somebody: a result, what fell due, or that a player came or went. */
export type News =
  | { readonly kind: 'result'; readonly result: ResultView }
  | { readonly kind: 'settled'; readonly settlement: SettlementView }
  | { readonly kind: 'joined' | 'left'; readonly who: Who };

/** What moved somebody between two looks at a ladder: results before all else, and the newest first. */
export function newsBetween(before: LadderView | undefined, view: LadderView): readonly News[] {
  const { results, settlements, standings } = view;
  if (before === undefined || areSameIn(before.standings, standings)) return [];
  const played = new Set(before.results.map(({ line }) => line));
  const settled = new Set(before.settlements.map(({ line }) => line));
  const due = settlements.filter(
    ({ line, dropped, removed }) => !settled.has(line) && dropped.length + removed.length > 0,
  );
  const removed = new Set(due.flatMap((each) => each.removed.map(({ id }) => id)));
  const left = missingIn(standings, before.standings).filter(({ id }) => !removed.has(id));
  return [
    ...results
      .filter(({ line, state }) => state === 'stands' && !played.has(line))
      .map((result) => ({ kind: 'result' as const, result })),
    ...due.map((settlement) => ({ kind: 'settled' as const, settlement })),
    ...missingIn(before.standings, standings).map((who) => ({ kind: 'joined' as const, who })),
    ...left.map((who) => ({ kind: 'left' as const, who })),
  ].slice(0, TOLD);
}

const areSameIn = (before: readonly Who[], now: readonly Who[]): boolean =>
  before.length === now.length && now.every(({ id }, index) => before[index]?.id === id);

/** Who is in one list and not in the other. */
function missingIn(list: readonly Who[], all: readonly Who[]): readonly Who[] {
  const known = new Set(list.map(({ id }) => id));
  return all.filter(({ id }) => !known.has(id));
}

/** The players whom news are about: those who moved come first in what moved. */
export const moversIn = (news: readonly News[]): readonly PlayerId[] => news.flatMap(moversOf);

function moversOf(each: News): readonly PlayerId[] {
  switch (each.kind) {
    case 'result':
      return each.result.moved.flatMap((part) => (typeof part === 'string' ? [] : [part.id]));
    case 'settled':
      return each.settlement.dropped.map(({ id }) => id);
    case 'joined':
    case 'left':
      return [each.who.id];
  }
}

interface HeadlineProps {
  readonly standings: readonly StandingView[];
  /** What has just happened: it is told for a while in place of who leads. */
  readonly news: readonly News[];
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

const Story = ({ of }: { readonly of: readonly News[] }) => (
  <div class="story">
    {of.map((each) => (
      <p key={keyOf(each)}>
        <NewsWords of={each} />
      </p>
    ))}
  </div>
);

function keyOf(each: News): string | number {
  switch (each.kind) {
    case 'result':
      return each.result.line;
    case 'settled':
      return each.settlement.line;
    case 'joined':
    case 'left':
      return each.who.id;
  }
}

const NewsWords = ({ of }: { readonly of: News }) => {
  switch (of.kind) {
    case 'result': {
      const { challenger, challenged, score, moved } = of.result;
      return (
        <>
          <Name of={challenger} /> <Score>{scoreWords(score)}</Score> <Name of={challenged} />
          <strong>
            <Words of={moved} />
          </strong>
        </>
      );
    }
    case 'settled': {
      const { cause, dropped, removed } = of.settlement;
      return (
        <>
          {capital(cause)}
          {dropped.length > 0 && <strong>{SETTLEMENTS.dropped(<Words of={few(dropped)} />)}</strong>}
          {removed.length > 0 && <strong>{SETTLEMENTS.removed(<Words of={few(removed)} />)}</strong>}
        </>
      );
    }
    case 'joined':
    case 'left':
      return (
        <strong>
          <Words of={HAPPENED[of.kind](of.who)} />
        </strong>
      );
  }
};

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
