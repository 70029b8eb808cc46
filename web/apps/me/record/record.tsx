/// <reference lib="dom" />
import { useEffect } from 'preact/hooks';
import { dayWords } from '../../../../shared/words/dates.ts';
import { asPlayed } from '../../../../shared/words/games.ts';
import { scoreWords, signed } from '../../../../shared/words/score.ts';
import { Behind } from '../../../kit/behind.tsx';
import { LastResults } from '../../../kit/last-results.tsx';
import { tallyOf } from '../../../kit/record.ts';
import { Names, unbroken } from '../../../kit/words.tsx';
import type { OwnBout, Told } from '../published.ts';
import { RECORD } from '../texts.ts';
import { SayWrong, useWrong, type Wrong } from './wrong.tsx';

/** How many of the last results are shown at once. */
const LAST = 3;

/** What the published pages know of what a player has played. */
export interface RecordProps extends Pick<Told, 'bouts' | 'publicId' | 'published'> {
  /** Of the ladder, under /api. */
  readonly path: string;
}

/** What the player has played, and how it went. */
export const Part = ({ bouts, publicId, published: { history, view }, path }: RecordProps) => {
  const wrong = useWrong(path, bouts);
  useShown(bouts);
  const { won, drawn, lost } = tallyOf(bouts.flatMap(({ outcome }) => outcome ?? []));
  if (bouts.length === 0)
    return (
      <section>
        <h2>{RECORD.results}</h2>
        <p class="hint">{RECORD.noResults}</p>
        <Behind history={history} page={view} />
      </section>
    );
  return (
    <section class="record">
      <h2>{RECORD.results}</h2>
      <LastResults bouts={bouts} />
      <p>{RECORD.tally(won, drawn, lost)}</p>
      <Behind history={history} page={view} />
      <Bouts bouts={bouts.slice(0, LAST)} path={path} wrong={wrong} />
      {bouts.length > LAST && (
        <details open={bouts.slice(LAST).some(isAskedFor)}>
          <summary>{RECORD.everyResult}</summary>
          <Bouts bouts={bouts.slice(LAST)} path={path} wrong={wrong} />
        </details>
      )}
      <p>
        <a href={`../player/#${publicId}`}>{RECORD.toRecord}</a>
      </p>
    </section>
  );
};

const placeOf = ({ played: { line } }: OwnBout): string => `line-${line}`;

/** Whether the link by which somebody came names it, as that of a notice does. */
const isAskedFor = (bout: OwnBout): boolean => location.hash === `#${placeOf(bout)}`;

/** Goes to the result that a link names, once it is there. */
function useShown(bouts: readonly OwnBout[]): void {
  const asked = bouts.find(isAskedFor);
  const place = asked && placeOf(asked);
  useEffect(() => {
    if (place) document.getElementById(place)?.scrollIntoView({ block: 'center' });
  }, [place]);
}

interface BoutsProps {
  readonly bouts: readonly OwnBout[];
  readonly path: string;
  readonly wrong: Wrong;
}

const Bouts = ({ bouts, path, wrong }: BoutsProps) => (
  <ul class="bouts">
    {bouts.map((bout) => (
      <li key={bout.played.line} id={placeOf(bout)}>
        <span>
          {resultOf(bout)} <b>{figuresOf(bout)}</b> <Names of={bout.opponents} />
          {unbroken(asPlayed({ ...bout.played, points: bout.points }))}
        </span>
        <time dateTime={bout.played.at}>{dayWords(bout.played.at)}</time>
        <SayWrong path={path} line={bout.played.line} about={aboutOf(bout)} wrong={wrong} />
      </li>
    ))}
  </ul>
);

const resultOf = ({ outcome, played }: OwnBout): string =>
  outcome ? RECORD.outcomes[outcome] : RECORD.states[played.state];

const aboutOf = (bout: OwnBout): string =>
  `${resultOf(bout)} ${figuresOf(bout)} ${bout.opponents.map(({ name }) => name).join(', ')}`;

/** A score of two, or what a game of several brought. */
function figuresOf({ own, others, played: { kind, net, score } }: OwnBout): string {
  if (kind !== 'pot') return scoreWords([own, others[0] ?? 0]);
  const gained = net?.[score.indexOf(own)];
  return gained === undefined ? String(own) : `${own} (${signed(gained)})`;
}
