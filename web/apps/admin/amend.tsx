import { useEffect, useState } from 'preact/hooks';
import { asPlayed } from '#shared/words/games.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { hasResult } from '#web/ui/ladder/line-story.ts';
import { readWhole, shownScore } from '#web/ui/ladder/scores.ts';
import { unbroken, Words } from '#web/ui/page/words.tsx';
import { useAdmin, useCommandForm } from './admin.ts';
import { correctionIn, fieldsOfRecorded, type Recorded, scoresFor, withoutThoseOfBefore } from './correcting.ts';
import { Back } from './parts.tsx';
import { ScoreInputs, ScoreOfTwo } from './scores.tsx';
import { COMMON, pots as POTS, HISTORY as W } from './texts.ts';
import type { LineView } from './view.ts';

interface AmendProps {
  readonly line: LineView;
  readonly story: Phrase;
  readonly how: 'correct' | 'void';
  readonly onEnd: () => void;
}

/** Corrects or voids a result: first what it does to everybody, then whether to do it. */
export const Amend = ({ line, story, how, onEnd }: AmendProps) =>
  how === 'void' ? (
    <Voiding line={line} story={story} onEnd={onEnd} />
  ) : (
    <Correcting line={line} story={story} onEnd={onEnd} />
  );

type Props = Omit<AmendProps, 'how'>;

const Voiding = ({ line, story, onEnd }: Props) => {
  const { submit } = useAdmin();
  const command = {
    title: hasResult(line) ? W.voidTitle : W.voidLineTitle,
    about: <Words of={story} />,
    verb: 'void',
    body: { line: line.line },
    yes: W.voidYes,
  };
  useEffect(() => void submit(command).then(onEnd), []);
  return null;
};

const Correcting = ({ line, story, onEnd }: Props) => {
  const { body, says, fault, inputs } = useNewScore(line);
  const form = useCommandForm<'score'>({
    check: () => ({ score: body ? undefined : fault }),
    command: () =>
      body && {
        title: W.correctTitle,
        about: (
          <>
            <Words of={story} /> → <b>{says}</b>
          </>
        ),
        verb: 'correct',
        body: { line: line.line, ...body },
        yes: W.correctYes,
      },
    done: onEnd,
  });
  return (
    <Dialog title={W.correctTitle} onClose={onEnd}>
      <p class="about">
        {W.was}: <Words of={story} />
      </p>
      <Form form={form} label={W.correctTitle} yes={COMMON.preview} beside={<Back onClick={onEnd} />}>
        {inputs(form.faults.score)}
      </Form>
    </Dialog>
  );
};

/** The right score, as this system has scores; no body while it is not given, or no other. */
function useNewScore({ score, ...line }: LineView) {
  const ofTwo = useScoreOfTwo({ ...line, score: score ?? [0, 0] });
  const ofSeveral = useScores(line);
  return score ? ofTwo : ofSeveral;
}

function useScoreOfTwo(recorded: Recorded) {
  const { view } = useAdmin();
  const [fields, setFields] = useState(() => fieldsOfRecorded(view, recorded));
  const { body, fault } = correctionIn(view, recorded, fields);
  return {
    says: body && unbroken(shownScore(body.score) + asPlayed(body)),
    body,
    fault,
    inputs: (marked: string | undefined) => (
      <ScoreOfTwo
        legend={W.newScore}
        fields={fields}
        onChange={(next) => setFields(withoutThoseOfBefore(recorded, next))}
        scores={scoresFor(view, recorded)}
        fault={marked}
      />
    ),
  };
}

function useScores({ scores = [] }: Pick<LineView, 'scores'>) {
  const [typed, setTyped] = useState(Object.fromEntries(scores.map(([player, points]) => [player, String(points)])));
  const whole = scores.map(([player]) => [player, readWhole(typed[player] ?? '')] as const);
  return {
    says: whole.map(([, points]) => points).join(', '),
    body: whole.every(([, points]) => points !== undefined) ? { scores: whole } : undefined,
    fault: POTS.whole,
    inputs: (marked: string | undefined) => (
      <ScoreInputs
        players={scores.map(([player]) => player)}
        typed={typed}
        onChange={(all) => setTyped({ ...all })}
        fault={marked}
      />
    ),
  };
}
