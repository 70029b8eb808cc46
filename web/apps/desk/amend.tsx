import { useEffect, useState } from 'preact/hooks';
import type { Phrase } from '../../../shared/words/phrase.ts';
import { scoresOf } from '../../kit/controls.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Form, Radios } from '../../kit/fields.tsx';
import { readWhole, sameScore, shownScore } from '../../kit/scores.ts';
import { Words } from '../../kit/words.tsx';
import { useDesk } from './desk.ts';
import { ScoreInputs } from './pot-forms.tsx';

import type { LineView } from './view.ts';
import * as WORDS from './words.ts';

const W = WORDS.log;

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
    title: W.voidTitle,
    about: <Words of={story} />,
    verb: 'void',
    body: { line: line.line },
    yes: W.voidYes,
  };
  useEffect(() => void act(deed).then(onEnd), []);
  return null;
};

const Correcting = ({ line, story, onEnd }: Props) => {
  const { act } = useDesk();
  const { body, says, inputs } = useNewScore(line);
  const [fault, setFault] = useState(false);

  async function correct(): Promise<void> {
    setFault(!body);
    if (!body) return;
    const about = (
      <>
        <Words of={story} /> → <b>{says}</b>
      </>
    );
    const title = W.correctTitle;
    const done = await act({ title, about, verb: 'correct', body: { line: line.line, ...body }, yes: W.correctYes });
    if (done) onEnd();
  }

  return (
    <Dialog title={W.correctTitle} onClose={onEnd}>
      <p class="about">
        {W.was}: <Words of={story} />
      </p>
      <Form label={W.correctTitle} onSubmit={() => void correct()}>
        {inputs(fault)}
        <div class="buttons">
          <button type="submit" class="main">
            {WORDS.play.see}
          </button>
          <button type="button" onClick={onEnd}>
            {WORDS.sheet.back}
          </button>
        </div>
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
      inputs: (fault: boolean) => (
        <ScoreInputs players={players} typed={typed} onChange={(all) => setTyped({ ...all })} fault={fault} />
      ),
    };
  }
  const others = scoresOf(view).filter((each) => !sameScore(each, score));
  const right = others.find((each) => shownScore(each) === chosen);
  return {
    says: chosen,
    body: right && { score: right },
    inputs: (fault: boolean) => (
      <Radios
        keys
        legend={W.newScore}
        value={chosen}
        onInput={setChosen}
        choices={others.map((each) => ({ value: shownScore(each), text: shownScore(each) }))}
        fault={fault ? WORDS.play.pick : undefined}
      />
    ),
  };
}
