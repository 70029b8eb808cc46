import type { ComponentChild } from 'preact';
import type { PreferenceName, Preferences } from '#shared/vocabulary/command.ts';
import { Check, Input } from '../forms/fields.tsx';
import { PREFERENCE_LABELS } from '../texts.ts';

/** What players may say of themselves, as typed; empty is not said. */
export interface PreferenceFields {
  readonly rated: boolean;
  readonly registered: boolean;
  readonly paidUntil: string;
  readonly main: string;
  readonly byoyomi: string;
  readonly scoring: string;
}

export const NO_PREFERENCES: PreferenceFields = {
  rated: false,
  registered: false,
  paidUntil: '',
  main: '',
  byoyomi: '',
  scoring: '',
};

export const preferenceFields = (said: Preferences): PreferenceFields => ({
  rated: said.rated ?? false,
  registered: said.registered ?? false,
  paidUntil: said.paidUntil ?? '',
  main: String(said.main ?? ''),
  byoyomi: String(said.byoyomi ?? ''),
  scoring: said.scoring ?? '',
});

interface InputsProps {
  readonly names: readonly PreferenceName[];
  readonly fields: PreferenceFields;
  readonly onChange: (fields: PreferenceFields) => void;
  readonly labels?: Readonly<Record<PreferenceName, string>>;
}

type AskedProps = Omit<InputsProps, 'names' | 'labels'> & { readonly label: string };

const asCheck =
  (name: 'rated' | 'registered') =>
  ({ label, fields, onChange }: AskedProps) => (
    <Check key={name} label={label} checked={fields[name]} onInput={(is) => onChange({ ...fields, [name]: is })} />
  );

const asInput =
  (name: 'paidUntil' | 'main' | 'byoyomi' | 'scoring', type: 'date' | 'number' | 'text') =>
  ({ label, fields, onChange }: AskedProps) => (
    <Input
      key={name}
      label={label}
      type={type}
      {...(type === 'number' && { mode: 'numeric' })}
      value={fields[name]}
      onInput={(typed) => onChange({ ...fields, [name]: typed })}
    />
  );

/** How each is asked for, and stated; an empty one isn't mentioned, unless its absence can be stated. */
const ASKED: {
  readonly [Name in PreferenceName]: {
    readonly input: (props: AskedProps) => ComponentChild;
    readonly said: (fields: PreferenceFields) => object;
    readonly unsaid: object;
  };
} = {
  rated: { input: asCheck('rated'), said: ({ rated }) => (rated ? { rated } : {}), unsaid: { rated: false } },
  registered: {
    input: asCheck('registered'),
    said: ({ registered }) => (registered ? { registered } : {}),
    unsaid: { registered: false },
  },
  paidUntil: {
    input: asInput('paidUntil', 'date'),
    said: ({ paidUntil }) => (paidUntil === '' ? {} : { paidUntil }),
    unsaid: {},
  },
  main: { input: asInput('main', 'number'), said: ({ main }) => minutes('main', main), unsaid: {} },
  byoyomi: { input: asInput('byoyomi', 'number'), said: ({ byoyomi }) => minutes('byoyomi', byoyomi), unsaid: {} },
  scoring: {
    input: asInput('scoring', 'text'),
    said: ({ scoring }) => (scoring.trim() === '' ? {} : { scoring: scoring.trim() }),
    unsaid: {},
  },
};

const minutes = (name: PreferenceName, typed: string): object => (typed === '' ? {} : { [name]: Number(typed) });

/** What is said of those that are asked for, as the log has it. */
export const preferencesSaid = (names: readonly PreferenceName[], fields: PreferenceFields): Preferences =>
  Object.assign({}, ...names.map((name) => ASKED[name].said(fields)));

/** What holds from now on: what is no longer so is said as well, where it can be. */
export const preferencesNow = (names: readonly PreferenceName[], fields: PreferenceFields): Preferences =>
  Object.assign({}, ...names.map((name) => ({ ...ASKED[name].unsaid, ...ASKED[name].said(fields) })));

export const PreferenceInputs = ({ names, labels = PREFERENCE_LABELS, ...rest }: InputsProps) => (
  <>{names.map((name) => ASKED[name].input({ label: labels[name], ...rest }))}</>
);
