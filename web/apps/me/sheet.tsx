/// <reference lib="dom" />

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DEADLINES } from '#shared/rules/texts.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Strike } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { ChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { capital, type Phrase, textOf } from '#shared/words/phrase.ts';
import { fromOwnSide, signed } from '#shared/words/score.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { scoresOf } from '#web/ui/ladder/controls.ts';
import { Name, Words } from '#web/ui/page/words.tsx';
import { ask } from '#web/ui/session/api.ts';
import { formatBody } from '#web/ui/tablet/tablet.ts';
import { ANSWERS, WORDS } from '#web/ui/texts.ts';
import { type Foreseen, foresee, foreseeCounted } from './foresee.ts';
import { meOf } from './model.ts';
import { CHALLENGES } from './texts.ts';
import { Clause, Fates, type Tools } from './tools.tsx';

interface SheetProps {
  readonly title: Phrase;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export const Sheet = ({ title, ...rest }: SheetProps) => (
  <Dialog title={<Words of={title} />} close={WORDS.back} {...rest} />
);

interface ConsequencesProps {
  readonly tools: Tools;
  readonly command: Command;
  readonly yes: string;
}

/** What a command would do, and the button that does it, unless it is known to be impossible. */
export const Consequences = ({ tools, command, yes }: ConsequencesProps) => {
  const { foreseen, verdict } = useVerdict(tools, command);
  const rule = foreseen.kind === 'changes' && isForThem(foreseen, command) && tools.told?.ruleOf(foreseen.clause ?? '');
  return (
    <>
      <div class="foreseen" aria-live="polite">
        {verdict.kind !== 'no' && <Effects foreseen={foreseen} tools={tools} verb={command.verb} />}
        {verdict.kind !== 'no' && foreseen.kind === 'changes' && command.verb === 'challenge' && (
          <AtStake challenge={command.body.id} ladder={foreseen.after} tools={tools} />
        )}
        {verdict.kind !== 'no' && foreseen.kind === 'changes' && <Strikes of={foreseen.strikes} tools={tools} />}
        <Says verdict={verdict} />
        {verdict.kind === 'fine' && verdict.unheard && command.verb === 'challenge' && (
          <p class="hint">{CHALLENGES.unheard(<Name of={tools.model.named(command.body.challenged)} />)}</p>
        )}
      </div>
      {rule && verdict.kind !== 'no' && <p class="rule">{rule}</p>}
      <button
        type="button"
        class="main"
        disabled={verdict.kind === 'no' || verdict.kind === 'asking'}
        onClick={() => tools.send(command)}
      >
        {yes}
      </button>
    </>
  );
};

const Strikes = ({ of = [], tools }: { readonly of: readonly Strike[] | undefined; readonly tools: Tools }) =>
  of.map(({ player, count, of: most }) => (
    <p key={player}>
      <b>{capital(textOf(DEADLINES.strike(tools.model.named(player), count, most)))}</b>
    </p>
  ));

/** The rules speak to the challenger, or to the winner: the player challenged or beaten learns more from the effects. */
const isForThem = ({ own }: Extract<Foreseen, { kind: 'changes' }>, { verb }: Command): boolean =>
  verb !== 'challenge' && (!MOVING.includes(verb) || (own?.to ?? 0) < (own?.from ?? 0));

/** What the challenge would bring, as its card says once it is made: a win, a loss, and by when to accept and play. */
const AtStake = ({ challenge, ladder, tools }: StakesProps) => (
  <>
    <Stakes challenge={challenge} ladder={ladder} tools={tools} />
    <Fates
      of={meOf(ladder, tools.player, tools.at).place?.fates.filter((fate) => fate.challenge === challenge) ?? []}
    />
  </>
);

interface StakesProps {
  readonly ladder: Ladder;
  readonly challenge: ChallengeId;
  readonly tools: Tools;
}

/** What a win and a loss would do, where the score says it all. */
export const Stakes = ({ ladder, challenge, tools }: StakesProps) => {
  const isChallenger = ladder.challenges.get(challenge)?.challenger === tools.player;
  const scores = scoresOf(ladder);
  const [won, lost] = [scores[0], scores.at(-1)].map(
    (score) => score && foreseeCounted(ladder, tools, challenge, fromOwnSide(score, isChallenger)),
  );
  return won?.kind === 'changes' && lost?.kind === 'changes' ? (
    <p class="stakes">
      <span>{CHALLENGES.win(<ChangeOf foreseen={won} />)}</span>
      <span>{CHALLENGES.loss(<ChangeOf foreseen={lost} />)}</span>
    </p>
  ) : null;
};

export const ChangeOf = ({ foreseen: { own } }: { readonly foreseen: Extract<Foreseen, { kind: 'changes' }> }) =>
  own ? <ChangeWords of={own} /> : CHALLENGES.stays;

const Says = ({ verdict }: { readonly verdict: Verdict }) => {
  switch (verdict.kind) {
    case 'asking':
      return <p class="hint">{WORDS.oneMoment}</p>;
    case 'unreached':
      return <p class="fault">{CHALLENGES.offline}</p>;
    case 'no':
      return (
        <p class="fault">
          {verdict.message}
          <Clause of={verdict.clause} />
        </p>
      );
    case 'fine':
      return null;
  }
};

const MOVING: readonly Command['verb'][] = ['result', 'match', 'finish', 'approve'];

const Effects = ({
  foreseen,
  tools,
  verb,
}: {
  readonly foreseen: Foreseen;
  readonly tools: Tools;
  readonly verb: Command['verb'];
}) => {
  if (!MOVING.includes(verb) || foreseen.kind === 'refused') return null;
  if (foreseen.kind === 'unknown') return <p>{CHALLENGES.unknown}</p>;
  if (foreseen.waits) return <p>{foreseen.waits === 'approval' ? CHALLENGES.approval : CHALLENGES.confirmation}</p>;
  const { own, others } = foreseen;
  if (!own && others.length === 0) return <p>{SHARED.nobodyMoves}</p>;
  return (
    <>
      {own && (
        <p>
          <b>{SHARED.labelled(capital(ANSWERS.you), <ChangeWords of={own} />)}</b>
        </p>
      )}
      {others.length > 0 && (
        <ul aria-label={CHALLENGES.others}>
          {others.slice(0, SHOWN).map((change) => (
            <li key={change.player}>
              {SHARED.labelled(<Name of={tools.model.named(change.player)} />, <ChangeWords of={change} />)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** Nobody reads more on a phone before a result is confirmed. */
const SHOWN = 8;

/** "rung 7 → 4", "1000 → 1088 points (+88)", "gap 3.5 → 2.5". */
const ChangeWords = ({ of }: { readonly of: NonNullable<Extract<Foreseen, { kind: 'changes' }>['own']> }) => {
  const { from = '–', to = '–', points, gap } = of;
  const { changes } = CHALLENGES;
  const said = [
    ...(from === to ? [] : [changes.rung(from, to)]),
    ...(points ? [changes.points(points[0] ?? 0, points[1] ?? 0, signed((points[1] ?? 0) - (points[0] ?? 0)))] : []),
    ...(gap ? [SHARED.gap(`${gap[0] ?? '–'}\u00a0→\u00a0${gap[1] ?? '–'}`)] : []),
  ];
  return <>{said.join(', ')}</>;
};

/** What the service would say to a command, asked without doing it; `unreached` where it cannot be asked now. */
type Verdict =
  | { readonly kind: 'asking' | 'unreached' }
  /** `unheard`: the challenged player may not hear of it, and until they accept nothing comes of it. */
  | { readonly kind: 'fine'; readonly unheard: boolean }
  | { readonly kind: 'no'; readonly message: string; readonly clause?: string };

interface Judged {
  readonly foreseen: Foreseen;
  readonly verdict: Verdict;
}

/** How long a player who wants to continue has to wait, in milliseconds. */
const PATIENCE = 3000;

/** What a command would do: at once by this phone's own rules, and then in the words of the service. */
function useVerdict({ path, model, player }: Tools, command: Command): Judged {
  const foreseen = foresee(model.ladder, command, player);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly verdict: Verdict }>();
  const { verb, body } = command;
  const question = JSON.stringify([verb, body]);
  const refusal = foreseen.kind === 'refused' ? foreseen.refusal : undefined;
  useEffect(() => {
    let forgotten = false;
    const look = async () => {
      const outcome = await ask<'issueChallenge'>(`${path}/${verb}?dryRun=true`, {
        body: formatBody(command),
        patience: PATIENCE,
      });
      if (forgotten) return;
      const verdict: Verdict =
        outcome.kind === 'done'
          ? { kind: 'fine', unheard: outcome.body.unreached === true }
          : outcome.kind === 'refused'
            ? { kind: 'no', message: outcome.problem.detail, ...clauseOf(outcome.problem) }
            : { kind: 'unreached' };
      setAnswer({ to: question, verdict });
    };
    if (!refusal) void look();
    return () => {
      forgotten = true;
    };
  }, [question, refusal?.code]);
  if (refusal) return { foreseen, verdict: { kind: 'no', message: refusal.message, clause: refusal.clause } };
  const verdict: Verdict = answer?.to === question ? answer.verdict : { kind: 'asking' };
  return {
    foreseen: verdict.kind === 'fine' && verdict.unheard ? foresee(model.ladder, asUnheard(command), player) : foreseen,
    verdict,
  };
}

/** The challenge as the service will record it; only the service knows whether the challenged player may hear of it. */
const asUnheard = (command: Command): Command =>
  command.verb === 'challenge' ? { ...command, body: { ...command.body, unreached: true } } : command;

const clauseOf = ({ clause }: { readonly clause?: string }) => (clause === undefined ? {} : { clause });
