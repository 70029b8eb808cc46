import { dayWords } from '../../../../shared/words/dates.ts';
import { asPlayed } from '../../../../shared/words/games.ts';
import { scoreWords, signed } from '../../../../shared/words/score.ts';
import { Behind } from '../../../kit/behind.tsx';
import { LastResults } from '../../../kit/last-results.tsx';
import { tallyOf } from '../../../kit/record.ts';
import { Names, unbroken } from '../../../kit/words.tsx';
import type { OwnBout, Told } from '../published.ts';
import { TEXT } from './words.ts';

/** How many of the last results are shown at once. */
const LAST = 3;

/** What the published pages know of what a player has played. */
export type RecordProps = Pick<Told, 'bouts' | 'publicId' | 'published'>;

/** What the player has played, and how it went. */
export const Part = ({ bouts, publicId, published: { history, view } }: RecordProps) => {
  const { won, drawn, lost } = tallyOf(bouts.flatMap(({ outcome }) => outcome ?? []));
  if (bouts.length === 0)
    return (
      <section>
        <h2>{TEXT.results}</h2>
        <p class="hint">{TEXT.noResults}</p>
        <Behind history={history} page={view} />
      </section>
    );
  return (
    <section class="record">
      <h2>{TEXT.results}</h2>
      <LastResults bouts={bouts} />
      <p>{TEXT.tally(won, drawn, lost)}</p>
      <Behind history={history} page={view} />
      <Bouts bouts={bouts.slice(0, LAST)} />
      {bouts.length > LAST && (
        <details>
          <summary>{TEXT.everyResult}</summary>
          <Bouts bouts={bouts.slice(LAST)} />
        </details>
      )}
      <p>
        <a href={`../player/#${publicId}`}>{TEXT.toRecord}</a>
      </p>
    </section>
  );
};

const Bouts = ({ bouts }: { readonly bouts: readonly OwnBout[] }) => (
  <ul class="bouts">
    {bouts.map((bout) => (
      <li key={bout.played.line}>
        <span>
          {bout.outcome ? TEXT.outcomes[bout.outcome] : TEXT.states[bout.played.state]} <b>{figuresOf(bout)}</b>{' '}
          <Names of={bout.opponents} />
          {unbroken(asPlayed({ ...bout.played, points: bout.points }))}
        </span>
        <time dateTime={bout.played.at}>{dayWords(bout.played.at)}</time>
      </li>
    ))}
  </ul>
);

/** A score of two, or what a game of several brought. */
function figuresOf({ own, others, played: { kind, net, score } }: OwnBout): string {
  if (kind !== 'pot') return scoreWords([own, others[0] ?? 0]);
  const gained = net?.[score.indexOf(own)];
  return gained === undefined ? String(own) : `${own} (${signed(gained)})`;
}
