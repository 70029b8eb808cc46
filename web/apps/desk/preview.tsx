import { signed } from '../../../shared/words/score.ts';
import { Name } from '../../kit/words.tsx';
import { excerptOf, type Row } from './excerpt.ts';
import { type Named, namesIn } from './people.ts';
import type { DeskView, LineView } from './view.ts';
import * as WORDS from './words.ts';

const W = WORDS.sheet;
/** More rungs than this are not shown one by one. */
const SHOWN = 16;

/** What an entry would do: the ladder before and after, and what each gets out of a pot. */
export const Preview = ({ told, view }: { readonly told: LineView; readonly view: DeskView }) => {
  const known = namesIn(view);
  const fresh = new Map(told.moves.map(({ player, name }) => [player, name]));
  const named: Named = (id) => {
    const name = fresh.get(id);
    return name === undefined ? known(id) : { id, name };
  };
  const order = view.standings.map(({ player }) => player);
  const { rows, removed } = excerptOf(order, told.moves);
  return (
    <>
      {told.settled.length > 0 && <p>{W.settled}</p>}
      {told.shares && <Shares told={told} named={named} />}
      {rows.length === 0 ? <p>{W.nobodyMoves}</p> : <BeforeAfter rows={rows} named={named} />}
      {removed.length > 0 && (
        <p>
          {W.gone}
          {removed.map((player, index) => (
            <>
              {index > 0 && ', '}
              <Name of={named(player)} />
            </>
          ))}
        </p>
      )}
      {told.why && <small>({told.why})</small>}
    </>
  );
};

const BeforeAfter = ({ rows, named }: { readonly rows: readonly Row[]; readonly named: Named }) => {
  const shown = rows.length <= SHOWN ? rows : rows.filter(({ after }) => after?.change !== 0).slice(0, SHOWN);
  return (
    <>
      <table class="before-after">
        <thead>
          <tr>
            <th scope="col">{W.rung}</th>
            <th scope="col">{W.now}</th>
            <th scope="col">{W.after}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <BothSides key={row.rung} row={row} named={named} />
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && <p class="hint">{W.cut(rows.length - shown.length)}</p>}
    </>
  );
};

const BothSides = ({ row: { rung, before, after }, named }: { readonly row: Row; readonly named: Named }) => (
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

const Change = ({ by }: { readonly by: number | 'joined' }) => {
  if (by === 'joined') return <small>{W.joins}</small>;
  if (by === 0) return null;
  return by < 0 ? <small class="rose">▲ {W.up(-by)}</small> : <small class="fell">▼ {W.down(by)}</small>;
};

const Shares = ({ told, named }: { readonly told: LineView; readonly named: Named }) => {
  const stake = Math.round(
    (told.shares ?? []).reduce((sum, { points }) => sum + points, 0) / (told.shares?.length || 1),
  );
  return (
    <table class="before-after">
      <caption class="unseen">{W.shares}</caption>
      <thead>
        <tr>
          <th scope="col">{W.player}</th>
          <th scope="col">{WORDS.pots.scoreOf}</th>
          <th scope="col">{W.gets}</th>
          <th scope="col">{W.net}</th>
        </tr>
      </thead>
      <tbody>
        {told.shares?.map(({ player, points }) => (
          <tr key={player}>
            <th scope="row">
              <Name of={named(player)} />
            </th>
            <td>{told.scores?.find(([id]) => id === player)?.[1]}</td>
            <td>{points}</td>
            <td>{signed(points - stake)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
