import type { DueView, ForfeitView, SettlementView } from '../../shared/contract/view.ts';
import type { Who } from '../../shared/words/phrase.ts';
import { Clause } from './clause.tsx';
import { FullDay, Moment, Name, Names } from './words.tsx';

/** How many of the things that happen next are told; each player's own stand beside their name as well. */
const NEXT = 3;

/** What happens next by itself, and to whom: soonest first. */
export const Due = ({ dues }: { readonly dues: readonly DueView[] }) => (
  <section class="due" id="due">
    <h2>What happens next</h2>
    {dues.slice(0, NEXT).map((due) => (
      <OneDue due={due} />
    ))}
    {dues.length > NEXT && <p>And {dues.length - NEXT} more after that.</p>}
  </section>
);

const OneDue = ({ due }: { readonly due: DueView }) => (
  <>
    <p>
      <Moment at={due.at} />
    </p>
    <p>
      {due.text}
      <Clause of={due.clause} />
    </p>
    <Threatened who={due.removals} would="be removed" />
    <Threatened who={due.drops} would="drop" />
    <Forfeits {...(due.forfeits && { forfeits: due.forfeits })} would />
  </>
);

/** More names than this are told by the ladder alone, where each is marked. */
const FEW = 12;

const Threatened = ({ who, would }: { readonly who: readonly Who[]; readonly would: string }) =>
  who.length === 0 ? null : (
    <p>
      As things stand, {who.length > FEW ? `${who.length} players, marked ○ in the ladder,` : <Names of={who} />} would{' '}
      {would}.
    </p>
  );

/** Who forfeits how much, or would if nothing happened until then. */
const Forfeits = ({
  forfeits = [],
  would,
}: {
  readonly forfeits?: readonly ForfeitView[];
  readonly would?: boolean;
}) =>
  forfeits.length === 0 ? null : (
    <p>
      {would ? 'Currently due to lose points: ' : 'Lost points: '}
      {forfeits.slice(0, FEW).map((each, index) => (
        <>
          {index > 0 && ', '}
          <Name of={each} /> {each.points}
        </>
      ))}
      {forfeits.length > FEW && ` and ${forfeits.length - FEW} ${forfeits.length === FEW + 1 ? 'other' : 'others'}`}
    </p>
  );

/** How many settled periods a page shows; the rest is in the log. */
const SHOWN = 3;

/** Who dropped or was removed lately, and why; what was settled without a penalty is left to the log. */
export const Settlements = ({ settlements }: { readonly settlements: readonly SettlementView[] }) => {
  const penalties = settlements.filter((each) => !isQuiet(each));
  return penalties.length === 0 ? null : (
    <section class="settlements" id="settlements">
      <h2>{penalties[0]?.forfeited ? 'Forfeits and removals' : 'Drops and removals'}</h2>
      {penalties.slice(0, SHOWN).map((settlement) => (
        <Settlement settlement={settlement} />
      ))}
    </section>
  );
};

const Settlement = ({ settlement }: { readonly settlement: SettlementView }) => (
  <>
    <h3>
      <FullDay at={settlement.at} />: {settlement.cause}
    </h3>
    {settlement.dropped.length > 0 && (
      <p>
        Dropped: <Names of={settlement.dropped} />
        <Clause of={settlement.dropClause} />
      </p>
    )}
    <Forfeits {...(settlement.forfeited && { forfeits: settlement.forfeited })} />
    {settlement.removed.length > 0 && (
      <p>
        Removed: <Names of={settlement.removed} />
        <Clause of={settlement.removalClause} />
      </p>
    )}
  </>
);

const isQuiet = ({ dropped, removed, forfeited = [] }: SettlementView): boolean =>
  dropped.length + removed.length + forfeited.length === 0;
