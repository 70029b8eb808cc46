/// <reference lib="dom" />

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { labelled } from '#shared/words/lists.ts';
import { capital } from '#shared/words/phrase.ts';
import { scoreWords } from '#shared/words/score.ts';
import { HAPPENED, TEXT as SHARED } from '#shared/words/texts.ts';
import { isUnchallenged } from '#web/ui/ladder/controls.ts';
import { Terms } from '#web/ui/ladder/terms.tsx';
import { Clock, Name, ShortDay, Words } from '#web/ui/page/words.tsx';
import { drawer } from '#web/ui/session/remembered.ts';
import { ANSWERS, SCORES, WORDS } from '#web/ui/texts.ts';
import type { ConfirmingProps } from './confirming.tsx';
import { useDating } from './dates.tsx';
import { foresee } from './foresee.ts';
import { answerBody, type OwnChallenge } from './model.ts';
import type { AsksContactProps } from './more.tsx';
import { Reach } from './opponent-contact.tsx';
import { ChangeOf, Stakes } from './sheet.tsx';
import { CHALLENGES } from './texts.ts';
import { Clause, Fates, LazyPart, type Tools } from './tools.tsx';
import type { Upcoming } from './upcoming.ts';
import { commandWords } from './words.ts';

interface WithUpcoming {
  readonly upcoming: Upcoming;
}

export type OpenChallengesProps = OpenProps & WithUpcoming;

interface OpenProps {
  readonly tools: Tools;
}

/** The player's challenges without a result; what a report takes is loaded early, as the connection may go. */
export const Part = ({ tools, upcoming }: OpenChallengesProps) => {
  const { open } = tools.model;
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [open.length > 0]);
  return (
    <>
      <Happened tools={tools} />
      {open.length > 0 && (
        <section class="own">
          <h2>{headingOf(tools)}</h2>
          <ul class="cards">
            {open.map((challenge) => (
              <li key={challenge.id} id={challenge.id}>
                <Card challenge={challenge} tools={tools} upcoming={upcoming} />
              </li>
            ))}
          </ul>
          {upcoming.contact && (
            <LazyPart<AsksContactProps> part="more" props={{ contact: upcoming.contact }} of={open} />
          )}
        </section>
      )}
    </>
  );
};

/** What came of the result that the player has just saved. */
const Happened = ({ tools: { sent, player } }: OpenProps) => {
  const { command, before } = sent ?? {};
  const foreseen = command && before && foresee(before, command, player);
  const changes = foreseen?.kind === 'changes' ? foreseen : undefined;
  const isFirst = useFirst(changes?.own?.to === 1 && changes.own.from !== 1 && `top/${player}${location.pathname}`);
  const says = (command?.verb === 'result' || command?.verb === 'match') && before && (
    <Words of={commandWords(command, before, player)} />
  );
  return (
    <div role="status">
      {says && (
        <p class="happened">
          {isFirst && <b class="top">{CHALLENGES.top} </b>}
          {changes && !changes.waits ? SHARED.labelled(says, <ChangeOf foreseen={changes} />) : says}
          {changes?.waits ? `. ${CHALLENGES[changes.waits]}` : '.'}
        </p>
      )}
    </div>
  );
};

/** Whether what has a name happens for the first time in this browser. */
function useFirst(name: string | false | undefined): boolean {
  const [first, setFirst] = useState(false);
  useEffect(() => {
    const kept = drawer();
    setFirst(Boolean(name) && kept?.getItem(`${name}`) === null);
    if (name) kept?.setItem(name, '1');
  }, [name]);
  return first;
}

interface CardProps {
  readonly challenge: OwnChallenge;
  readonly tools: Tools;
}

/** Who, until when, and what to do about it; what else there is to know and to do is folded away. */
const Card = ({ challenge, tools, upcoming }: CardProps & WithUpcoming) => {
  const pending = tools.pending.has(challenge.id);
  const dating = useDating(challenge, tools, upcoming);
  const isDated = !pending && challenge.state === 'accepted';
  const isToDo = !pending && challenge.state !== 'awaiting';
  return (
    <>
      <b>{(isDated && dating.title) || <Words of={titleWords(challenge, tools)} />}</b>
      {pending && <p class="hint">{CHALLENGES.onItsWay}</p>}
      {!isToDo && <State challenge={challenge} />}
      {challenge.answers.includes('accept') && <Comes challenge={challenge} tools={tools} />}
      <Fates of={tools.model.place?.fates.filter((fate) => fate.challenge === challenge.id) ?? []} />
      {isDated && dating.says}
      {challenge.state !== 'running' && !isUnchallenged(tools.model.ladder) && (
        <Reach challenge={challenge.id} contacts={upcoming.contacts} me={tools.model.me} />
      )}
      {isToDo &&
        ((isDated && dating.form) || (
          <>
            {isDated && dating.offer}
            <Ways challenge={challenge} tools={tools} dating={isDated ? dating : NO_DATES} />
          </>
        ))}
      {challenge.isReported && (
        <LazyPart<ConfirmingProps> part="confirming" props={{ challenge, tools }} of={tools.at} />
      )}
    </>
  );
};

/** Where nobody challenges, all that is open waits to be confirmed. */
function headingOf({ model: { ladder, open } }: Tools): string {
  if (isUnchallenged(ladder)) return capital(SHARED.awaiting.confirmation);
  return open.some(({ state }) => state === 'running') ? CHALLENGES.running : CHALLENGES.open;
}

/** Who challenged whom or, where nobody does, whom the player has played. */
const titleWords = ({ opponent, isChallenger }: OwnChallenge, { model }: Tools) => {
  if (isUnchallenged(model.ladder)) return SCORES.youAnd(opponent);
  return (isChallenger ? CHALLENGES.youChallenged : HAPPENED.challengedYou)(opponent);
};

const NO_DATES = { ways: [], more: [], offer: undefined } as const;

/** What a challenge comes to: on which terms it is played, and what a win and a loss would do. */
const Comes = ({ challenge, tools }: CardProps) => (
  <>
    {Object.keys(challenge.terms).length > 0 && (
      <p>
        <Terms terms={challenge.terms} you={tools.player} />
      </p>
    )}
    <Stakes challenge={challenge.id} ladder={tools.model.ladder} tools={tools} />
  </>
);

const State = ({
  challenge: { opponent, state, since, score, isReported, postponing, offered },
}: Pick<CardProps, 'challenge'>) => (
  <p class="hint">
    {score && !isReported && `${scoreWords(score)}, ${SHARED.awaiting.approval}${SHARED.semicolon}`}
    {state === 'running' ? WORDS.since(<Clock at={since} />, true) : WORDS.issued(<ShortDay at={since} />)}
    {state === 'accepted' && `, ${WORDS.accepted}`}
    {state === 'open' && `, ${WORDS.notAccepted}`}
    {postponing && `, ${CHALLENGES.postponing[postponing]}`}
    {offered && [
      ', ',
      ...(offered === 'theirs' ? SHARED.offered(<Name key="who" of={opponent} />) : [CHALLENGES.offered[offered]]),
    ]}
  </p>
);

interface ChallengeButton {
  readonly words: string;
  readonly isMain?: boolean;
  readonly does: () => void;
}

interface WaysProps extends CardProps {
  readonly dating: {
    readonly ways: readonly ChallengeButton[];
    readonly more: readonly ChallengeButton[];
    readonly offer: ComponentChildren;
  };
}

const Ways = ({ challenge, tools, dating }: WaysProps) => {
  const { id, answers, nos, opponent } = challenge;
  const waysOf = answers.map((verb): ChallengeButton => {
    const command = tools.command(verb, answerBody(verb, { id }, tools.player));
    const yes = ANSWERS[verb];
    // What accepting comes to stands on the card already.
    const does = () => (verb === 'accept' ? tools.send(command) : tools.open({ kind: 'confirm', command, yes }));
    return { words: yes, isMain: verb === 'accept', does };
  });
  const asked = [...waysOf, ...dating.ways].filter(({ isMain }) => isMain);
  const result: ChallengeButton = {
    words: SCORES.result,
    isMain: asked.length === 0 && !dating.offer,
    does: () => tools.open({ kind: 'report', challenge: id }),
  };
  const shown = asked.length > 0 ? asked : [...dating.ways, result];
  const more = [...dating.ways, ...dating.more, ...waysOf, result].filter((each) => !shown.includes(each));
  return (
    <div class="buttons">
      <Buttons of={shown} about={opponent.name} />
      <details>
        <summary aria-label={labelled(WORDS.more, opponent.name)}>{WORDS.more}</summary>
        <State challenge={challenge} />
        {!answers.includes('accept') && <Comes challenge={challenge} tools={tools} />}
        {more.length > 0 && (
          <div class="buttons">
            <Buttons of={more} about={opponent.name} />
          </div>
        )}
        {nos.map(({ message, clause }) => (
          <p key={message} class="hint">
            {message}
            <Clause of={clause} />
          </p>
        ))}
      </details>
    </div>
  );
};

const Buttons = ({ of, about }: { readonly of: readonly ChallengeButton[]; readonly about: string }) =>
  of.map(({ words, isMain, does }) => (
    <button
      key={words}
      type="button"
      class={isMain ? 'main' : undefined}
      aria-label={labelled(words, about)}
      onClick={does}
    >
      {words}
    </button>
  ));
