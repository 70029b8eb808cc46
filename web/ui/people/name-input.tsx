import { whyNoName, whyNoNameYet } from '#shared/words/name-faults.ts';
import { Input, type InputProps } from '../forms/fields.tsx';
import { FORMS } from '../texts.ts';

/** What is wrong with a name that somebody wants to send. */
export const faultOfName = (typed: string): string | undefined =>
  typed.trim() === '' ? FORMS.missing : whyNoName(typed);

/** The name of somebody, which is public: what can't become one is said while it is typed. */
export const NameInput = ({ fault, ...rest }: Omit<InputProps, 'type'>) => (
  <Input {...rest} fault={fault ?? whyNoNameYet(rest.value)} />
);
