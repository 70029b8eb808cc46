import type { VNode } from 'preact';
import { measureOf, rungsOf, termsOf } from '#shared/view/measures.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { Named } from '#shared/words/names.ts';
import { type Change, changesBetween } from '#web/ui/ladder/changes.ts';
import { Clause } from '#web/ui/ladder/clause.tsx';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { Terms } from '#web/ui/ladder/terms.tsx';
import { Name } from '#web/ui/page/words.tsx';
import { WORDS } from '#web/ui/texts.ts';
import { WHAT_IF } from '../texts.ts';
import type { Imagined, Rehearsal } from './rehearse.ts';

/** How many rows are shown of what would follow; around those who move. */
const ROWS = 30;

interface OutcomeProps {
  readonly rehearsal: Rehearsal;
  readonly imagined: Imagined;
}

/** What would follow: what the rules say to it, who moves, and the ladder around them. */
export const Outcome = ({ rehearsal: { before, after, refusal, terms }, imagined }: OutcomeProps) => {
  const named = namesIn(after ?? before);
  const changes = after && changesBetween(before, after);
  return (
    <div class="follows">
      <div role="status">
        {refusal && (
          <p class="refused">
            {after ? WHAT_IF.forbidden(<Against refusal={refusal} />) : <Against refusal={refusal} />}
          </p>
        )}
        {changes && <Summary changes={changes} named={named} />}
      </div>
      {terms && imagined.kind === 'pair' && (
        <p class="note">
          <Terms terms={termsOf(before, { ...imagined, terms }, named)} />
        </p>
      )}
      {after && changes && <Excerpt changes={changes} after={after} named={named} />}
    </div>
  );
};

const Summary = ({ changes, named }: { readonly changes: readonly Change[]; readonly named: Named }) => {
  const moved = changes.filter(({ from, to }) => from !== to);
  if (changes.length === 0) return <p>{WHAT_IF.still}</p>;
  if (moved.length === 0) return <p>{WHAT_IF.samePlaces}</p>;
  return (
    <p>
      {WHAT_IF.rungs(
        <>
          {moved.slice(0, 6).map(({ player, from = 0, to = 0 }, index) => (
            <>
              {index > 0 && ', '}
              {movedWords(<Name of={named(player)} />, from, to)}
            </>
          ))}
          {moved.length > 6 && WHAT_IF.others(moved.length - 6)}
        </>,
      )}
    </p>
  );
};

/** Rung 0 is none. */
function movedWords(name: VNode, from: number, to: number) {
  if (to === 0) return WHAT_IF.leaves(name);
  return from === 0 ? WHAT_IF.joins(name, to) : WHAT_IF.moves(name, from, to);
}

const Against = ({ refusal: { message, clause } }: { readonly refusal: Refusal }) => (
  <>
    {message}
    <Clause of={clause} />
  </>
);

interface ExcerptProps {
  readonly changes: readonly Change[];
  readonly after: Ladder;
  readonly named: Named;
}

const Excerpt = ({ changes: all, after, named }: ExcerptProps) => {
  const changes = new Map(all.map((each) => [each.player, each]));
  const [rungs, order] = [rungsOf(after), after.order.players()];
  const shown = around(order, new Set(changes.keys()));
  const measure =
    measureOf(after) === 'points' ? 'points' : [...changes.values()].some(({ gap }) => gap) ? 'gap' : undefined;
  return shown.length === 0 ? null : (
    <table>
      <caption class="unseen">{WHAT_IF.after}</caption>
      <thead>
        <tr>
          <th scope="col">{WORDS.rung}</th>
          <th scope="col">{WORDS.player}</th>
          <th scope="col">{WHAT_IF.before}</th>
          {measure && <th scope="col">{WORDS[measure]}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((player) => (
          <tr key={player} class={changes.has(player) ? 'changed' : undefined}>
            <th scope="row">{rungs.get(player)}</th>
            <td>
              <Name of={named(player)} />
            </td>
            <Before change={changes.get(player)} />
            {measure && <td>{arrow(changes.get(player)?.[measure])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Before = ({ change }: { readonly change: Change | undefined }) => {
  if (!change || change.from === change.to) return <td />;
  const { from, to = 0 } = change;
  if (from === undefined) return <td>{WORDS.isNew}</td>;
  return <td class={to < from ? 'up' : 'down'}>{from}</td>;
};

const arrow = (pair: readonly [unknown, unknown] | undefined): string =>
  pair ? pair.map((each) => each ?? '–').join(' → ') : '';

/** Those who change and their neighbours. */
const around = (order: readonly PlayerId[], changed: ReadonlySet<PlayerId>): readonly PlayerId[] =>
  order
    .filter((_, index) => order.slice(Math.max(0, index - 1), index + 2).some((player) => changed.has(player)))
    .slice(0, ROWS);
