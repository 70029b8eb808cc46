import type { Setting } from '../../../shared/rules/common/settings.ts';
import { choicesOf, labelOf, rangeWords } from '../../../shared/rules/settings/words.ts';
import { capital } from '../../../shared/words/phrase.ts';
import { Check, Input, Select } from '../../kit/fields.tsx';
import { WORDS as W } from './fresh/words.ts';
import { type PartProps, type Typed, typedOf } from './header-fields.ts';

/** One figure of a system, as typed or as the written rules have it. */
export const Figure = ({ setting, fields, faults, set }: PartProps & { readonly setting: Setting }) => {
  const { name, usual } = setting;
  const label = labelOf(setting);
  const value = typedOf(fields, setting);
  const onInput = (typed: Typed) => set({ settings: { ...fields.settings, [name]: typed } });
  const fault = faults.has(`settings.${name}`) ? W.must(rangeWords(setting)) : undefined;
  if (typeof value === 'object') return <Several setting={setting} chosen={value} fault={fault} onInput={onInput} />;
  const choices = choicesOf(setting).map(([value, text]) => ({ value, text }));
  if (choices.length > 0) return <Select label={label} value={value} choices={choices} onInput={onInput} />;
  return (
    <Input
      type={typeof usual === 'number' ? 'number' : usual === '' ? 'text' : 'time'}
      label={label}
      hint={usual === '' ? undefined : W.usual(String(usual))}
      value={value}
      onInput={onInput}
      fault={fault}
    />
  );
};

interface SeveralProps {
  readonly setting: Setting;
  readonly chosen: readonly string[];
  readonly fault: string | undefined;
  readonly onInput: (chosen: readonly string[]) => void;
}

/** Some of several words, of which at least one is to be chosen. */
const Several = ({ setting, chosen, fault, onInput }: SeveralProps) => {
  const words = choicesOf(setting);
  return (
    <fieldset>
      <legend>{labelOf(setting)}</legend>
      {words.map(([word, text]) => (
        <Check
          key={word}
          label={capital(text)}
          checked={chosen.includes(word)}
          onInput={(checked) =>
            onInput(words.flatMap(([each]) => ((each === word ? checked : chosen.includes(each)) ? [each] : [])))
          }
        />
      ))}
      {fault !== undefined && <p class="fault">{W.oneAtLeast}</p>}
    </fieldset>
  );
};
