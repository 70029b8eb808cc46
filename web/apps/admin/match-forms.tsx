import { useState } from 'preact/hooks';
import { Check, Input } from '#web/ui/forms/fields.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { matchPlayOf } from '#web/ui/ladder/controls.ts';
import { Name } from '#web/ui/page/words.tsx';
import { MOVES, RIVALS, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useCommandForm } from './admin.ts';
import { distanceFault, NO_GAME, scoreFault, scoreIn, sheetBody } from './game-fields.ts';
import { GameInputs, gameBody, Result } from './game-inputs.tsx';
import { NOBODY, type Opponents, OpponentsInputs, opponentsFault } from './opponents-inputs.tsx';
import { SECTIONS, TEXT } from './texts.ts';
import { type AdminView, type OpenView, playing } from './view.ts';

const W = TEXT.play;

export const ChallengeForm = () => {
  const { view, named } = useAdmin();
  const [two, setTwo] = useState(NOBODY);
  const [agreed, setAgreed] = useState(false);
  const play = matchPlayOf(view);
  const form = useCommandForm<'two'>({
    check: () => ({ two: opponentsFault(two) }),
    command() {
      const body = { ...two, ...(play?.mayAgree && agreed && { agreed }) };
      return { title: W.challenge, verb: 'challenge', body, yes: RIVALS.challenge, plain: true };
    },
    done: () => setTwo(NOBODY),
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
        <Form form={form} label={W.challenge} yes={RIVALS.challenge}>
          <OpponentsInputs two={two} onChange={setTwo} fault={form.faults.two} />
          {play?.mayAgree && <Check label={W.agreed} checked={agreed} onInput={setAgreed} />}
        </Form>
      </details>
    </section>
  );
};

const openBetween = ({ challenges }: AdminView, { challenger, challenged }: Opponents): OpenView | undefined =>
  challenges.find((open) => open.challenger === challenger && open.challenged === challenged);

export const MatchForm = () => {
  const { view, named } = useAdmin();
  const [two, setTwo] = useState(NOBODY);
  const [fields, setFields] = useState(NO_GAME);
  const { mayAgree, distance: asksDistance } = matchPlayOf(view) ?? {};
  const open = openBetween(view, two);
  const people = playing(view);
  const nameOf = (id: string) => view.standings.find(({ player }) => player === id);
  const form = useCommandForm<'two' | 'score' | 'distance'>({
    check: () => ({
      two: opponentsFault(two),
      score: scoreFault(view, fields),
      distance: open ? undefined : distanceFault(view, fields),
    }),
    command() {
      const score = scoreIn(view, fields.score);
      if (!score) return undefined;
      const game = gameBody(view, fields, score, two);
      const [one, other] = [nameOf(two.challenger), nameOf(two.challenged)];
      return {
        title: WORDS.record,
        about: one && other && <Result one={named(one.player).name} score={score} other={named(other.player).name} />,
        verb: open ? 'result' : 'match',
        body: open ? { challenge: open.id, ...game } : { ...two, ...game, ...sheetBody(view, fields) },
        yes: WORDS.record,
      };
    },
    done() {
      setTwo(NOBODY);
      setFields(NO_GAME);
    },
  });

  if (people.length < 2) return null;
  return (
    <section id="record">
      <h2>{SECTIONS.result}</h2>
      <Form form={form} label={SECTIONS.result} yes={MOVES.preview}>
        <OpponentsInputs two={two} onChange={setTwo} fault={form.faults.two} />
        <GameInputs fields={fields} onChange={setFields} fault={form.faults.score} two={two}>
          {asksDistance && !open && (
            <Input
              label={W.distance}
              hint={W.distanceHint}
              value={fields.distance}
              onInput={(distance) => setFields({ ...fields, distance })}
              fault={form.faults.distance}
            />
          )}
        </GameInputs>
        {mayAgree && (
          <Check label={W.agreed} checked={fields.agreed} onInput={(agreed) => setFields({ ...fields, agreed })} />
        )}
      </Form>
    </section>
  );
};
