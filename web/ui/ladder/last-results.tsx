import { LAST_RESULTS } from '../texts.ts';
import type { Bout } from './record.ts';

const FORM = 10;

interface LastResultsProps {
  /** Newest first. */
  readonly bouts: readonly Pick<Bout, 'outcome' | 'played'>[];
  readonly most?: number;
}

/** The last results at a glance, the newest last; nobody wins or loses a game for points. */
export const LastResults = ({ bouts, most = FORM }: LastResultsProps) => {
  const last = bouts
    .flatMap(({ outcome, played }) => (outcome && played.kind !== 'pot' ? outcome : []))
    .slice(0, most)
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
