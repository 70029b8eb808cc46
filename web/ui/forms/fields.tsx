/// <reference lib="dom" />
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { loadPart } from '../page/loading.ts';

export interface Choice {
  readonly value: string;
  readonly text: string;
}

interface FieldProps {
  /** Where parts of a page that know nothing of each other have fields. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  readonly children: (ties: Ties) => ComponentChildren;
}

export interface Ties {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** A labelled field; what is wrong with it is said right below and read out with it. */
export const Field = ({ id: given, label, hint, fault, children }: FieldProps) => {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(fault && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
};

export interface InputProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'datetime-local' | 'number' | 'time' | 'search';
  readonly list?: string;
  readonly mode?: 'numeric' | 'text';
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly maxLength?: number;
  /** Whether it is the user's own name, which their browser may know. */
  readonly ownName?: true;
}

export const Input = ({ label, hint, fault, onInput, type = 'text', mode, ownName, ...rest }: InputProps) => (
  <Field label={label} hint={hint} fault={fault}>
    {(ties) => (
      <input
        {...ties}
        {...rest}
        type={type}
        {...(mode && { inputMode: mode })}
        autocomplete={ownName ? 'name' : type === 'email' || type === 'tel' ? type : 'off'}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    )}
  </Field>
);

interface AreaProps extends Omit<InputProps, 'type' | 'list' | 'mode' | 'min' | 'max' | 'ownName'> {
  readonly rows: number;
  readonly placeholder?: string;
}

export const Area = ({ label, hint, fault, onInput, ...rest }: AreaProps) => (
  <Field label={label} hint={hint} fault={fault}>
    {(ties) => (
      <textarea {...ties} {...rest} spellcheck={false} onInput={({ currentTarget }) => onInput(currentTarget.value)} />
    )}
  </Field>
);

export interface Group {
  readonly label: string;
  readonly choices: readonly Choice[];
}

export interface SelectProps extends Pick<FieldProps, 'id'> {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly empty?: string;
  readonly choices?: readonly Choice[];
  readonly groups?: readonly Group[];
  readonly fault?: string | undefined;
}

export const Select = ({ id, label, value, onInput, empty, choices = [], groups = [], fault }: SelectProps) => (
  <Field id={id} label={label} fault={fault}>
    {(ties) => (
      <select {...ties} value={value} onInput={({ currentTarget }) => onInput(currentTarget.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        <Options choices={choices} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options choices={group.choices} />
          </optgroup>
        ))}
      </select>
    )}
  </Field>
);

const Options = ({ choices }: { readonly choices: readonly Choice[] }) => (
  <>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.text}
      </option>
    ))}
  </>
);

interface RadiosProps {
  readonly legend: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly choices: readonly (Choice & {
    readonly says?: string | undefined;
    readonly picture?: ComponentChildren;
    readonly disabled?: boolean;
  })[];
  readonly fault?: string | undefined;
  readonly keys?: boolean;
}

/** One of a few, each with what it says. */
export const Radios = ({ legend, value, onInput, choices, fault, keys }: RadiosProps) => {
  const name = useId();
  return (
    <fieldset class={keys ? 'keys' : 'radios'} {...(fault && { 'aria-describedby': `${name}-fault` })}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onInput={() => onInput(choice.value)}
          />
          {choice.picture}
          <span>
            <b>{choice.text}</b>
            {choice.says && <span class="hint">{choice.says}</span>}
          </span>
        </label>
      ))}
      {fault && (
        <p class="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
    </fieldset>
  );
};

interface CheckProps {
  readonly label: ComponentChildren;
  readonly checked: boolean;
  readonly onInput: (checked: boolean) => void;
}

export const Check = ({ label, checked, onInput }: CheckProps) => (
  <label class="check">
    <input type="checkbox" checked={checked} onInput={({ currentTarget }) => onInput(currentTarget.checked)} />
    <span>{label}</span>
  </label>
);

interface FileProps {
  readonly label: string;
  readonly accept: string;
  readonly fault?: string | undefined;
  readonly onFile: (file: File) => void;
}

export const AnyFile = ({ label, accept, fault, onFile }: FileProps) => (
  <Field label={label} fault={fault}>
    {(ties) => (
      <input
        {...ties}
        type="file"
        accept={accept}
        onChange={({ currentTarget: { files } }) => {
          const file = files?.[0];
          if (file) onFile(file);
        }}
      />
    )}
  </Field>
);

interface TextFileProps extends Omit<FileProps, 'onFile' | 'fault'> {
  readonly onText: (text: string, name: string) => void;
}

/**
 * A text file, in the character set of the program that wrote it; few people choose one, so examples that tell them apart come
 * next.
 */
export const TextFile = ({ onText, ...rest }: TextFileProps) => {
  async function read(file: File): Promise<void> {
    const { decoded } = await loadPart<typeof import('./decoding.ts')>('decoding');
    onText(decoded(new Uint8Array(await file.arrayBuffer())), file.name);
  }
  const plain = async (file: File) => onText(await file.text(), file.name);
  return <AnyFile {...rest} onFile={(file) => void read(file).catch(() => plain(file))} />;
};
