import { shape } from '#shared/rules/challenge/whom/pyramid.ts';
import { isBands, type Setting } from '#shared/rules/common/settings.ts';
import { choicesOf, hintOf, idleWords, labelOf, rangeWords } from '#shared/rules/common/settings-in-words.ts';
import { capital, sentence } from '#shared/words/phrase.ts';
import { Area, Input, Radios, Select } from '#web/ui/forms/fields.tsx';
import { MOVES } from '#web/ui/texts.ts';
import { Checks } from '../checks.tsx';
import { headerOf, type PartProps, type TypedValue, typedOf, unfitIn } from '../header-fields.ts';
import { FRESH as W } from '../texts.ts';
import { Bands } from './bands.tsx';
import { ShapePicture } from './shape-picture.tsx';

/** This many choices are all visible at once, and one touch chooses one. */
const FEW = 4;

/** A setting as it is chosen or typed; the allowed range is shown as soon as something else is typed. */
export const Figure = ({ setting, fields, faults, set }: PartProps & { readonly setting: Setting }) => {
  const { name, usual, range } = setting;
  const label = labelOf(setting);
  const typed = typedOf(fields, setting);
  const onInput = (now: TypedValue) => set({ settings: { ...fields.settings, [name]: now } });
  if (range.kind === 'bands')
    return <Bands {...{ setting, typed, onInput }} isFaulty={faults.has(`settings.${name}`)} />;
  if (isBands(typed)) return null;
  const unfit = unfitIn(fields);
  const must = unfit?.name === name ? sentence(capital(unfit.says)) : W.must(rangeWords(setting));
  const fault = faults.has(`settings.${name}`) ? must : undefined;
  const choices = choicesOf(setting).map(([choice, text]) => ({ value: choice, text }));
  if (typeof typed === 'object') {
    const several = choices.map((choice) => ({ ...choice, text: capital(choice.text) }));
    const none = fault && MOVES.choose;
    return <Checks legend={label} choices={several} chosen={typed} onChange={onInput} fault={none} />;
  }
  if (range.kind === 'paragraphs')
    return (
      <Area
        rows={6}
        label={label}
        value={typed}
        maxLength={range.most}
        hint={hintOf(setting)}
        {...{ onInput, fault }}
      />
    );
  if (name === shape.name) {
    const drawn = choices.map((each) => ({ ...each, picture: <ShapePicture shape={each.value} /> }));
    return <Radios legend={label} value={typed} choices={drawn} onInput={onInput} />;
  }
  if (choices.length > 0 && choices.length <= FEW)
    return <Radios legend={label} value={typed} choices={choices} onInput={onInput} />;
  if (choices.length > 0) return <Select label={label} value={typed} choices={choices} onInput={onInput} />;
  return (
    <Input
      type={typeof usual === 'number' ? 'number' : range.kind === 'time' ? 'time' : 'text'}
      label={label}
      value={typed}
      onInput={onInput}
      hint={idleWords(setting, { header: headerOf(fields) })}
      fault={fault}
    />
  );
};
