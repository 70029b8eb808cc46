/// <reference lib="dom" />
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { type FormState, type FormTerms, useForm } from '#web/ui/forms/form.tsx';
import { randomName } from '#web/ui/page/ids.ts';
import { type ApiOutcome, whyUndone } from '#web/ui/session/api.ts';
import type { Session } from '#web/ui/session/session.ts';
import { COMMON } from './texts.ts';
import type { AdminView, LineView, Named } from './view.ts';

/** A command that is to be recorded. Every change of the ladder is one, and is confirmed in a dialog. */
export interface PendingCommand {
  readonly title: string;
  readonly about?: ComponentChildren;
  readonly verb: string;
  readonly body: object;
  readonly yes: string;
  /** The button that changes nothing, unless it is labelled "Cancel". */
  readonly no?: string;
  /** Recorded without a preview: it moves nobody in a way that could surprise them. */
  readonly plain?: boolean;
  readonly asksWhy?: boolean;
}

export interface AdminTools {
  readonly path: string;
  readonly club: string;
  readonly ladder: string;
  readonly session: Session;
  readonly view: AdminView;
  readonly named: Named;
  /** Shows what a command would do and asks; the line that was recorded, or undefined. */
  readonly submit: (command: PendingCommand) => Promise<LineView | undefined>;
  readonly refresh: () => Promise<AdminView>;
  /** Shows a short message, which screen readers read out. */
  readonly say: (words: string) => void;
}

export const Tools = createContext<AdminTools | undefined>(undefined);

export function useAdmin(): AdminTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error('outside Admin');
  return tools;
}

/** The same as `whyUndone` of something that does no harm when it is done again. */
export const whyNot = (outcome: ApiOutcome): string | undefined => whyUndone(outcome, COMMON.lost);

/** Gives one idempotency key for each wording of a request, so that asking again never does it twice. */
export function useIdempotencyKeys(): (wording: string) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (wording) => {
    const key = keys.get(wording) ?? randomName();
    keys.set(wording, key);
    return key;
  };
}

/** Something that is fetched when the page is opened or what it depends `on` changes; `lost` where it did not come. */
export function useFetched<Found>(fetch: () => Promise<Found | undefined>, on: string) {
  const [found, setFound] = useState<Found>();
  const [lost, setLost] = useState(false);
  async function look(): Promise<Found | undefined> {
    const now = await fetch();
    setLost(now === undefined);
    if (now !== undefined) setFound(now);
    return now;
  }
  useEffect(() => void look(), [on]);
  return { found, lost, look };
}

interface CommandFormTerms<Field extends string> extends Pick<FormTerms<Field>, 'check'> {
  readonly command: () => PendingCommand | undefined;
  /** Once it is recorded: empties the fields, or closes what they lie in. */
  readonly done?: () => void;
}

/** A form that makes a command: the dialog tells what the service says to it. */
export function useCommandForm<Field extends string = never>({
  check,
  command,
  done,
}: CommandFormTerms<Field>): FormState<Field> {
  const { submit } = useAdmin();
  return useForm<Field>({
    ...(check && { check }),
    async send() {
      const wanted = command();
      if (wanted && (await submit(wanted))) done?.();
      return undefined;
    },
  });
}
