/// <reference lib="dom" />

import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { Area } from '#web/ui/forms/fields.tsx';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { BeforeAfter } from '#web/ui/ladder/before-after.tsx';
import { ask, type Problem } from '#web/ui/session/api.ts';
import { CONNECTION, FORMS, LOADING, WORDS } from '#web/ui/texts.ts';
import { type PendingCommand, useAdmin, useIdempotencyKeys } from './admin.ts';
import { Back, LazyWith, MainButton } from './panels.tsx';
import type { SharesProps } from './shares.tsx';
import { COMMON, TEXT } from './texts.ts';
import { type AdminView, type LineView, type Named, namesIn } from './view.ts';

const W = TEXT.command;

/** How far a command has come. `sent`: whether it was to be recorded, and not only looked at. */
type DialogStage =
  | { readonly kind: 'looking' }
  | { readonly kind: 'seen'; readonly told: LineView; readonly view: AdminView; readonly changed: boolean }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'lost'; readonly sent: boolean };

interface CommandDialogProps {
  readonly command: PendingCommand;
  readonly onEnd: (recorded: LineView | undefined) => void;
}

export const CommandDialog = ({ command, onEnd }: CommandDialogProps) => {
  const { stage, look, send } = useCommand(command, onEnd);
  const [reason, setReason] = useState('');
  const overridable = stage.kind === 'refused' && stage.problem.overridable === true;
  const title = stage.kind !== 'refused' ? command.title : overridable ? W.overridable : W.refused;
  return (
    <Dialog title={title} onClose={() => onEnd(undefined)}>
      {command.about && <p class="about">{command.about}</p>}
      <div aria-live="polite">
        <Stages stage={stage} />
      </div>
      {stage.kind === 'seen' && command.asksWhy && (
        <Area label={W.reason} hint={W.whyHint} rows={2} value={reason} onInput={setReason} />
      )}
      {overridable ? (
        <Reason
          reason={reason}
          onType={setReason}
          onGive={() => (command.plain ? send(reason) : look(reason))}
          onEnd={() => onEnd(undefined)}
        />
      ) : (
        <div class="buttons">
          {stage.kind === 'seen' && <MainButton onClick={() => send(reason, stage.told)}>{command.yes}</MainButton>}
          {stage.kind === 'lost' && (
            <MainButton onClick={() => (stage.sent ? send(reason) : look(reason))}>{COMMON.again}</MainButton>
          )}
          <button type="button" disabled={stage.kind === 'sending'} onClick={() => onEnd(undefined)}>
            {stage.kind === 'refused' ? COMMON.close : (command.no ?? COMMON.cancel)}
          </button>
        </div>
      )}
    </Dialog>
  );
};

interface ReasonProps {
  readonly reason: string;
  readonly onType: (reason: string) => void;
  readonly onGive: () => void;
  readonly onEnd: () => void;
}

const Reason = ({ reason, onType, onGive, onEnd }: ReasonProps) => {
  const form = useForm<'reason'>({
    check: () => ({ reason: reason.trim() === '' ? FORMS.missing : undefined }),
    async send() {
      onGive();
      return undefined;
    },
  });
  return (
    <Form form={form} label={W.overridable} yes={WORDS.anyway} beside={<Back onClick={onEnd} />}>
      <Area label={W.why} hint={W.whyHint} rows={2} value={reason} onInput={onType} fault={form.faults.reason} />
    </Form>
  );
};

const Stages = ({ stage }: { readonly stage: DialogStage }) => {
  switch (stage.kind) {
    case 'looking':
      return <p>{LOADING.loading}</p>;
    case 'sending':
      return <p>{COMMON.saving}</p>;
    case 'lost':
      return <p class="fault">{stage.sent ? COMMON.lost : CONNECTION.again}</p>;
    case 'refused':
      return <p class="fault">{stage.problem.detail}</p>;
    case 'seen':
      return (
        <>
          {stage.changed && <p class="fault">{W.changed}</p>}
          <Preview told={stage.told} view={stage.view} />
        </>
      );
  }
};

/** The version that a trial was made on. */
const seenAt = ({ version, since }: LineView): number => since ?? version - 1;

/** Carries a command through: one name for each wording of the request, so that asking again never does it twice. */
function useCommand(command: PendingCommand, onEnd: CommandDialogProps['onEnd']) {
  const { path, view, refresh } = useAdmin();
  const [stage, setStage] = useState<DialogStage>({ kind: command.plain ? 'sending' : 'looking' });
  const keyOf = useIdempotencyKeys();
  const wanted = useRef<LineView | undefined>(undefined);

  const bodyWith = (reason: string) => ({ ...command.body, ...(reason.trim() !== '' && { override: reason }) });

  async function look(reason = '', changed = false): Promise<void> {
    setStage({ kind: 'looking' });
    const outcome = await ask<'recordResult'>(`${path}/${command.verb}?dryRun=true`, { body: bodyWith(reason) });
    if (outcome.kind === 'refused') return setStage({ kind: 'refused', problem: outcome.problem });
    if (outcome.kind !== 'done') return setStage({ kind: 'lost', sent: false });
    const told = outcome.body;
    setStage({ kind: 'seen', told, view: seenAt(told) === view.version ? view : await refresh(), changed });
  }

  /** What is recorded is what was seen: on a ladder that has changed since it is looked at anew. */
  async function send(reason = '', seen = wanted.current): Promise<void> {
    wanted.current = seen;
    setStage({ kind: 'sending' });
    const body = bodyWith(reason);
    const ifVersion = seen && seenAt(seen);
    const outcome = await ask<'recordResult'>(`${path}/${command.verb}`, {
      body,
      idempotencyKey: keyOf(JSON.stringify(body)),
      ifVersion,
    });
    if (outcome.kind === 'done') return onEnd(outcome.body);
    if (outcome.kind !== 'refused') return setStage({ kind: 'lost', sent: true });
    // A reason that no rule had asked for doesn't override one that asks now.
    if (outcome.problem.code === 'ladder-changed') return look(command.asksWhy ? '' : reason, true);
    setStage({ kind: 'refused', problem: outcome.problem });
  }

  useEffect(() => void (command.plain ? send() : look()), []);
  return {
    stage,
    look: (reason: string) => void look(reason),
    send: (reason: string, seen?: LineView) => void send(reason, seen),
  };
}

const Preview = ({ told, view }: { readonly told: LineView; readonly view: AdminView }) => {
  const known = namesIn(view);
  const fresh = new Map(told.moves.map(({ player, name }) => [player, name]));
  const named: Named = (id) => {
    const name = fresh.get(id);
    return name === undefined ? known(id) : { id, name };
  };
  const order = view.standings.map(({ player }) => player);
  return (
    <>
      {told.settled.length > 0 && <p>{W.settled}</p>}
      {told.shares && <LazyWith part="shares" props={{ told, named } satisfies SharesProps} />}
      <BeforeAfter order={order} moves={told.moves} named={named} />
    </>
  );
};
