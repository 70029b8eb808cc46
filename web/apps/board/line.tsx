import { formatLocal } from '#shared/calendar/zone.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { clockTime, shortDay } from '#shared/words/dates.ts';
import { Words } from '#web/ui/page/words.tsx';
import { type RefusedTap as Refused, type Tap, waiting } from '#web/ui/tablet/queue.ts';
import type { Known, Tablet } from '#web/ui/tablet/tablet.ts';
import type { Hands } from './hands.ts';
import { asSheet, waitingWords } from './outbox.ts';
import { awaited, heldIn, nameOfActor, takenOver } from './people.ts';
import { TEXT } from './texts.ts';
import { connectionLost, shutWords } from './words.ts';

/** For so many milliseconds a tap may be on its way before the board says so. */
const QUICK = 3000;

/** How the tablet and the service get on: said only when something is amiss. */
export const Line = ({ known, at }: { readonly known: Known; readonly at: Instant }) => {
  const held = heldIn(known.queue);
  const taps = waiting(known.queue).filter((tap) => !held.includes(tap));
  const slow = taps.some(({ command }) => at - command.at > QUICK);
  const { shut, reached } = known;
  const says = shut
    ? shutWords(shut)
    : !reached
      ? connectionLost(taps.length, asOf(known, at))
      : slow
        ? TEXT.sending(taps.length)
        : '';
  return (
    <div class="line" role="status">
      {says !== '' && (
        <details>
          <summary>
            {says} {!reached && known.ladder && <small>{waitingWords(taps, known.ladder.header.timezone, at)}</small>}
          </summary>
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

/** What waits for somebody who is signed out here: nobody else sends it unasked. */
export const Awaited = ({ tablet }: { readonly tablet: Tablet }) => (
  <div class="refusals" role="status">
    {awaited(tablet.known.queue).map(({ who, name, taps }) => (
      <div class="refusal" key={who}>
        <p>{TEXT.awaited(taps, name)}</p>
        <button type="button" onClick={() => tablet.change((queue) => takenOver(queue, who))}>
          {TEXT.sendAs(nameOfActor())}
        </button>
      </div>
    ))}
  </div>
);

/** What the service turned down: it stays until somebody has dealt with it. */
export const Refusals = ({ hands }: { readonly hands: Hands }) => (
  <div class="refusals" role="alert">
    {hands.queue.refused.map((refused) => (
      <RefusedTap key={refused.tap.key} refused={refused} hands={hands} />
    ))}
  </div>
);

const RefusedTap = ({ refused, hands }: { readonly refused: Refused; readonly hands: Hands }) => {
  const { tap, problem, followers } = refused;
  const { command } = tap;
  const sheet = asSheet(refused);
  return (
    <div class="refusal">
      <p>
        <strong>
          <Words of={TEXT.refused(tap.says)} />
        </strong>{' '}
        {problem.detail}
        {followers.map(({ key, says }) => (
          <>
            <br key={key} />
            <Words of={TEXT.refused(says)} />
          </>
        ))}
      </p>
      {problem.overridable && (
        <button type="button" onClick={() => hands.open({ kind: 'insist', tap, detail: problem.detail })}>
          {TEXT.insist}
        </button>
      )}
      {!problem.overridable && sheet && (
        <button
          type="button"
          onClick={() => {
            hands.dismiss(tap.key);
            hands.order(sheet);
          }}
        >
          {TEXT.asSheet}
        </button>
      )}
      {problem.code === 'already-present' && <SetTime command={command} hands={hands} />}
      <button type="button" onClick={() => hands.dismiss(tap.key)}>
        {TEXT.seen}
      </button>
    </div>
  );
};

/** Somebody is here already, and a tap knows of an earlier time (L29). */
const SetTime = ({ command: { verb, body }, hands }: Pick<Tap, 'command'> & { readonly hands: Hands }) => {
  if (verb !== 'arrive' || body.arrivedAt === undefined) return null;
  const time = clockTime(formatLocal(hands.known.header.timezone, body.arrivedAt));
  return (
    <button type="button" onClick={() => hands.open({ kind: 'arrived', player: body.player, time })}>
      {TEXT.setTime}
    </button>
  );
};
