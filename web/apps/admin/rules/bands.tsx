import { isBands, type Setting } from '#shared/rules/common/settings.ts';
import { labelOf, rangeWords } from '#shared/rules/common/settings-in-words.ts';
import type { Band } from '#shared/vocabulary/header.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import type { TypedValue } from '../header-fields.ts';
import { COMMON, FRESH as W } from '../texts.ts';

interface BandsProps {
  readonly setting: Setting;
  readonly typed: TypedValue;
  readonly isFaulty: boolean;
  readonly onInput: (typed: TypedValue) => void;
}

/** One figure for all, or another one, or as far as a rung, from a rung on downwards. */
export const Bands = ({ setting, typed, isFaulty, onInput }: BandsProps) => {
  const { range } = setting;
  const bands: readonly Band[] = isBands(typed) ? typed : [{ from: 1, up: read(String(typed)) }];
  const [first, ...further] = bands;
  const tell = (changed: readonly Band[]) =>
    onInput(changed.length > 1 ? changed : String(Number.isNaN(changed[0]?.up) ? '' : changed[0]?.up));
  const change = (at: number, by: (band: Band) => Band) =>
    tell(bands.map((band, index) => (index === at ? by(band) : band)));
  const reach = (at: number, upwards: Pick<Band, 'up' | 'to'>) => change(at, ({ from }) => ({ from, ...upwards }));
  const isFar =
    'least' in range && bands.some(({ up }) => up !== undefined && !(up >= range.least && up <= range.most));
  const must = 'least' in range ? W.must(rangeWords({ ...setting, range: { ...range, kind: 'whole' } })) : undefined;
  const fault = isFaulty ? (isFar ? must : W.bandsBad) : undefined;
  return (
    <>
      <Input
        type="number"
        label={labelOf(setting)}
        value={shown(first?.up)}
        fault={fault}
        onInput={(up) => reach(0, { up: read(up) })}
      />
      {further.map(({ from, up, to }, index) => (
        <div key={index} class="beside">
          <Input
            type="number"
            label={W.bandFrom}
            value={shown(from)}
            onInput={(rung) => change(index + 1, (band) => ({ ...band, from: read(rung) }))}
          />
          <Input
            type="number"
            label={labelOf(setting)}
            value={shown(up)}
            onInput={(far) => reach(index + 1, { up: read(far) })}
          />
          <Input
            type="number"
            label={W.bandTo}
            value={shown(to)}
            onInput={(rung) => reach(index + 1, rung.trim() === '' ? { up: Number.NaN } : { to: read(rung) })}
          />
          <button type="button" onClick={() => tell(bands.filter((_, at) => at !== index + 1))}>
            {COMMON.remove}
          </button>
        </div>
      ))}
      {bands.length < MOST.bands && (
        <button type="button" class="plain" onClick={() => tell([...bands, next(bands)])}>
          {W.bandAdd}
        </button>
      )}
    </>
  );
};

/** What is added begins five rungs further down, and goes one further. */
const next = (bands: readonly Band[]): Band => {
  const { from = 1, up = 0 } = bands.at(-1) ?? {};
  return { from: from + (from === 1 ? 4 : 5), up: up + 1 };
};

const read = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

const shown = (figure: number | undefined): string =>
  figure === undefined || Number.isNaN(figure) ? '' : String(figure);
