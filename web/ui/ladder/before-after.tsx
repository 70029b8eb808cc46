import type { LineMove } from '#shared/contract/entries.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Named } from '#shared/words/names.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Name, Names } from '../page/words.tsx';
import { BEFORE_AFTER, PEOPLE, WORDS } from '../texts.ts';

const SHOWN = 16;

interface BeforeAfterProps {
  readonly order: readonly PlayerId[];
  readonly moves: readonly LineMove[];
  readonly named: Named;
}

export const BeforeAfter = ({ order, moves, named }: BeforeAfterProps) => {
  const { rows, removed } = excerptOf(order, moves);
  return (
    <>
      {rows.length === 0 ? <p>{SHARED.nobodyMoves}</p> : <Table rows={rows} named={named} />}
      {removed.length > 0 && <p>{BEFORE_AFTER.removed(<Names of={removed.map(named)} />)}</p>}
    </>
  );
};

type RowsProps = Pick<BeforeAfterProps, 'named'> & { readonly rows: readonly BeforeAfterRow[] };

const Table = ({ rows, named }: RowsProps) => {
  const shown = rows.length <= SHOWN ? rows : rows.filter(({ after }) => after?.change !== 0).slice(0, SHOWN);
  return (
    <>
      <table class="before-after">
        <thead>
          <tr>
            <th scope="col">{WORDS.rung}</th>
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
      {shown.length < rows.length && <p class="hint">{PEOPLE.more(rows.length - shown.length)}</p>}
    </>
  );
};

const BothSides = ({
  row: { rung, before, after },
  named,
}: Pick<RowsProps, 'named'> & { readonly row: BeforeAfterRow }) => (
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

/** By how many rungs a player moves: below is positive. */
export const Change = ({ by }: { readonly by: number | 'joined' }) => {
  if (by === 'joined') return <small>{BEFORE_AFTER.joins}</small>;
  if (by === 0) return null;
  return by < 0 ? (
    <small class="rose">{BEFORE_AFTER.up(-by)}</small>
  ) : (
    <small class="fell">{BEFORE_AFTER.down(by)}</small>
  );
};

interface PlaceAfter {
  readonly player: PlayerId;
  /** By how many rungs they would have moved, below being positive. */
  readonly change: number | 'joined';
}

interface BeforeAfterRow {
  readonly rung: number;
  readonly before?: PlayerId;
  readonly after?: PlaceAfter;
}

interface Excerpt {
  readonly rows: readonly BeforeAfterRow[];
  readonly removed: readonly PlayerId[];
}

export function excerptOf(order: readonly PlayerId[], moves: readonly LineMove[]): Excerpt {
  const after = afterMoves(order, moves);
  const touched = moves.flatMap(({ from, to }) => [from ?? [], to ?? []].flat());
  if (touched.length === 0) return { rows: [], removed: [] };
  const first = Math.max(1, Math.min(...touched) - 1);
  const last = Math.min(Math.max(order.length, after.length), Math.max(...touched) + 1);
  const rows = Array.from({ length: last - first + 1 }, (_, index) => rowAt(order, after, first + index));
  return { rows, removed: moves.filter(({ to }) => to === null).map(({ player }) => player) };
}

function rowAt(before: readonly PlayerId[], after: readonly PlaceAfter[], rung: number): BeforeAfterRow {
  const [was, will] = [before[rung - 1], after[rung - 1]];
  return { rung, ...(was !== undefined && { before: was }), ...(will && { after: will }) };
}

/** Moved players take their new rungs; everybody else keeps the order that they are in. */
function afterMoves(order: readonly PlayerId[], moves: readonly LineMove[]): readonly PlaceAfter[] {
  const moved = new Map(moves.map((move) => [move.player, move]));
  const taken = new Map(moves.flatMap((move) => (move.to === null ? [] : [[move.to, move] as const])));
  const staying = order.filter((player) => !moved.has(player));
  const size = staying.length + taken.size;
  return Array.from({ length: size }, (_, index): PlaceAfter => {
    const move = taken.get(index + 1);
    if (move) return { player: move.player, change: move.from === null ? 'joined' : index + 1 - move.from };
    const [player] = staying.splice(0, 1);
    return { player: player ?? order[index] ?? missing(), change: 0 };
  });
}

function missing(): never {
  throw new Error('moves that leave a rung empty');
}
