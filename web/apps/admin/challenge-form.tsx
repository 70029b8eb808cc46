import { useState } from 'preact/hooks';
import { Check } from '#web/ui/forms/fields.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { pairPlayOf } from '#web/ui/ladder/controls.ts';
import { Name } from '#web/ui/page/words.tsx';
import { useAdmin, useCommandForm } from './admin.ts';
import { NOBODY, PairInputs, pairFault } from './pair-inputs.tsx';
import { playing } from './people.ts';
import { TEXT } from './texts.ts';

const W = TEXT.play;

/** A challenge that is issued now. */
export const ChallengeForm = () => {
  const { view, named } = useAdmin();
  const [pair, setPair] = useState(NOBODY);
  const [agreed, setAgreed] = useState(false);
  const play = pairPlayOf(view);
  const form = useCommandForm<'pair'>({
    check: () => ({ pair: pairFault(pair) }),
    command() {
      const body = { ...pair, ...(play?.mayAgree && agreed && { agreed }) };
      return { title: W.challengeTitle, verb: 'challenge', body, yes: W.issue, plain: true };
    },
    done: () => setPair(NOBODY),
  });

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
        <Form form={form} label={W.challenge} yes={W.issue}>
          <PairInputs pair={pair} onChange={setPair} fault={form.faults.pair} />
          {play?.mayAgree && <Check label={W.agreed} checked={agreed} onInput={setAgreed} />}
        </Form>
      </details>
    </section>
  );
};
