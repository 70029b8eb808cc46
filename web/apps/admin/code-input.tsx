import type { RefObject } from 'preact';
import type { Ties } from '#web/ui/forms/fields.tsx';

const DIGITS = 6;

/** Whether all digits of a code have been typed, grouped in any way. */
export const isCode = (text: string): boolean => text.replace(/\D/g, '').length === DIGITS;

interface CodeInputProps {
  readonly ties: Ties;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** Phones show the keys for digits, and offer what they have read in the e-mail. */
export const CodeInput = ({ ties, field, value, onInput }: CodeInputProps) => (
  <input
    {...ties}
    ref={field}
    type="text"
    inputMode="numeric"
    autocomplete="one-time-code"
    value={value}
    onInput={({ currentTarget }) => onInput(currentTarget.value)}
  />
);
