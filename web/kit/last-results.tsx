import { TEXT } from './last-results/words.ts';
import type { Bout } from './record.ts';

/** How many of the last results show somebody's form. */
const FORM = 10;

/** The last results at a glance, the newest last. */
export const LastResults = ({ bouts }: { readonly bouts: readonly Pick<Bout, 'outcome'>[] }) => {
  const last = bouts
    .flatMap(({ outcome }) => outcome ?? [])
    .slice(0, FORM)
    .toReversed();
  if (last.length === 0) return null;
  return (
    <p class="form">
      <span class="unseen">{TEXT.latest(last.map((each) => TEXT.words[each]).join(', '))}</span>
      {last.map((each) => (
        <b class={each} aria-hidden="true">
          {TEXT.letters[each]}
        </b>
      ))}
    </p>
  );
};
