import { Words } from '#web/ui/page/words.tsx';
import { takenBack, waiting } from '#web/ui/tablet/queue.ts';
import type { Tablet } from '#web/ui/tablet/tablet.ts';
import { ANSWERS, WORDS } from '#web/ui/texts.ts';
import { TEXT } from './texts.ts';
import { Clause } from './tools.tsx';
import { shutWords } from './words.ts';

/** How long something may be on its way before the page says so, in milliseconds. */
const QUICK = 3000;

/** How this phone and the service get on: said only when something is amiss. */
export const Line = ({ tablet, at }: { readonly tablet: Tablet; readonly at: number }) => {
  const { shut, reached, queue } = tablet.known;
  const taps = waiting(queue);
  const slow = taps.some(({ command }) => at - command.at > QUICK);
  const says = shut ? shutWords(shut) : reached ? slow && WORDS.sending(taps.length) : TEXT.connectionLost(taps.length);
  return (
    <div class="line" role="status">
      {says && (
        <>
          <p>{says}</p>
          {taps.length > 0 && (
            <ul aria-label={WORDS.notSent}>
              {taps.map(({ key, says: what, tried }) => (
                <li key={key}>
                  <span>
                    <Words of={what} />
                  </span>
                  {!tried && (
                    <button type="button" onClick={() => tablet.change((all) => takenBack(all, key))}>
                      {ANSWERS.withdraw}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
};

export const Refusals = ({ tablet }: { readonly tablet: Tablet }) => (
  <div role="alert">
    {tablet.known.queue.refused.map(({ tap, problem }) => (
      <div class="refusal" key={tap.key}>
        <p>
          <b>
            <Words of={WORDS.refused(tap.says)} />.
          </b>{' '}
          {problem.detail}
          <Clause of={problem.clause} />
        </p>
        <button type="button" onClick={() => tablet.dismiss(tap.key)}>
          {WORDS.ok}
        </button>
      </div>
    ))}
  </div>
);
