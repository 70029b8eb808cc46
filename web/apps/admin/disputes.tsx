/// <reference lib="dom" />

import { useState } from 'preact/hooks';
import type { DisputeView } from '#shared/features/disputes.ts';
import type { ChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { storyOf } from '#web/ui/ladder/line-story.ts';
import { ShortDay, Words } from '#web/ui/page/words.tsx';
import { ask, whyUndone } from '#web/ui/session/api.ts';
import { CONNECTION, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import { Amend } from './amend.tsx';
import { NamedButton } from './panels.tsx';
import { APPROVALS, HISTORY } from './texts.ts';
import type { LineView } from './view.ts';

const W = APPROVALS.wrong;

interface Props {
  readonly disputes: readonly DisputeView[];
  readonly look: () => Promise<void>;
}

export const Part = ({ disputes, look }: Props) => (
  <section id="disputes">
    <h2>{W.title}</h2>
    <ul class="cards">
      {disputes.map((dispute) => (
        <Dispute key={`${dispute.entry.line} ${dispute.player}`} dispute={dispute} look={look} />
      ))}
    </ul>
  </section>
);

/** A line that names the two itself, as that of a match does. */
const withTwo = ({ entry, players: [challenger, challenged] }: DisputeView): LineView => ({
  ...entry,
  ...(entry.score && challenger && challenged && { challenger, challenged }),
});

const Dispute = ({ dispute, look }: { readonly dispute: DisputeView } & Pick<Props, 'look'>) => {
  const { path, named, view, submit } = useAdmin();
  const [amending, setAmending] = useState<'correct' | 'void'>();
  const [fault, setFault] = useState<string>();
  const { player, says, score, entry } = dispute;
  const line = withTwo(dispute);
  const story = storyOf(line, new Map(), named);
  const waiting = view.challenges.find(({ awaiting }) => awaiting?.line === entry.line);
  const dismiss = async (): Promise<void> => {
    const outcome = await ask(`${path}/disputes/dismissal`, { body: { line: entry.line, player } });
    setFault(whyUndone(outcome, CONNECTION.trying));
    await look();
  };
  const approve = async (challenge: ChallengeId): Promise<void> => {
    const { approve: yes } = APPROVALS;
    await submit({ title: yes, about: <Words of={story} />, verb: 'approve', body: { challenge }, yes });
    await look();
  };
  return (
    <li>
      <p>
        <b>
          <Words of={story} />
        </b>{' '}
        (<ShortDay at={entry.playedAt ?? entry.at} />)
      </p>
      <p>
        <Words of={W.says(named(player))} />
        {score && <b> {scoreWords(score)}</b>}
        {says !== undefined && (
          <>
            {' '}
            <q>{says}</q>
          </>
        )}
      </p>
      <div class="buttons">
        <NamedButton words={HISTORY.correct} of={textOf(story)} main onClick={() => setAmending('correct')} />
        <NamedButton words={WORDS.undo} of={textOf(story)} onClick={() => setAmending('void')} />
        <NamedButton
          words={waiting ? APPROVALS.approve : W.dismiss}
          of={textOf(story)}
          onClick={() => void (waiting ? approve(waiting.id) : dismiss())}
        />
      </div>
      <div role="alert">{fault && <p class="fault">{fault}</p>}</div>
      {amending && (
        <Amend line={line} story={story} how={amending} claimed={score} onEnd={() => setAmending(undefined)} />
      )}
    </li>
  );
};
