import { useMemo, useState } from 'preact/hooks';
import type { StandingView } from '#shared/contract/view.ts';
import { signed } from '#shared/words/score.ts';
import { arrowOf } from '#web/ui/ladder/arrow.ts';
import { Name } from '#web/ui/page/words.tsx';
import { PEOPLE, WORDS } from '#web/ui/texts.ts';
import {
  type Fit,
  fitAbove,
  fitBeside,
  fitOf,
  heightOfCodes,
  isAsGood,
  type PlaceOfCodes,
  roomBelow,
  SHOWN,
  SMALL,
  useMeasured,
  widthOfCode,
} from './fit.ts';

/** Of a screen that is scrolled the letters are those of the page. */
type ShownRungs = Partial<Fit> & Pick<Fit, 'shown'> & { readonly isWhole?: boolean; readonly beside?: number };

interface RungsProps {
  readonly standings: readonly StandingView[];
  /** Whether nothing stands beside it: then the codes for phones always stand below. */
  readonly alone: boolean;
  /** Is told where the codes for phones have room. */
  readonly onRoom: (codes: PlaceOfCodes) => void;
}

/** The ladder in columns of the largest letters that fit, worked out from measured names. */
export const Rungs = ({ standings, alone, onRoom }: RungsProps) => {
  const [{ size, shown, column, isWhole, beside }, show] = useState<ShownRungs>({ shown: 0 });
  const widest = useMemo(() => widthsOf(standings.slice(0, SHOWN)), [standings]);
  const list = useMeasured<HTMLOListElement>(
    (box) => {
      const { codes = 'apart', ...next } = fitIn(box, { players: standings.length, alone, widest });
      show((before) => (areSame(before, next) ? before : next));
      onRoom(codes);
    },
    [standings, alone],
  );
  const free = beside === undefined ? {} : { paddingInlineEnd: `${beside}px` };
  const style = size === undefined ? undefined : { fontSize: `${size}px`, columnWidth: `${column}em`, ...free };
  return (
    <ol class="rungs" ref={list} style={style}>
      {standings.slice(0, shown).map((standing) => (
        <li key={standing.id} class={isWhole ? undefined : lengthOf(standing)?.style}>
          <span class="rung-number">{standing.rung}</span>
          <span class="rung-name">
            <Name of={standing} />
          </span>
          <Change standing={standing} />
        </li>
      ))}
      {shown > 0 && standings.length > shown && (
        <li>
          <span class="rung-number" />
          <span class="rung-name">{PEOPLE.more(standings.length - shown)}</span>
        </li>
      )}
    </ol>
  );
};

const areSame = (one: ShownRungs, other: ShownRungs): boolean =>
  (['size', 'shown', 'column', 'isWhole', 'beside'] as const).every((each) => one[each] === other[each]);

interface WallList {
  readonly players: number;
  readonly alone: boolean;
  readonly widest: (family: string, length: LengthOf) => number;
}

/** Between the ladder and the codes beside it, in pixels. */
const APART = 24;

function fitIn(box: HTMLElement, { players, alone, widest }: WallList): ShownRungs & { readonly codes?: PlaceOfCodes } {
  if (matchMedia(SMALL).matches) return { shown: SHOWN, isWhole: true };
  const { clientWidth: width, clientHeight: height } = box;
  const { fontFamily } = getComputedStyle(box);
  const codes = heightOfCodes(innerWidth);
  const fitWith = (length: LengthOf) => {
    const fitted = { width, height, players, widest: widest(fontFamily, length) };
    if (alone) return { ...fitOf({ ...fitted, height: height - codes }), codes: 'below' } as const;
    const above = fitAbove(fitted, codes);
    if (roomBelow(fitted, above) >= codes) return { ...above, codes: 'below' } as const;
    const beside = widthOfCode(innerWidth) + APART;
    const left = fitBeside(fitted, beside);
    return left ? ({ ...left, beside, codes: 'beside' } as const) : above;
  };
  const [whole, shortened] = [fitWith(() => undefined), fitWith(lengthOf)];
  return isAsGood(whole, shortened) ? { ...whole, isWhole: true } : shortened;
}

export const Change = ({ standing }: { readonly standing: StandingView }) => {
  const moved = arrowOf(standing);
  return <span class={`rung-change ${moved < 0 ? 'up' : moved > 0 ? 'down' : ''}`}>{changeWords(standing)}</span>;
};

function changeWords({ change, points, pointsChange = 0 }: StandingView): string {
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
/** Letters are measured in this size, in pixels. */
const MEASURED = 100;

/** Measures texts in letters of a family and weight, in widths of these. */
export function widthIn(family: string, weight: number): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  return (text) => {
    if (!context) return 0;
    context.font = `${weight} ${MEASURED}px ${family}`;
    return context.measureText(text).width / MEASURED;
  };
}

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
