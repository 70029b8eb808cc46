import { type FormState, type FormTerms, useForm } from '#web/ui/forms/form.tsx';
import { type Deed, useDesk } from './desk.ts';

interface DeedTerms<Field extends string> extends Pick<FormTerms<Field>, 'check'> {
  /** What is to be recorded; nothing while that cannot be told. */
  readonly deed: () => Deed | undefined;
  /** Once it is recorded: empties the fields, or closes what they lie in. */
  readonly done?: () => void;
}

/** A form of which a deed is made: the sheet says what the service says to it. */
export function useDeedForm<Field extends string = never>({ check, deed, done }: DeedTerms<Field>): FormState<Field> {
  const { act } = useDesk();
  return useForm<Field>({
    ...(check && { check }),
    async send() {
      const wanted = deed();
      if (wanted && (await act(wanted))) done?.();
      return undefined;
    },
  });
}
