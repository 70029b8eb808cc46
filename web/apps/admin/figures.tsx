import { SETTING_GROUPS, type Setting, type SettingGroup } from '#shared/rules/common/settings.ts';
import { choicesOf, headingOf, labelOf, rangeWords } from '#shared/rules/common/settings-in-words.ts';
import { capital } from '#shared/words/phrase.ts';
import { Check, Input, Select } from '#web/ui/forms/fields.tsx';
import { askedIn, type PartProps, type Typed, typedOf } from './header-fields.ts';
import { COMMON, FRESH as W } from './texts.ts';

/** The figures of a system; those of one that has many lie folded under headings: all, or some of these alone. */
export const Figures = ({ groups, ...props }: PartProps & { readonly groups?: readonly SettingGroup[] }) => {
  const asked = askedIn(props.fields);
  const under = (group: SettingGroup | undefined) => asked.filter((each) => each.group === group);
  return (
    <>
      {!groups && <Columns {...props} settings={under(undefined)} />}
      {(groups ?? SETTING_GROUPS).map((group) => (
        <Folded key={group} {...props} heading={headingOf(group)} settings={under(group)} />
      ))}
    </>
  );
};

interface SettingsProps extends PartProps {
  readonly settings: readonly Setting[];
}

const Columns = ({ settings, ...props }: SettingsProps) =>
  settings.length > 0 && (
    <div class="columns">
      {settings.map((setting) => (
        <Figure key={setting.name} {...props} setting={setting} />
      ))}
    </div>
  );

const Folded = ({ heading, ...props }: SettingsProps & { readonly heading: string }) =>
  props.settings.length > 0 && (
    <details class="figures" open={props.settings.some(({ name }) => props.faults.has(`settings.${name}`))}>
      <summary>
        <h3>{heading}</h3>
      </summary>
      <Columns {...props} />
    </details>
  );

const Figure = ({ setting, fields, faults, set }: PartProps & { readonly setting: Setting }) => {
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
      {fault !== undefined && <p class="fault">{COMMON.oneAtLeast}</p>}
    </fieldset>
  );
};
