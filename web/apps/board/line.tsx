import { formatLocal } from '../../../shared/calendar/zone.ts';
import type { Instant } from '../../../shared/vocabulary/vocabulary.ts';
import { clockTime, shortDay } from '../../../shared/words/dates.ts';
import { waiting } from '../../kit/tablet/queue.ts';
import type { Known, Tablet } from '../../kit/tablet/tablet.ts';
import { Words } from '../../kit/words.tsx';
import type { Sheet } from './hands.ts';
import { connectionLost, refusedWords, SHUT, sending, TEXT } from './words.ts';

/** For so many milliseconds a tap may be on its way before the board says so. */
const QUICK = 3000;

/** How the tablet and the service get on: said only when something is amiss. */
export const Line = ({ known, at }: { readonly known: Known; readonly at: Instant }) => {
  const taps = waiting(known.queue);
  const slow = taps.some(({ command }) => at - command.at > QUICK);
  const { shut, reached } = known;
  const says = shut
    ? (SHUT[shut.code] ?? shut.detail)
    : !reached
      ? connectionLost(taps.length, asOf(known, at))
      : slow
        ? sending(taps.length)
        : '';
  return (
    <div class="line" role="status">
      {says !== '' && (
        <details>
          <summary>{says}</summary>
          <ul aria-label={TEXT.waitingTaps}>
            {taps.map(({ key, says: what }) => (
              <li key={key}>
                <Words of={what} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

/** When the ladder was last heard of, in its own time: with the day, where that is not today. */
function asOf({ ladder, seen }: Known, at: Instant): string | undefined {
  if (!ladder || seen === undefined) return undefined;
  const [then, now] = [formatLocal(ladder.header.timezone, seen), formatLocal(ladder.header.timezone, at)];
  return shortDay(then) === shortDay(now) ? clockTime(then) : `${shortDay(then)}, ${clockTime(then)}`;
}

/** What the service turned down: it stays until somebody has dealt with it. */
export const Refusals = ({ tablet, open }: { readonly tablet: Tablet; readonly open: (sheet: Sheet) => void }) => (
  <div class="refusals" role="alert">
    {tablet.known.queue.refused.map(({ tap, problem, followers }) => (
      <div class="refusal" key={tap.key}>
        <p>
          <strong>
            <Words of={refusedWords(tap.says)} />
          </strong>{' '}
          {problem.detail}
          {followers.map(({ key, says }) => (
            <>
              <br key={key} />
              <Words of={refusedWords(says)} />
            </>
          ))}
        </p>
        {problem.overridable && (
          <button type="button" onClick={() => open({ kind: 'insist', tap, detail: problem.detail })}>
            {TEXT.insist}
          </button>
        )}
        <button type="button" onClick={() => tablet.dismiss(tap.key)}>
          {TEXT.seen}
        </button>
      </div>
    ))}
  </div>
);
