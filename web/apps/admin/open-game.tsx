import { useState } from 'preact/hooks';
import type { ChallengeAnswer, MatchPlay } from '#shared/systems/play-controls.ts';
import { labelled } from '#shared/words/lists.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Form } from '#web/ui/forms/form.tsx';
import { matchPlayOf } from '#web/ui/ladder/controls.ts';
import { Handicap } from '#web/ui/ladder/terms.tsx';
import { Clock, Name, ShortDay } from '#web/ui/page/words.tsx';
import { ANSWERS, MOVES, SCORES, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useCommandForm } from './admin.ts';
import { NO_GAME, scoreFault, scoreIn } from './game-fields.ts';
import { GameInputs, gameBody, Result } from './game-inputs.tsx';
import { NamedButton } from './panels.tsx';
import { TEXT } from './texts.ts';
import type { GoGameView, OpenView } from './view.ts';

const W = TEXT.play;

/** What may be said to a challenge besides its result, also by whether it was accepted; putting it off only while that is possible. */
export function answersTo(
  challenge: MatchPlay['challenge'] | undefined,
  { state, mayPostpone }: Pick<OpenView, 'state' | 'mayPostpone'>,
): readonly ChallengeAnswer[] {
  if (!challenge || challenge.begins === 'never') return [];
  if (challenge.begins === 'at once') return challenge.answers;
  const answers = challenge.answers[state === 'accepted' ? 'accepted' : 'open'];
  return answers.filter((verb) => verb !== 'postpone' || mayPostpone);
}

export const OpenGame = ({ open }: { readonly open: OpenView }) => {
  const { view, named, submit } = useAdmin();
  const [recording, setRecording] = useState(false);
  const challenge = matchPlayOf(view)?.challenge;
  const [one, other] = [named(open.challenger), named(open.challenged)];
  const about = (
    <>
      <Name of={one} /> – <Name of={other} />
    </>
  );
  const label = `${one.name} – ${other.name}`;
  const answers = answersTo(challenge, open).map((verb) => (
    <NamedButton
      key={verb}
      words={ANSWERS[verb]}
      of={label}
      onClick={() =>
        void submit({
          title: verb === 'abandon' ? W.abandonTitle : ANSWERS[verb],
          about,
          verb,
          body: { challenge: open.id },
          ...(verb === 'abandon' ? { yes: ANSWERS.abandon, no: W.abandonNo } : { yes: WORDS.save }),
          plain: verb === 'accept',
        })
      }
    />
  ));
  const offers = (open.mayOffer ?? []).map((player) => (
    <NamedButton
      key={player}
      words={SHARED.offered(named(player).name).join('')}
      of={label}
      onClick={() =>
        void submit({
          title: SHARED.offered(named(player).name).join(''),
          about,
          verb: 'offer',
          body: { challenge: open.id, player },
          yes: WORDS.save,
        })
      }
    />
  ));
  const more = [...answers, ...offers];
  return (
    <li>
      <p>
        <b>{about}</b>{' '}
        <span class="quiet">
          <Since at={open.issued} isTime={challenge?.begins === 'at once'} />
          {open.state === 'accepted' && `, ${WORDS.accepted}`}
        </span>
      </p>
      {open.game && <GoTerms game={open.game} />}
      <div class="buttons">
        <button type="button" aria-expanded={recording} onClick={() => setRecording(!recording)}>
          {SCORES.result}
          <span class="unseen"> {label}</span>
        </button>
        {more.length < 2 ? (
          more
        ) : (
          <details>
            <summary>
              {WORDS.more}
              <span class="unseen"> {label}</span>
            </summary>
            <div class="buttons">{more}</div>
          </details>
        )}
      </div>
      {recording && <ResultForm open={open} onDone={() => setRecording(false)} />}
    </li>
  );
};

const ResultForm = ({ open, onDone }: { readonly open: OpenView; readonly onDone: () => void }) => {
  const { view, named } = useAdmin();
  const [fields, setFields] = useState(NO_GAME);
  const [one, other] = [named(open.challenger), named(open.challenged)];
  const form = useCommandForm<'score'>({
    check: () => ({ score: scoreFault(view, fields) }),
    command() {
      const score = scoreIn(view, fields.score);
      return (
        score && {
          title: WORDS.record,
          about: <Result one={one.name} score={score} other={other.name} />,
          verb: 'result',
          body: { challenge: open.id, ...gameBody(view, fields, score, open) },
          yes: WORDS.record,
        }
      );
    },
    done: onDone,
  });
  return (
    <Form form={form} label={labelled(SCORES.result, `${one.name} – ${other.name}`)} yes={MOVES.preview}>
      <GameInputs fields={fields} onChange={setFields} fault={form.faults.score} two={open} />
    </Form>
  );
};

/** When it was opened: the time for a game that is played at once, the day for others. */
const Since = ({ at, isTime }: { readonly at: OpenView['issued']; readonly isTime: boolean }) => (
  <>{WORDS.since(isTime ? <Clock at={at} /> : <ShortDay at={at} />, isTime)}</>
);

/** Stones, komi and clock, so that nobody has to work them out. */
const GoTerms = ({ game: { white, choosesColours, main, byoyomi, ...game } }: { readonly game: GoGameView }) => {
  const { named } = useAdmin();
  const times = { ...(main !== undefined && { main }), ...(byoyomi !== undefined && { byoyomi }) };
  return (
    <p class="terms">
      <Handicap
        go={{ ...game, ...times, ...(white && { white: named(white) }) }}
        chooses={choosesColours && named(choosesColours)}
      />
    </p>
  );
};
