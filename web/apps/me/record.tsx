/// <reference lib="dom" />

import { useEffect, useState } from 'preact/hooks';
import { dayWords } from '#shared/words/dates.ts';
import { asPlayed } from '#shared/words/game.ts';
import { labelled, list } from '#shared/words/lists.ts';
import { type Phrase, textOf } from '#shared/words/phrase.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Behind } from '#web/ui/ladder/history.tsx';
import { LastResults } from '#web/ui/ladder/last-results.tsx';
import { potWords, stateWords, sumOf } from '#web/ui/ladder/record.ts';
import { unbroken, Words } from '#web/ui/page/words.tsx';
import { type AnswerBody, ask } from '#web/ui/session/api.ts';
import { ANSWERS } from '#web/ui/texts.ts';
import { Disputing } from './disputes.tsx';
import type { OwnBout, OwnFacts } from './published.ts';
import { RECORD } from './texts.ts';
import type { Tools } from './tools.tsx';
import { resultWords } from './words.ts';

const LAST = 3;

export interface RecordProps extends Pick<OwnFacts, 'bouts' | 'publicId' | 'published'> {
  readonly tools: Tools;
}

export const Record = ({ bouts, publicId, published: { history, view }, tools }: RecordProps) => {
  const wrong = useWrong(tools.path, bouts);
  useShown(bouts);
  if (bouts.length === 0) return <p class="hint">{RECORD.none}</p>;
  return (
    <section class="record">
      <h2>{RECORD.results}</h2>
      <LastResults bouts={bouts} />
      <p>{sumOf(bouts)}</p>
      <Behind history={history} page={view} />
      <Bouts bouts={bouts.slice(0, LAST)} tools={tools} wrong={wrong} />
      {bouts.length > LAST && (
        <details open={bouts.slice(LAST).some(isAskedFor)}>
          <summary>{RECORD.everyResult}</summary>
          <Bouts bouts={bouts.slice(LAST)} tools={tools} wrong={wrong} />
        </details>
      )}
      <p>
        <a href={`../player/#${publicId}`}>{RECORD.toRecord}</a>
      </p>
    </section>
  );
};

const placeOf = ({ played: { line } }: OwnBout): string => `line-${line}`;

const isAskedFor = (bout: OwnBout): boolean => location.hash === `#${placeOf(bout)}`;

function useShown(bouts: readonly OwnBout[]): void {
  const asked = bouts.find(isAskedFor);
  const place = asked && placeOf(asked);
  useEffect(() => {
    if (place) document.getElementById(place)?.scrollIntoView({ block: 'center' });
  }, [place]);
}

interface BoutsProps {
  readonly bouts: readonly OwnBout[];
  readonly tools: Tools;
  readonly wrong: DisputableResults;
}

const Bouts = ({ bouts, tools, wrong }: BoutsProps) => (
  <ul class="bouts">
    {bouts.map((bout) => (
      <li key={bout.played.line} id={placeOf(bout)}>
        <span>
          <Words of={saidOf(bout)} />
          {unbroken(asPlayed({ ...bout.played, points: bout.points }))}
          {bout.played.state !== 'stands' && `, ${stateWords(bout.played.state)}`}
        </span>
        <time dateTime={bout.played.at}>{dayWords(bout.played.at)}</time>
        <SayWrong tools={tools} bout={bout} wrong={wrong} />
      </li>
    ))}
  </ul>
);

/** "You lost 1–3 to Jack Jones"; of a game for points "2nd of 5, +2 points: Dot and Marge". */
function saidOf(bout: OwnBout): Phrase {
  const { own, others, opponents, played } = bout;
  const [[other], [theirs = 0]] = [opponents, others];
  return played.kind === 'pot' || !other
    ? SHARED.labelled(potWords(bout), list(opponents)).flat()
    : resultWords([own, theirs], other, played.brokenOff === true || own === theirs);
}

/** What the player has said is wrong, or may say so of, by the lines that gave the results. */
interface DisputableResults {
  readonly may: readonly number[];
  readonly said: readonly number[];
  readonly look: () => Promise<void>;
}

/** `path` is the ladder’s API; it is asked again whenever `bouts` changes. */
function useWrong(path: string, bouts: unknown): DisputableResults {
  const [told, setTold] = useState<AnswerBody<'listDisputes'>>({ disputes: [], mayDispute: [] });
  const look = async (): Promise<void> => {
    const outcome = await ask<'listDisputes'>(`${path}/disputes`);
    if (outcome.kind === 'done') setTold(outcome.body);
  };
  useEffect(() => void look(), [path, bouts]);
  return { may: told.mayDispute, said: told.disputes.map(({ entry }) => entry.line), look };
}

interface SayWrongProps {
  readonly tools: Tools;
  readonly bout: OwnBout;
  readonly wrong: DisputableResults;
}

/** A result that another person entered, and that counts: the player says that it is wrong, and an organiser decides. */
const SayWrong = ({ tools, bout, wrong }: SayWrongProps) => {
  const [open, setOpen] = useState(false);
  const { line, kind, score } = bout.played;
  const about = textOf(saidOf(bout));
  if (wrong.said.includes(line)) return <p class="hint">{RECORD.wrong.said}</p>;
  if (!wrong.may.includes(line)) return null;
  return (
    <>
      <button type="button" aria-label={labelled(ANSWERS.wrong, about)} onClick={() => setOpen(true)}>
        {ANSWERS.wrong}
      </button>
      {open && (
        <Disputing
          {...{ tools, line, about }}
          title={ANSWERS.wrong}
          isChallenger={kind === 'pot' ? undefined : score[0] === bout.own}
          onSaid={() => void wrong.look()}
          onClose={() => setOpen(false)}
        >
          <p class="hint">{RECORD.wrong.decides}</p>
        </Disputing>
      )}
    </>
  );
};
