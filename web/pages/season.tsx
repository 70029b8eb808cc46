import { addDays, addMonths } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import type { DueDateView } from '#shared/contract/calendar.ts';
import type { PeriodView } from '#shared/contract/settlement-kind.ts';
import type { LadderView, SettlementView } from '#shared/contract/view.ts';
import { wordsOf } from '#shared/systems/words.ts';
import { datedWords, isOfPeriod } from '#shared/view/settlement-kind.ts';
import { meetingWords, periodWords, shortDay, weekdayName } from '#shared/words/dates.ts';
import { inARow } from '#shared/words/lists.ts';
import { capital } from '#shared/words/phrase.ts';
import { Clause } from '../ui/ladder/clause.tsx';
import { FewNames } from '../ui/ladder/night.tsx';
import { spanWords } from '../ui/ladder/period-span.ts';
import { Forfeits } from '../ui/ladder/settlements.tsx';
import { FullDay, ShortDay, Words } from '../ui/page/words.tsx';
import { SETTLEMENTS } from '../ui/texts.ts';
import { Rematches } from './challenges.tsx';
import { TEXT } from './texts.ts';

/** All that there is to know of a season besides its ladder and results, folded away as one. */
export const Season = ({ view }: { readonly view: LadderView }) => (
  <section class="season" id="season">
    <details id="days">
      <summary>
        <h2>{TEXT.days.title}</h2>
      </summary>
      <Played calendar={view.calendar} />
      <dl>
        <Dues view={view} />
        <Closures calendar={view.calendar} />
        <Changes calendar={view.calendar} />
        <Penalties settlements={view.settlements} />
      </dl>
      <Rematches view={view} />
    </details>
  </section>
);

const Played = ({ calendar: { days, played } }: Pick<LadderView, 'calendar'>) => (
  <p>{TEXT.days.playedOn(days, shortDay(played.at(-1)?.day ?? ''))}</p>
);

/** A list for each of what the system calls them. Deadlines of challenges stand beside these. */
function Dues({ view: { calendar, season, system } }: { readonly view: LadderView }) {
  const { settlements } = wordsOf({ header: { system } });
  const dues = calendar.dues.filter(({ between }) => between === undefined);
  const lists = dues.map((due) => ({ due, list: datedWords(settlements, due.kind)?.list() ?? '' }));
  return [...new Set(lists.map(({ list }) => list))].map((list) => (
    <DueList list={list} dues={lists.filter((each) => each.list === list).map(({ due }) => due)} end={season.end} />
  ));
}

interface DueListProps {
  readonly list: string;
  readonly dues: readonly DueDateView[];
  readonly end: string | undefined;
}

const DueList = ({ list, dues, end }: DueListProps) => {
  const periods = dues.filter(isOfPeriod);
  return (
    <>
      <dt>{list}</dt>
      {periods.length > 0 && (
        <dd>
          <Periods dues={periods} isToEnd={end !== undefined} />
        </dd>
      )}
      {dues
        .filter((due) => !isOfPeriod(due))
        .map(({ at, clause }) => (
          <dd>
            <time dateTime={at}>{meetingWords(at)}</time> – {TEXT.days.notHere}
            <Clause of={clause} />
          </dd>
        ))}
    </>
  );
};

type PeriodDue = Extract<DueDateView, PeriodView>;

interface PeriodsProps {
  readonly dues: readonly PeriodDue[];
  /** Whether these are all of the season. */
  readonly isToEnd: boolean;
}

/** The next one, and the rest in few words where they are as regular as months and weeks are. */
const Periods = ({ dues: [first, ...rest], isToEnd }: PeriodsProps) =>
  first && (
    <>
      <ShortDay at={first.at} /> ({daysWords(first)})
      {areRegular(first, rest)
        ? rest.length > 0 && thenOn(first, isToEnd ? rest.at(-1) : undefined)
        : rest.map(({ at }) => (
            <>
              {', '}
              <ShortDay at={at} />
            </>
          ))}
      <Clause of={first.clause} />
    </>
  );

/** A month or week, or from which day to which several go that count as one. */
const daysWords = (due: PeriodDue): string => ((due.length ?? 1) > 1 ? spanWords(due) : periodWords(due));

function areRegular({ kind, at }: PeriodDue, rest: readonly PeriodDue[]): boolean {
  const from = parseDay(at.slice(0, 10));
  return (
    from !== undefined &&
    rest.every(
      (due, n) => due.at.slice(0, 10) === (kind === 'month' ? addMonths(from, n + 1) : addDays(from, 7 * (n + 1))),
    )
  );
}

const thenOn = ({ kind, at }: PeriodDue, last: PeriodDue | undefined): string =>
  TEXT.days.afterwards(
    kind === 'month' ? undefined : weekdayName(new Date(at.slice(0, 10)).getUTCDay()),
    last && shortDay(last.at),
  );

const Closures = ({ calendar: { closures } }: Pick<LadderView, 'calendar'>) =>
  closures.length === 0 ? null : (
    <>
      <dt>{TEXT.days.closed}</dt>
      {closures.map(({ from, to }) => (
        <dd>
          <FullDay at={from} />
          {to !== from && ' – '}
          {to !== from && <FullDay at={to} />}
        </dd>
      ))}
    </>
  );

const Changes = ({ calendar: { changes = [] } }: Pick<LadderView, 'calendar'>) =>
  changes.length === 0 ? null : (
    <>
      <dt>{TEXT.days.changed}</dt>
      {changes.map(({ at, text }) => (
        <dd>
          <ShortDay at={at} /> – <Words of={text} />
        </dd>
      ))}
    </>
  );

/** How many of the last ones are shown. */
const SHOWN = 3;

const Penalties = ({ settlements }: Pick<LadderView, 'settlements'>) => {
  const penalties = settlements.slice(0, SHOWN);
  return penalties.length === 0 ? null : (
    <>
      <dt>{capital(inARow(headingOf(penalties)))}</dt>
      {penalties.map((settlement) => (
        <dd>
          <Penalty settlement={settlement} />
        </dd>
      ))}
    </>
  );
};

/** What became of players in any of these. */
const headingOf = (penalties: readonly SettlementView[]): readonly string[] => [
  ...(penalties.some(({ forfeited = [] }) => forfeited.length > 0) ? [SETTLEMENTS.forfeits] : []),
  ...(penalties.some(({ dropped }) => dropped.length > 0) ? [SETTLEMENTS.drops] : []),
  ...(penalties.some(({ removed }) => removed.length > 0) ? [SETTLEMENTS.removals] : []),
];

const Penalty = ({ settlement }: { readonly settlement: SettlementView }) => (
  <>
    <p>
      <ShortDay at={settlement.at} /> – {settlement.cause}
    </p>
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
