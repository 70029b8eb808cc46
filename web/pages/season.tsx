import type { CalendarView, DueDateView } from '../../shared/contract/calendar.ts';
import type { LadderView } from '../../shared/contract/view.ts';
import { wordsOf } from '../../shared/systems/words.ts';
import { isOfPeriod } from '../../shared/view/settlement-kind.ts';
import { periodWords } from '../../shared/words/dates.ts';
import { counted } from '../../shared/words/english.ts';
import { Clause } from '../kit/clause.tsx';
import { Clock, FullDay, Name, ShortDay, Words } from '../kit/words.tsx';

/** The days of the season: its beginning and end, when the club played, and when what falls due. */
export const SeasonDays = ({ view: { season, calendar, system } }: { readonly view: LadderView }) => (
  <section class="season" id="season">
    <details id="days">
      <summary>
        <h2>The season, day by day</h2>
      </summary>
      <dl>
        <dt>Begins</dt>
        <dd>
          <FullDay at={season.start} />
        </dd>
        <Played calendar={calendar} />
        {calendar.dues.length > 0 && <Dues dues={calendar.dues} />}
        {calendar.closures.length > 0 && <Closures closures={calendar.closures} />}
        {calendar.changes && <Changes changes={calendar.changes} />}
        {season.end && (
          <>
            <dt>{wordsOf({ header: { system } }).lastDay}</dt>
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
    <dt>Played on {days === 0 ? 'no day yet' : counted(days, 'day')}</dt>
    {days > 0 && (
      <dd>
        {played.length < days && 'Lately: '}
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

/** As many dates of penalties are told; weeks go on and on. */
const SHOWN = 12;

const Dues = ({ dues }: { readonly dues: readonly DueDateView[] }) => (
  <>
    <dt>Activity checks</dt>
    <dd>
      <ul>
        {dues.slice(0, SHOWN).map((due, index) => (
          <li>
            <ShortDay at={due.at} />,{' '}
            {isOfPeriod(due) ? (
              `for ${periodWords(due)}`
            ) : (
              <>
                <Clock at={due.at} />: {due.between ? <Unplayed between={due.between} /> : 'anyone not checked in'}
              </>
            )}
            {due.clause !== dues[index - 1]?.clause && <Clause of={due.clause} />}
          </li>
        ))}
      </ul>
      {dues.length > SHOWN && 'and so on; the calendar below has all dates.'}
    </dd>
  </>
);

const Unplayed = ({ between: [challenger, challenged] }: Required<Pick<DueDateView, 'between'>>) => (
  <>
    <Name of={challenger} /> v <Name of={challenged} />, if they haven’t played
  </>
);

const Closures = ({ closures }: Pick<CalendarView, 'closures'>) => (
  <>
    <dt>The club is closed</dt>
    {closures.map(({ from, to }) => (
      <dd>
        <FullDay at={from} />
        {to !== from && (
          <>
            {' '}
            to <FullDay at={to} />
          </>
        )}
      </dd>
    ))}
  </>
);

const Changes = ({ changes }: Required<Pick<CalendarView, 'changes'>>) => (
  <>
    <dt>Changed mid-season</dt>
    {changes.map(({ at, text }) => (
      <dd>
        <ShortDay at={at} />: <Words of={text} />
      </dd>
    ))}
  </>
);
