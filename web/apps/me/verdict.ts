import { useEffect, useState } from 'preact/hooks';
import type { Command } from '../../../shared/vocabulary/command.ts';
import { ask } from '../../kit/api.ts';
import { formatBody } from '../../kit/tablet/tablet.ts';
import { type Foreseen, foresee } from './foresee.ts';
import type { Tools } from './tools.ts';

/** What the service would say to a command, asked without doing it; `unreached` where it cannot be asked now. */
export type Verdict =
  | { readonly kind: 'asking' | 'fine' | 'unreached' }
  | { readonly kind: 'no'; readonly message: string; readonly clause?: string };

export interface Judged {
  readonly foreseen: Foreseen;
  readonly verdict: Verdict;
}

/** How long somebody who wants to go on is kept waiting, in milliseconds. */
const PATIENCE = 3000;

/** What a command would do: at once by this phone's own rules, and then in the words of the service. */
export function useVerdict({ path, model, player }: Tools, command: Command): Judged {
  const foreseen = foresee(model.ladder, command, player);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly verdict: Verdict }>();
  const { verb, body } = command;
  const question = JSON.stringify([verb, body]);
  const refusal = foreseen.kind === 'refused' ? foreseen.refusal : undefined;
  useEffect(() => {
    let forgotten = false;
    const look = async () => {
      const outcome = await ask(`${path}/${verb}?dryRun=true`, { body: formatBody(command), patience: PATIENCE });
      if (forgotten) return;
      const verdict: Verdict =
        outcome.kind === 'done'
          ? { kind: 'fine' }
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
