import { isBands, type Setting } from '#shared/rules/common/settings.ts';
import {
  bandedWords,
  choicesOf,
  hintOf,
  idleWords,
  labelOf,
  rangeWords,
} from '#shared/rules/common/settings-in-words.ts';
import { capital } from '#shared/words/phrase.ts';
import { Area, Input, Select } from '#web/ui/forms/fields.tsx';
import { MOVES } from '#web/ui/texts.ts';
import { Checks } from '../checks.tsx';
import { headerOf, type PartProps, type Typed, typedOf } from '../header-fields.ts';
import { FRESH as W } from '../texts.ts';

/** A setting as it is chosen or typed; what may be typed is said as soon as something else is. */
export const Figure = ({ setting, fields, faults, set }: PartProps & { readonly setting: Setting }) => {
  const { name, usual, range } = setting;
  const label = labelOf(setting);
  const typed = typedOf(fields, setting);
  const value = isBands(typed) ? String(bandedWords(typed)) : typed;
  const onInput = (now: Typed) => set({ settings: { ...fields.settings, [name]: now } });
  const fault = faults.has(`settings.${name}`) ? W.must(rangeWords(setting)) : undefined;
  const choices = choicesOf(setting).map(([choice, text]) => ({ value: choice, text }));
  if (typeof value === 'object') {
    const several = choices.map((choice) => ({ ...choice, text: capital(choice.text) }));
    const none = fault && MOVES.choose;
    return <Checks legend={label} choices={several} chosen={value} onChange={onInput} fault={none} />;
  }
  if (range.kind === 'paragraphs')
    return (
      <Area
        rows={6}
        label={label}
        value={value}
        maxLength={range.most}
        hint={hintOf(setting)}
        {...{ onInput, fault }}
      />
    );
  if (choices.length > 0) return <Select label={label} value={value} choices={choices} onInput={onInput} />;
  return (
    <Input
      type={typeof usual === 'number' && typed === value ? 'number' : range.kind === 'time' ? 'time' : 'text'}
      label={label}
      value={value}
      onInput={onInput}
      hint={idleWords(setting, { header: headerOf(fields) })}
      fault={fault}
    />
  );
};
