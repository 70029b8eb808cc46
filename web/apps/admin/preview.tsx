import { signed } from '#shared/words/score.ts';
import { BeforeAfter } from '#web/ui/ladder/before-after.tsx';
import { Name } from '#web/ui/page/words.tsx';
import { type Named, namesIn } from './people.ts';
import { COMMON, TEXT } from './texts.ts';
import type { DeskView, LineView } from './view.ts';

const W = TEXT.sheet;

/** What an entry would do: the ladder before and after, and what each gets out of a pot. */
export const Preview = ({ told, view }: { readonly told: LineView; readonly view: DeskView }) => {
  const known = namesIn(view);
  const fresh = new Map(told.moves.map(({ player, name }) => [player, name]));
  const named: Named = (id) => {
    const name = fresh.get(id);
    return name === undefined ? known(id) : { id, name };
  };
  const order = view.standings.map(({ player }) => player);
  return (
    <>
      {told.settled.length > 0 && <p>{W.settled}</p>}
      {told.shares && <Shares told={told} named={named} />}
      <BeforeAfter order={order} moves={told.moves} named={named} />
    </>
  );
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
          <th scope="col">{COMMON.player}</th>
          <th scope="col">{W.score}</th>
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
