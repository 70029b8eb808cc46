import { LAST_RESULTS } from '../texts.ts';
import type { Bout } from './record.ts';

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
      <span class="unseen">{LAST_RESULTS.latest(last.map((each) => LAST_RESULTS.words[each]).join(', '))}</span>
      {last.map((each) => (
        <b class={each} aria-hidden="true">
          {LAST_RESULTS.letters[each]}
        </b>
      ))}
    </p>
  );
};
