import { changesInWords } from '#shared/view/changes-in-words.ts';
import { dayWords } from '#shared/words/dates.ts';
import { Name } from '#web/ui/page/words.tsx';
import { useAdmin } from '../admin.ts';
import { hasFinal, headerOf } from '../header-fields.ts';
import { follows as W } from '../texts.ts';
import type { AdminView } from '../view.ts';
import { figuresChanged, orderOf, type Ratings, type SeasonFields } from './fields.ts';

interface WhatFollowsProps {
  readonly fields: SeasonFields;
  readonly ratings: Ratings;
}

/** What starting the season does: to the one that ends, and how the next one begins. */
export const WhatFollows = ({ fields, ratings }: WhatFollowsProps) => {
  const { view, named } = useAdmin();
  const { season, closures = [] } = headerOf(fields.header);
  const order = orderOf(view, fields, ratings);
  const settings = figuresChanged(view, fields);
  const changes = changesInWords(view.header, { closures: view.header.closures ?? [], ...(settings && { settings }) });
  const open = view.challenges.length + view.games.length;
  const days = (from: string, to: string) => (from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`);
  return (
    <section class="follows" role="status">
      <h3>{W.title}</h3>
      <ul>
        <li>
          {W.ends} <Ending view={view} />
        </li>
        {open > 0 && <li>{W.open(open)}</li>}
        <li>{season.end === undefined ? W.endless(dayWords(season.start)) : W.runs(days(season.start, season.end))}</li>
        <li>{closures.length === 0 ? W.neverClosed : W.closed(closures.map(({ from, to }) => days(from, to)))}</li>
        {changes.length === 0 ? <li>{W.asBefore}</li> : changes.map((change) => <li key={change}>{change}</li>)}
        <li>
          {W.players(order.length)}
          {fields.order === 'draw' && ` ${W.drawn}`}
        </li>
      </ul>
      {fields.order !== 'draw' && (
        <ol class="order">
          {order.map((player) => (
            <li key={player}>
              <Name of={named(player)} />
              {fields.order === 'rating' && ` ${ratings.get(player)}`}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

/** Who wins the season that ends. */
const Ending = ({ view: { header, final, standings } }: { readonly view: AdminView }) => {
  const winner = hasFinal(header.system)
    ? standings.find(({ player }) => player === final?.champion)
    : standings.find(({ rung }) => rung === 1);
  return winner ? (
    <>
      <bdi>{winner.name}</bdi> {W.wins}
    </>
  ) : (
    <span>{W.nobodyWins}</span>
  );
};
