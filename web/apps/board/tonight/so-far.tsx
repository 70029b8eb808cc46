import type { LineView } from '../../../../shared/contract/entries.ts';
import { clockTime } from '../../../../shared/words/dates.ts';
import { textOf } from '../../../../shared/words/phrase.ts';
import { waiting } from '../../../kit/tablet/queue.ts';
import { Words } from '../../../kit/words.tsx';
import type { Hands } from '../hands.ts';
import { Pending } from '../parts.tsx';
import { TONIGHT } from '../texts.ts';
import type { Night } from './night.ts';

/** What is not sent yet, the latest first: taken back, it was never tapped. */
export const Waiting = ({ hands: { queue, takeBack } }: { readonly hands: Hands }) => {
  const taps = waiting(queue).filter(({ undone }) => !undone);
  return (
    <ul class="so-far">
      {taps.toReversed().map(({ key, says }) => (
        <li key={key}>
          <p>
            <b>
              <Words of={says} />
            </b>{' '}
            <Pending />
          </p>
          <button type="button" onClick={() => takeBack(key)}>
            {TONIGHT.undo}
            <span class="unseen"> {textOf(says)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** What was recorded tonight, newest first. */
export const Lines = ({ night, hands }: { readonly night: Night; readonly hands: Hands }) => {
  const lines = night.lines.filter((line) => night.way(line).how !== 'never');
  if (lines.length === 0) return <p>{TONIGHT.nothing}</p>;
  return (
    <ul class="so-far">
      {lines.map((line) => (
        <Line key={line.line} line={line} night={night} hands={hands} />
      ))}
    </ul>
  );
};

interface OfLine {
  readonly line: LineView;
  readonly night: Night;
  readonly hands: Hands;
}

const Line = ({ line, night, hands }: OfLine) => {
  const way = night.way(line);
  const story = night.story(line);
  const here = line.arrivedAt && clockTime(line.arrivedAt);
  return (
    <li class={way.how === 'undone' ? 'undone' : undefined}>
      <p>
        <b>
          <Words of={story} />
        </b>
        <small>
          {clockTime(line.at)}
          {here !== undefined && here !== clockTime(line.at) && TONIGHT.hereAt(here)}
          {line.by !== undefined && (
            <>
              {' · '}
              <bdi>{line.by}</bdi>
            </>
          )}
          {way.how === 'undone' && ` · ${TONIGHT.undone}`}
        </small>
      </p>
      {way.how !== 'undone' && (
        <button type="button" onClick={() => hands.open({ kind: 'undo', line: line.line })}>
          {TONIGHT.undo}
          <span class="unseen"> {textOf(story)}</span>
        </button>
      )}
    </li>
  );
};
