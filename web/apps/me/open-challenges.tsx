import { useEffect } from 'preact/hooks';
import { scoreWords } from '#shared/words/score.ts';
import { Terms } from '#web/ui/ladder/terms.tsx';
import { loadPart } from '#web/ui/page/loading.ts';
import { Clock, ShortDay, Words } from '#web/ui/page/words.tsx';
import { WORDS } from '#web/ui/texts.ts';
import type { ConfirmingProps } from './confirming.tsx';
import type { DatingProps } from './dating/dating.tsx';
import { answerBody, type OwnChallenge } from './model.ts';
import type { ReachProps } from './reach/reach.tsx';
import { TEXT } from './texts.ts';
import { Clause, LazyPart, type Tools } from './tools.tsx';
import { challengeWords } from './words.ts';

/** The player's challenges without a result; what a report takes is loaded early, as the connection may go. */
export const Open = ({ tools }: { readonly tools: Tools }) => {
  const { open } = tools.model;
  useEffect(() => {
    if (open.length > 0) void loadPart('report').catch(() => undefined);
  }, [open.length > 0]);
  if (open.length === 0) return null;
  return (
    <section class="own">
      <h2>{open.some(({ state }) => state === 'running') ? TEXT.running : TEXT.open}</h2>
      <ul class="cards">
        {open.map((challenge) => (
          <li key={challenge.id}>
            <Card challenge={challenge} tools={tools} />
          </li>
        ))}
      </ul>
    </section>
  );
};

interface CardProps {
  readonly challenge: OwnChallenge;
  readonly tools: Tools;
}

const Card = ({ challenge, tools }: CardProps) => {
  const pending = tools.pending.has(challenge.id);
  return (
    <>
      <b>
        <Words of={challengeWords(challenge)} />
      </b>
      <p class="hint">
        <State challenge={challenge} />
        {pending && `, ${TEXT.onItsWay}`}
      </p>
      {Object.keys(challenge.terms).length > 0 && (
        <p>
          <Terms terms={challenge.terms} />
        </p>
      )}
      {challenge.state !== 'running' && (
        <LazyPart<ReachProps> part="reach" props={{ challenge: challenge.id, tools }} of={tools.at} />
      )}
      {!pending && challenge.state === 'accepted' && (
        <LazyPart<DatingProps> part="dating" props={{ challenge, tools }} of={tools.at} />
      )}
      {!pending && challenge.state !== 'awaiting' && <Answers challenge={challenge} tools={tools} />}
      {challenge.isReported && (
        <LazyPart<ConfirmingProps> part="confirming" props={{ challenge, tools }} of={tools.at} />
      )}
    </>
  );
};

const State = ({ challenge: { state, since, score, isReported, postponing } }: Pick<CardProps, 'challenge'>) => (
  <>
    {score && !isReported && TEXT.awaiting(scoreWords(score))}
    {state === 'running' ? TEXT.since(<Clock at={since} />) : WORDS.issued(<ShortDay at={since} />)}
    {state === 'accepted' && `, ${WORDS.accepted}`}
    {state === 'open' && `, ${TEXT.notAccepted}`}
    {postponing && `, ${TEXT.postponing[postponing]}`}
  </>
);

const Answers = ({ challenge: { id, answers, nos, opponent }, tools }: CardProps) => (
  <>
    <div class="buttons">
      {answers.map((verb) => (
        <button
          key={verb}
          type="button"
          class={verb === 'accept' ? 'main' : undefined}
          aria-label={`${TEXT.answers[verb]}: ${opponent.name}`}
          onClick={() =>
            tools.open({
              kind: 'confirm',
              command: tools.command(verb, answerBody(verb, { id }, tools.player)),
              yes: TEXT.answers[verb],
            })
          }
        >
          {TEXT.answers[verb]}
        </button>
      ))}
      <button
        type="button"
        class={answers.includes('accept') ? undefined : 'main'}
        aria-label={`${TEXT.report}: ${opponent.name}`}
        onClick={() => tools.open({ kind: 'report', challenge: id })}
      >
        {TEXT.report}
      </button>
    </div>
    {nos.map(({ message, clause }) => (
      <p key={message} class="hint">
        {message}
        <Clause of={clause} />
      </p>
    ))}
  </>
);
