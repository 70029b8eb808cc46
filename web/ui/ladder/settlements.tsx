import type { DueView, ForfeitView, LadderView } from '#shared/contract/view.ts';
import { isEarly } from '#shared/view/ahead.ts';
import { isOfPeriod } from '#shared/view/settlement-kind.ts';
import { andOthers } from '#shared/words/lists.ts';
import type { Who } from '#shared/words/phrase.ts';
import { Name, Names } from '../page/words.tsx';
import { SETTLEMENTS } from '../texts.ts';
import { Clause } from './clause.tsx';

/** How many of the next events are shown; a player's own are also beside their name. */
const NEXT = 3;

interface Dues {
  readonly view: Pick<LadderView, 'asOf' | 'season'>;
  readonly dues: readonly DueView[];
  /** How many there are, where not all are at hand. */
  readonly all?: number | undefined;
}

export const Due = ({ view, dues, all = dues.length }: Dues) => {
  const some = dues.filter(concerns);
  const [told, more] = some.length > 0 ? [some, all - dues.length + some.length - NEXT] : [dues, all - NEXT];
  return (
    <section class="due" id="due">
      <h2>{SETTLEMENTS.next}</h2>
      {told.slice(0, NEXT).map((due) => (
        <OneDue due={due} isEarly={isEarly(due, view)} />
      ))}
      {more > 0 && <p>{SETTLEMENTS.more(more)}</p>}
    </section>
  );
};

/** Whether it does anything: a month or week that costs nobody anything happens to nobody. */
const concerns = (due: DueView): boolean =>
  !isOfPeriod(due) || due.drops.length + due.removals.length + (due.forfeits?.length ?? 0) > 0;

interface OneDueProps {
  readonly due: DueView;
  /** Nobody is named then. */
  readonly isEarly: boolean;
}

const OneDue = ({ due, isEarly }: OneDueProps) => (
  <>
    <p>
      {due.text}
      <Clause of={due.clause} />
    </p>
    {!isEarly && (
      <>
        <Threatened who={due.removals} says={SETTLEMENTS.wouldBeRemoved} />
        <Threatened who={due.drops} says={SETTLEMENTS.wouldDrop} />
        <Forfeits forfeits={due.forfeits} says={SETTLEMENTS.dueToLose} />
      </>
    )}
  </>
);

/** More names than this are only shown on the ladder, where each is marked. */
const FEW = 12;

const Threatened = ({ who, says }: { readonly who: readonly Who[]; readonly says: typeof SETTLEMENTS.wouldDrop }) =>
  who.length === 0 ? null : <p>{says(who.length > FEW ? SETTLEMENTS.marked(who.length) : <Names of={who} />)}</p>;

interface ForfeitsProps {
  readonly forfeits?: readonly ForfeitView[] | undefined;
  readonly says: typeof SETTLEMENTS.lost;
}

export const Forfeits = ({ forfeits = [], says }: ForfeitsProps) =>
  forfeits.length === 0 ? null : (
    <p>
      {says(
        forfeits.slice(0, FEW).map((each, index) => (
          <>
            {index > 0 && ', '}
            <Name of={each} /> {each.points}
          </>
        )),
      )}
      {forfeits.length > FEW && andOthers(forfeits.length - FEW)}
    </p>
  );
