import { useState } from 'preact/hooks';
import { pairPlayOf } from '../../kit/controls.ts';
import { Check, Form } from '../../kit/fields.tsx';
import { Name } from '../../kit/words.tsx';
import { useDesk } from './desk.ts';
import { isPair, NOBODY, PairInputs } from './pair-inputs.tsx';
import { playing } from './people.ts';
import * as WORDS from './words.ts';

const W = WORDS.play;

/** A challenge that is issued now. */
export const ChallengeForm = () => {
  const { view, act, named } = useDesk();
  const [pair, setPair] = useState(NOBODY);
  const [agreed, setAgreed] = useState(false);
  const [fault, setFault] = useState(false);
  const play = pairPlayOf(view);

  async function issue(): Promise<void> {
    setFault(!isPair(pair));
    if (!isPair(pair)) return;
    const body = { ...pair, ...(play?.mayAgree && agreed && { agreed }) };
    const recorded = await act({ title: W.challengeTitle, verb: 'challenge', body, yes: W.issue, plain: true });
    if (recorded) setPair(NOBODY);
  }

  if (playing(view).length < 2) return null;
  return (
    <section id="challenge">
      <details open={play?.needsChallenge ?? false}>
        <summary>
          <h2>{W.challenge}</h2>
        </summary>
        {view.entrants.map(({ player, name, must }) => (
          <p key={player} class="hint">
            {must && (
              <>
                <bdi>{W.enters(name)}</bdi> <Name of={named(must)} />
              </>
            )}
          </p>
        ))}
        <Form label={W.challenge} onSubmit={() => void issue()}>
          <PairInputs pair={pair} onChange={setPair} fault={fault} />
          {play?.mayAgree && <Check label={W.agreed} checked={agreed} onInput={setAgreed} />}
          <button type="submit" class="main">
            {W.issue}
          </button>
        </Form>
      </details>
    </section>
  );
};
