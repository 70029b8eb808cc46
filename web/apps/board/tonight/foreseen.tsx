import { useEffect, useRef, useState } from 'preact/hooks';
import type { LineView } from '#shared/contract/entries.ts';
import type { Bodies } from '#shared/vocabulary/command.ts';
import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { BeforeAfter } from '#web/ui/ladder/before-after.tsx';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { randomName } from '#web/ui/page/ids.ts';
import { ask, type Problem } from '#web/ui/session/api.ts';
import { LOADING } from '#web/ui/texts.ts';
import type { BoardActions } from '../actions.ts';
import { TONIGHT } from '../texts.ts';

type ForeseenStage =
  | { readonly kind: 'looking' }
  | { readonly kind: 'seen'; readonly told: LineView }
  | { readonly kind: 'sending' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly problem: Problem };

export type PendingCommand =
  | { readonly verb: 'void'; readonly body: Bodies['void'] }
  | {
      readonly verb: 'correct' | 'replace';
      readonly body: { readonly line: LineNumber; readonly arrivedAt?: string; readonly score?: unknown };
    };

interface ForeseenProps {
  readonly command: PendingCommand;
  readonly yes: string;
  readonly actions: BoardActions;
  readonly isLast?: boolean;
}

export const Foreseen = ({ command, yes, actions, isLast = false }: ForeseenProps) => {
  const { stage, send } = useForeseen(command, actions);
  const { known } = actions;
  return (
    <>
      <div class="foreseen" aria-live="polite">
        {stage.kind === 'looking' && <p>{LOADING.loading}</p>}
        {stage.kind === 'lost' && <p class="lost">{TONIGHT.needsLine}</p>}
        {stage.kind === 'refused' && <p>{stage.problem.detail}</p>}
        {stage.kind === 'seen' && (
          <BeforeAfter order={known.order.players()} moves={stage.told.moves} named={namesIn(known)} />
        )}
      </div>
      <button type="button" class={isLast ? 'quiet' : 'main'} disabled={stage.kind !== 'seen'} onClick={send}>
        {yes}
      </button>
    </>
  );
};

/** Looks again whenever the ladder has changed, so that what is done is what was seen. */
function useForeseen({ verb, body }: PendingCommand, { path, known, reached, open, forget }: BoardActions) {
  const [stage, setStage] = useState<ForeseenStage>({ kind: 'looking' });
  const [late, setLate] = useState(0);
  const name = useRef(randomName());
  const text = JSON.stringify(body);

  useEffect(() => {
    if (stage.kind === 'sending') return;
    let gone = false;
    const look = async () => {
      const outcome = await ask<'voidLine'>(`${path}/${verb}?dryRun=true`, { body });
      if (gone) return;
      if (outcome.kind === 'refused') setStage({ kind: 'refused', problem: outcome.problem });
      else setStage(outcome.kind === 'done' ? { kind: 'seen', told: outcome.body } : { kind: 'lost' });
    };
    setStage({ kind: 'looking' });
    void look();
    return () => {
      gone = true;
    };
  }, [text, known.line, reached, late]);

  async function send(told: LineView): Promise<void> {
    setStage({ kind: 'sending' });
    const outcome = await ask<'voidLine'>(`${path}/${verb}`, {
      body,
      idempotencyKey: name.current,
      ifVersion: told.since ?? told.version - 1,
    });
    if (outcome.kind === 'done') {
      if (verb !== 'correct') forget(body.line);
      return open(undefined);
    }
    // On a ladder that has changed since, what was seen is looked at anew, also where its new line came while this was sent.
    if (outcome.kind === 'refused' && outcome.problem.code === 'ladder-changed') {
      setStage({ kind: 'looking' });
      return setLate(late + 1);
    }
    setStage(outcome.kind === 'refused' ? { kind: 'refused', problem: outcome.problem } : { kind: 'seen', told });
  }
  return { stage, send: () => stage.kind === 'seen' && void send(stage.told) };
}
