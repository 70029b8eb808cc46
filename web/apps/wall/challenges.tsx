import { addDays } from '#shared/calendar/days.ts';
import { parseDay, type When } from '#shared/calendar/moment.ts';
import type { ChallengeView } from '#shared/contract/games.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { meetingWords, shortestDay } from '#shared/words/dates.ts';
import { Name } from '#web/ui/page/words.tsx';
import { MARKS, PEOPLE } from '#web/ui/texts.ts';
import { WALL } from '../texts.ts';

/** As many have room beside a ladder. */
const SHOWN = 10;

interface ChallengesProps {
  readonly view: Pick<LadderView, 'due' | 'later'>;
  readonly open: readonly ChallengeView[];
}

/** Who is to play whom, the soonest first, and when or until when. */
export const Challenges = ({ view, open }: ChallengesProps) => {
  const listed = open
    .map((challenge) => ({ challenge, by: challenge.date ?? deadlineOf(view, challenge) }))
    .toSorted((one, other) => (one.by ?? '9').localeCompare(other.by ?? '9'));
  return (
    <section class="open">
      <h2>{MARKS.openChallenges}</h2>
      <ul>
        {listed.slice(0, SHOWN).map(({ challenge: { id, challenger, challenged, state, date }, by }) => (
          <li key={id}>
            <span>
              <Name of={challenger} /> – <Name of={challenged} />
            </span>
            {by !== undefined && (
              <time dateTime={by} class={date === undefined ? undefined : 'agreed'}>
                {date === undefined ? WALL[state === 'open' ? 'acceptBy' : 'playBy'](lastDay(by)) : meetingWords(date)}
              </time>
            )}
          </li>
        ))}
        {listed.length > SHOWN && <li>{PEOPLE.more(listed.length - SHOWN)}</li>}
      </ul>
    </section>
  );
};

function deadlineOf(
  { due, later = [] }: ChallengesProps['view'],
  { challenger, challenged }: Pick<ChallengeView, 'challenger' | 'challenged'>,
): When | undefined {
  const all = due ? [due, ...later] : later;
  return all.find(({ between }) => between?.[0].id === challenger.id && between[1].id === challenged.id)?.at;
}

/** What is due at midnight is to be done on the day before. */
function lastDay(at: When): string {
  const day = parseDay(at.slice(0, 10));
  return shortestDay(day && at.slice(11, 16) === '00:00' ? addDays(day, -1) : at);
}
