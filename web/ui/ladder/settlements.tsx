import type { DueView, ForfeitView, LadderView, SettlementView } from '#shared/contract/view.ts';
import { isEarly } from '#shared/view/forecast-words.ts';
import { fullMoment } from '#shared/words/dates.ts';
import { andOthers, inARow } from '#shared/words/lists.ts';
import { capital, type Who } from '#shared/words/phrase.ts';
import { FullDay, Name, Names } from '../page/words.tsx';
import { SETTLEMENTS } from '../texts.ts';
import { Clause } from './clause.tsx';
import { FewNames } from './night.tsx';

/** How many of the things that happen next are told; each player's own stand beside their name as well. */
const NEXT = 3;

interface Dues {
  readonly view: Pick<LadderView, 'asOf' | 'season'>;
  readonly dues: readonly DueView[];
  /** How many there are, where not all are at hand. */
  readonly all?: number | undefined;
}

export const Due = ({ view, dues, all = dues.length }: Dues) => (
  <section class="due" id="due">
    <h2>{SETTLEMENTS.next}</h2>
    {dues.slice(0, NEXT).map((due) => (
      <OneDue due={due} isEarly={isEarly(due, view)} />
    ))}
    {all > NEXT && <p>{SETTLEMENTS.more(all - NEXT)}</p>}
  </section>
);

interface OneDueProps {
  readonly due: DueView;
  /** Nobody is named then. */
  readonly isEarly: boolean;
}

const OneDue = ({ due, isEarly }: OneDueProps) => (
  <>
    <p>
      <time dateTime={due.at}>{capital(fullMoment(due.at))}</time>
    </p>
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

/** More names than this are told by the ladder alone, where each is marked. */
const FEW = 12;

const Threatened = ({ who, says }: { readonly who: readonly Who[]; readonly says: typeof SETTLEMENTS.wouldDrop }) =>
  who.length === 0 ? null : <p>{says(who.length > FEW ? SETTLEMENTS.marked(who.length) : <Names of={who} />)}</p>;

interface ForfeitsProps {
  readonly forfeits?: readonly ForfeitView[] | undefined;
  readonly says: typeof SETTLEMENTS.lost;
}

const Forfeits = ({ forfeits = [], says }: ForfeitsProps) =>
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

const SHOWN = 3;

export const Settlements = ({ settlements }: { readonly settlements: readonly SettlementView[] }) => {
  const penalties = settlements.slice(0, SHOWN);
  return penalties.length === 0 ? null : (
    <section class="settlements" id="settlements">
      <h2>{capital(inARow(headingOf(penalties)))}</h2>
      {penalties.map((settlement) => (
        <Settlement settlement={settlement} />
      ))}
    </section>
  );
};

/** What became of players in any of these. */
const headingOf = (penalties: readonly SettlementView[]): readonly string[] => [
  ...(penalties.some(({ forfeited = [] }) => forfeited.length > 0) ? [SETTLEMENTS.forfeits] : []),
  ...(penalties.some(({ dropped }) => dropped.length > 0) ? [SETTLEMENTS.drops] : []),
  ...(penalties.some(({ removed }) => removed.length > 0) ? [SETTLEMENTS.removals] : []),
];

const Settlement = ({ settlement }: { readonly settlement: SettlementView }) => (
  <>
    <h3>
      <FullDay at={settlement.at} /> – {settlement.cause}
    </h3>
    {settlement.dropped.length > 0 && (
      <p>
        {SETTLEMENTS.dropped(<FewNames of={settlement.dropped} />)}
        <Clause of={settlement.dropClause} />
      </p>
    )}
    <Forfeits forfeits={settlement.forfeited} says={SETTLEMENTS.lost} />
    {settlement.removed.length > 0 && (
      <p>
        {SETTLEMENTS.removed(<FewNames of={settlement.removed} />)}
        <Clause of={settlement.removalClause} />
      </p>
    )}
  </>
);
