import type { LineMove } from '../../shared/contract/entries.ts';
import type { PlayerId } from '../../shared/vocabulary/vocabulary.ts';
import type { Named } from '../../shared/words/names.ts';
import { excerptOf, type Row } from './excerpt.ts';
import { BEFORE_AFTER } from './texts.ts';
import { Name, Names } from './words.tsx';

/** More rungs than this are not shown one by one. */
const SHOWN = 16;

interface BeforeAfterProps {
  /** The ladder as it is, top first. */
  readonly order: readonly PlayerId[];
  readonly moves: readonly LineMove[];
  readonly named: Named;
}

/** What some moves would do: the ladder before and after, and who would be gone. */
export const BeforeAfter = ({ order, moves, named }: BeforeAfterProps) => {
  const { rows, removed } = excerptOf(order, moves);
  return (
    <>
      {rows.length === 0 ? <p>{BEFORE_AFTER.nobodyMoves}</p> : <Table rows={rows} named={named} />}
      {removed.length > 0 && <p>{BEFORE_AFTER.removed(<Names of={removed.map(named)} />)}</p>}
    </>
  );
};

type Rows = Pick<BeforeAfterProps, 'named'> & { readonly rows: readonly Row[] };

const Table = ({ rows, named }: Rows) => {
  const shown = rows.length <= SHOWN ? rows : rows.filter(({ after }) => after?.change !== 0).slice(0, SHOWN);
  return (
    <>
      <table class="before-after">
        <thead>
          <tr>
            <th scope="col">{BEFORE_AFTER.rung}</th>
            <th scope="col">{BEFORE_AFTER.now}</th>
            <th scope="col">{BEFORE_AFTER.after}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <BothSides key={row.rung} row={row} named={named} />
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && <p class="hint">{BEFORE_AFTER.more(rows.length - shown.length)}</p>}
    </>
  );
};

const BothSides = ({ row: { rung, before, after }, named }: Pick<Rows, 'named'> & { readonly row: Row }) => (
  <tr>
    <th scope="row">{rung}</th>
    <td>{before && <Name of={named(before)} />}</td>
    <td class={after?.change === 0 ? 'same' : undefined}>
      {after && (
        <>
          <Name of={named(after.player)} /> <Change by={after.change} />
        </>
      )}
    </td>
  </tr>
);

/** By how many rungs somebody moves: below is positive. */
export const Change = ({ by }: { readonly by: number | 'joined' }) => {
  if (by === 'joined') return <small>{BEFORE_AFTER.joins}</small>;
  if (by === 0) return null;
  return by < 0 ? (
    <small class="rose">{BEFORE_AFTER.up(-by)}</small>
  ) : (
    <small class="fell">{BEFORE_AFTER.down(by)}</small>
  );
};
