/// <reference lib="dom" />

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { decide, looksBack } from '#shared/engine/decide.ts';
import { findGame } from '#shared/rules/pots/stake.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Refusal } from '#shared/vocabulary/refusal.ts';
import type { Clause as ClauseId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { capital, type Phrase } from '#shared/words/phrase.ts';
import { signed } from '#shared/words/score.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { type Change, changesBetween } from '#web/ui/ladder/changes.ts';
import { Name, Words } from '#web/ui/page/words.tsx';
import { ask } from '#web/ui/session/api.ts';
import { dated } from '#web/ui/tablet/queue.ts';
import { formatBody } from '#web/ui/tablet/tablet.ts';
import { ANSWERS, WORDS } from '#web/ui/texts.ts';
import { TEXT } from './texts.ts';
import { Clause, type Tools } from './tools.tsx';

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

/** What a command would do, and the button that does it, unless it is known that it cannot be done. */
export const Consequences = ({ tools, command, yes }: ConsequencesProps) => {
  const { foreseen, verdict } = useVerdict(tools, command);
  const rule = foreseen.kind === 'changes' && foreseen.clause && tools.told?.ruleOf(foreseen.clause);
  return (
    <>
      <div class="foreseen" aria-live="polite">
        {verdict.kind !== 'no' && <Effects foreseen={foreseen} tools={tools} verb={command.verb} />}
        <Says verdict={verdict} />
        {verdict.kind === 'fine' && verdict.unheard && command.verb === 'challenge' && (
          <p class="hint">{TEXT.unheard(<Name of={tools.model.named(command.body.challenged)} />)}</p>
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

const Says = ({ verdict }: { readonly verdict: Verdict }) => {
  switch (verdict.kind) {
    case 'asking':
      return <p class="hint">{TEXT.checking}</p>;
    case 'unreached':
      return <p class="fault">{TEXT.offline}</p>;
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

const MOVING: readonly Command['verb'][] = ['result', 'finish', 'approve'];

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
  if (foreseen.kind === 'unknown') return <p>{TEXT.unknown}</p>;
  if (foreseen.waits) return <p>{foreseen.waits === 'approval' ? TEXT.approval : TEXT.confirmation}</p>;
  const { own, others } = foreseen;
  if (!own && others.length === 0) return <p>{WORDS.nobodyMoves}</p>;
  return (
    <>
      {own && (
        <p>
          <b>{SHARED.labelled(capital(ANSWERS.you), <ChangeWords of={own} />)}</b>
        </p>
      )}
      {others.length > 0 && (
        <ul aria-label={TEXT.others}>
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
export const ChangeWords = ({ of }: { readonly of: NonNullable<Extract<Foreseen, { kind: 'changes' }>['own']> }) => {
  const { from = '–', to = '–', points, gap } = of;
  const { changes } = TEXT;
  const said = [
    ...(from === to ? [] : [changes.rung(from, to)]),
    ...(points ? [changes.points(points[0] ?? 0, points[1] ?? 0, signed((points[1] ?? 0) - (points[0] ?? 0)))] : []),
    ...(gap ? [changes.gap(gap[0] ?? '–', gap[1] ?? '–')] : []),
  ];
  return <>{said.join(', ')}</>;
};

/** What the service would say to a command, asked without doing it; `unreached` where it cannot be asked now. */
type Verdict =
  | { readonly kind: 'asking' | 'unreached' }
  /** `unheard`: whoever it is about may not hear of it, and until they accept nothing comes of it. */
  | { readonly kind: 'fine'; readonly unheard: boolean }
  | { readonly kind: 'no'; readonly message: string; readonly clause?: string };

interface Judged {
  readonly foreseen: Foreseen;
  readonly verdict: Verdict;
}

/** How long a player who wants to go on is kept waiting, in milliseconds. */
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
  return { foreseen, verdict: answer?.to === question ? answer.verdict : { kind: 'asking' } };
}

const clauseOf = ({ clause }: { readonly clause?: string }) => (clause === undefined ? {} : { clause });

/** What a phone can say of a command by itself, from the rules and the ladder that it knows. */
export type Foreseen =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** `own`: what it does to the player; `others`: to everybody else whose rung or points change. */
  | {
      readonly kind: 'changes';
      readonly after: Ladder;
      readonly own?: Change;
      readonly others: readonly Change[];
      readonly clause?: ClauseId;
      /** It moves nobody before the coordinator approves it (N7), or the other player confirms it. */
      readonly waits: 'approval' | 'confirmation' | undefined;
    }
  /** Only the service can tell: it has the log, or knows what a legal game is. */
  | { readonly kind: 'unknown' };

/** What a command would do if it were sent now: a sheet stays open while others play on. */
export function foresee(ladder: Ladder, asked: Command, player: PlayerId): Foreseen {
  const command = dated(asked, ladder);
  if (looksBack(ladder, command)) return { kind: 'unknown' };
  const { refusal, entry, ladder: after } = decide(ladder, command);
  if (refusal) return isUnread(refusal, command) ? { kind: 'unknown' } : { kind: 'refused', refusal };
  const changes = changesBetween(ladder, after);
  const own = changes.find((change) => change.player === player);
  const clause = entry?.effects.clause;
  return {
    kind: 'changes',
    after,
    ...(own && { own }),
    others: changes.filter((change) => change !== own),
    ...(clause !== undefined && { clause }),
    waits: waitsFor(after, command),
  };
}

function waitsFor(after: Ladder, { verb, body }: Command): 'approval' | 'confirmation' | undefined {
  const awaiting =
    verb === 'result'
      ? after.challenges.get(body.challenge)?.awaiting
      : verb === 'finish'
        ? findGame(after, body.game)?.awaiting
        : undefined;
  return awaiting && (awaiting.reported === undefined ? 'approval' : 'confirmation');
}

/** No page knows how the pieces move: of moves that were given, it can say nothing. */
const isUnread = ({ code }: Refusal, { body }: Command): boolean =>
  code === 'no-moves' && 'pgn' in body && body.pgn !== undefined;
