import { looksBack } from '#shared/engine/decide.ts';
import { weekdayDate } from '#shared/words/dates.ts';
import { Words } from '#web/ui/page/words.tsx';
import { commandOf } from '#web/ui/tablet/queue.ts';
import { ANSWERS, SCORES } from '#web/ui/texts.ts';
import type { BoardActions } from '../actions.ts';
import { useStill } from '../parts.tsx';
import { TEXT, TONIGHT } from '../texts.ts';

/** Matches of an earlier night that have neither a result nor were cancelled: their players are busy until they are. */
export const Unfinished = ({ actions }: { readonly actions: BoardActions }) => {
  const { board, ladder, at, still, open, submit } = actions;
  const matches = useStill(
    board.matches.filter(({ leftOpen }) => leftOpen),
    still,
  );
  return (
    <section class="unfinished">
      {matches.map(({ id: challenge, gone, challenger, challenged, since }) => (
        <div class="refusal" key={challenge}>
          <p>
            <Words of={TONIGHT.notFinished(challenger, challenged, weekdayDate(since))} />{' '}
            {looksBack(ladder, commandOf({ at }, 'abandon', { challenge })) && <small>{TEXT.effects.again}</small>}
          </p>
          <button type="button" disabled={gone} onClick={() => open({ kind: 'match', match: challenge })}>
            {SCORES.result}
          </button>
          <button type="button" disabled={gone} onClick={() => submit('abandon', { challenge })}>
            {ANSWERS.abandon}
          </button>
        </div>
      ))}
    </section>
  );
};
