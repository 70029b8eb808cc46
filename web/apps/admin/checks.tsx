import { useId } from 'preact/hooks';
import { Check, type Choice } from '#web/ui/forms/fields.tsx';

interface ChecksProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly (Choice & { readonly value: Value })[];
  readonly chosen: readonly string[];
  /** The ones chosen now, in the order of the choices. */
  readonly onChange: (chosen: readonly Value[]) => void;
  readonly fault: string | undefined;
}

/** Several of some choices, under one legend. */
export const Checks = <Value extends string>({ legend, choices, chosen, onChange, fault }: ChecksProps<Value>) => {
  const id = useId();
  const after = (value: Value, isOn: boolean) =>
    choices.map((each) => each.value).filter((each) => (each === value ? isOn : chosen.includes(each)));
  return (
    <fieldset {...(fault !== undefined && { 'aria-describedby': id })}>
      <legend>{legend}</legend>
      {choices.map(({ value, text }) => (
        <Check
          key={value}
          label={text}
          checked={chosen.includes(value)}
          onInput={(isOn) => onChange(after(value, isOn))}
        />
      ))}
      {fault !== undefined && (
        <p class="fault" id={id}>
          {fault}
        </p>
      )}
    </fieldset>
  );
};
