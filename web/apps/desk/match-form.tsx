import { useState } from 'preact/hooks';
import { controlsOf, pairPlayOf } from '../../kit/controls.ts';
import { Check, Form } from '../../kit/fields.tsx';
import { useDesk } from './desk.ts';
import { GameInputs, gameBody, NO_GAME, Result, scoreIn } from './game-inputs.tsx';
import { isPair, NOBODY, type Pair, PairInputs } from './pair-inputs.tsx';
import { playing } from './people.ts';
import type { DeskView, OpenView } from './view.ts';
import * as WORDS from './words.ts';

const W = WORDS.play;

const openBetween = ({ challenges }: DeskView, { challenger, challenged }: Pair): OpenView | undefined =>
  challenges.find((open) => open.challenger === challenger && open.challenged === challenged);

/** A game that was played, with or without a challenge that is open. */
export const MatchForm = () => {
  const { view, act, named } = useDesk();
  const [pair, setPair] = useState(NOBODY);
  const [fields, setFields] = useState(NO_GAME);
  const [fault, setFault] = useState(false);
  const { meeting } = controlsOf(view);
  const mayAgree = pairPlayOf(view)?.mayAgree ?? false;
  const people = playing(view);
  const nameOf = (id: string) => view.standings.find(({ player }) => player === id);

  async function record(): Promise<void> {
    const score = scoreIn(view, fields.score);
    setFault(!isPair(pair) || !score);
    if (!isPair(pair) || !score) return;
    const game = gameBody(view, fields, score);
    const open = openBetween(view, pair);
    const agreed = mayAgree && fields.agreed && { agreed: true };
    const [one, other] = [nameOf(pair.challenger), nameOf(pair.challenged)];
    const recorded = await act({
      title: W.resultTitle,
      about: one && other && <Result one={named(one.player).name} score={score} other={named(other.player).name} />,
      verb: open ? 'result' : 'match',
      body: open ? { challenge: open.id, ...game } : { ...pair, ...game, ...agreed },
      yes: W.recordYes,
    });
    if (recorded) {
      setPair(NOBODY);
      setFields(NO_GAME);
    }
  }

  if (people.length < 2) return null;
  return (
    <section id="record">
      <h2>{W.recordA[meeting]}</h2>
      <p class="hint">{W.recordHint}</p>
      <Form label={W.recordA[meeting]} onSubmit={() => void record()}>
        <PairInputs pair={pair} onChange={setPair} fault={fault} />
        <GameInputs fields={fields} onChange={setFields} fault={fault} />
        {mayAgree && (
          <Check label={W.agreed} checked={fields.agreed} onInput={(agreed) => setFields({ ...fields, agreed })} />
        )}
        <button type="submit" class="main">
          {W.see}
        </button>
      </Form>
    </section>
  );
};
