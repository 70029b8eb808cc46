import { useEffect, useState } from 'preact/hooks';
import type { Phrase } from '../../../shared/words/phrase.ts';
import { scoresOf } from '../../kit/controls.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Radios } from '../../kit/fields.tsx';
import { Form } from '../../kit/form.tsx';
import { hasResult } from '../../kit/line-story.ts';
import { readWhole, sameScore, shownScore } from '../../kit/scores.ts';
import { Words } from '../../kit/words.tsx';
import { Back } from './back.tsx';
import { useDeedForm } from './deed-form.ts';
import { useDesk } from './desk.ts';
import { WORDS as W } from './history/words.ts';
import { pots as POTS } from './pots/words.ts';
import { ScoreInputs } from './score-inputs.tsx';
import type { LineView } from './view.ts';
import { WORDS } from './words.ts';

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
  const { act } = useDesk();
  const deed = {
    title: hasResult(line) ? W.voidTitle : W.voidLineTitle,
    about: <Words of={story} />,
    verb: 'void',
    body: { line: line.line },
    yes: W.voidYes,
  };
  useEffect(() => void act(deed).then(onEnd), []);
  return null;
};

const Correcting = ({ line, story, onEnd }: Props) => {
  const { body, says, fault, inputs } = useNewScore(line);
  const form = useDeedForm<'score'>({
    check: () => ({ score: body ? undefined : fault }),
    deed: () =>
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
      <Form form={form} label={W.correctTitle} yes={WORDS.play.see} beside={<Back onClick={onEnd} />}>
        {inputs(form.faults.score)}
      </Form>
    </Dialog>
  );
};

/** The right score, as this system has scores; no body while it is not given, or no other. */
function useNewScore({ score, scores = [] }: LineView) {
  const { view } = useDesk();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState(Object.fromEntries(scores.map(([player, points]) => [player, String(points)])));
  if (!score) {
    const whole = scores.map(([player]) => [player, readWhole(typed[player] ?? '')] as const);
    const players = scores.map(([player]) => player);
    return {
      says: whole.map(([, points]) => points).join(', '),
      body: whole.every(([, points]) => points !== undefined) ? { scores: whole } : undefined,
      fault: POTS.whole,
      inputs: (fault: string | undefined) => (
        <ScoreInputs players={players} typed={typed} onChange={(all) => setTyped({ ...all })} fault={fault} />
      ),
    };
  }
  const others = scoresOf(view).filter((each) => !sameScore(each, score));
  const right = others.find((each) => shownScore(each) === chosen);
  return {
    says: chosen,
    body: right && { score: right },
    fault: WORDS.play.pick,
    inputs: (fault: string | undefined) => (
      <Radios
        keys
        legend={W.newScore}
        value={chosen}
        onInput={setChosen}
        choices={others.map((each) => ({ value: shownScore(each), text: shownScore(each) }))}
        fault={fault}
      />
    ),
  };
}
