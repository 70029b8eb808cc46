import type { ChallengeView } from '#shared/contract/games.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { meetingWords } from '#shared/words/dates.ts';
import { deadlinesOf, deadlineWords } from '#web/ui/ladder/deadlines.ts';
import { Name } from '#web/ui/page/words.tsx';
import { MARKS, PEOPLE } from '#web/ui/texts.ts';

/** As many have room beside a ladder. */
const SHOWN = 10;

interface ChallengesProps {
  readonly view: Pick<LadderView, 'calendar'>;
  readonly open: readonly ChallengeView[];
}

/** Who is to play whom, soonest first, and when or by when. */
export const Challenges = ({ view, open }: ChallengesProps) => {
  const listed = open
    .map((challenge) => ({ challenge, due: deadlinesOf(view, challenge)[0] }))
    .map(({ challenge, due }) => ({ challenge, due, by: challenge.date ?? due?.at }))
    .toSorted((one, other) => (one.by ?? '9').localeCompare(other.by ?? '9'));
  return (
    <section class="open">
      <h2>{MARKS.openChallenges}</h2>
      <ul>
        {listed.slice(0, SHOWN).map(({ challenge: { id, challenger, challenged, date }, due, by }) => (
          <li key={id}>
            <span>
              <Name of={challenger} /> – <Name of={challenged} />
            </span>
            {by !== undefined && (
              <time dateTime={by} class={date === undefined ? undefined : 'agreed'}>
                {date === undefined ? due && deadlineWords(due) : meetingWords(date)}
              </time>
            )}
          </li>
        ))}
        {listed.length > SHOWN && <li>{PEOPLE.more(listed.length - SHOWN)}</li>}
      </ul>
    </section>
  );
};
