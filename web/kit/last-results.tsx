import type { Bout, Outcome } from './record.ts';

const WORDS: Readonly<Record<Outcome, string>> = { won: 'won', drawn: 'drew', lost: 'lost' };
const LETTERS: Readonly<Record<Outcome, string>> = { won: 'W', drawn: 'D', lost: 'L' };
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
      <span class="unseen">Latest results, newest last: {last.map((each) => WORDS[each]).join(', ')}.</span>
      {last.map((each) => (
        <b class={each} aria-hidden="true">
          {LETTERS[each]}
        </b>
      ))}
    </p>
  );
};
