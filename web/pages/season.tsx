import type { CalendarView, DueDateView } from '#shared/contract/calendar.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { wordsOf } from '#shared/systems/words.ts';
import { datedWords, isOfPeriod } from '#shared/view/settlement-kind.ts';
import { meetingWords, periodWords } from '#shared/words/dates.ts';
import { Clause } from '../ui/ladder/clause.tsx';
import { FullDay, Name, ShortDay, Words } from '../ui/page/words.tsx';
import { TEXT } from './texts.ts';

/** The days of the season: its beginning and end, when the club played, and when what falls due. */
export const SeasonDays = ({ view: { season, calendar, system } }: { readonly view: LadderView }) => (
  <section class="season" id="season">
    <details id="days">
      <summary>
        <h2>{TEXT.days.title}</h2>
      </summary>
      <dl>
        <dt>{TEXT.days.begins}</dt>
        <dd>
          <FullDay at={season.start} />
        </dd>
        <Played calendar={calendar} />
        <Dues calendar={calendar} system={system} />
        {calendar.closures.length > 0 && <Closures closures={calendar.closures} />}
        {calendar.changes && <Changes changes={calendar.changes} />}
        {season.end && (
          <>
            <dt>{wordsOf({ header: { system } }).lastDay()}</dt>
            <dd>
              <FullDay at={season.end} />
            </dd>
          </>
        )}
      </dl>
    </details>
  </section>
);

const Played = ({ calendar: { days, played } }: { readonly calendar: CalendarView }) => (
  <>
    <dt>{TEXT.days.playedOn(days)}</dt>
    {days > 0 && (
      <dd>
        {played.length < days && '… '}
        {played.map(({ day, results }, index) => (
          <>
            {index > 0 && ', '}
            <ShortDay at={day} /> <small>({results})</small>
          </>
        ))}
      </dd>
    )}
  </>
);

const SHOWN = 12;

interface DuesProps {
  readonly calendar: CalendarView;
  readonly system: LadderView['system'];
}

/** A list for each of what the system calls them. */
function Dues({ calendar: { dues }, system }: DuesProps) {
  const { settlements } = wordsOf({ header: { system } });
  const lists = dues.map((due) => ({ due, list: datedWords(settlements, due.kind)?.list() ?? '' }));
  return [...new Set(lists.map(({ list }) => list))].map((list) => (
    <DueList list={list} dues={lists.filter((each) => each.list === list).map(({ due }) => due)} />
  ));
}

const DueList = ({ list, dues }: { readonly list: string; readonly dues: readonly DueDateView[] }) => (
  <>
    <dt>{list}</dt>
    <dd>
      <ul>
        {dues.slice(0, SHOWN).map((due, index) => (
          <li>
            {isOfPeriod(due) ? (
              <>
                <ShortDay at={due.at} /> ({periodWords(due)})
              </>
            ) : (
              <>
                <time dateTime={due.at}>{meetingWords(due.at)}</time> –{' '}
                {due.between ? <Unmet kind={due.kind} between={due.between} /> : TEXT.days.notHere}
              </>
            )}
            {due.clause !== dues[index - 1]?.clause && <Clause of={due.clause} />}
          </li>
        ))}
      </ul>
      {dues.length > SHOWN && '…'}
    </dd>
  </>
);

/** A challenge that is to be played by then, or accepted. */
const Unmet = ({ kind, between: [challenger, challenged] }: Required<Pick<DueDateView, 'kind' | 'between'>>) => {
  const says = kind === 'acceptance' ? TEXT.days.notAccepted : TEXT.days.notPlayed;
  return <>{says(<Name of={challenger} />, <Name of={challenged} />)}</>;
};

const Closures = ({ closures }: Pick<CalendarView, 'closures'>) => (
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

const Changes = ({ changes }: Required<Pick<CalendarView, 'changes'>>) => (
  <>
    <dt>{TEXT.days.changed}</dt>
    {changes.map(({ at, text }) => (
      <dd>
        <ShortDay at={at} />: <Words of={text} />
      </dd>
    ))}
  </>
);
