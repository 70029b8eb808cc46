import type { ComponentChildren } from 'preact';
import { isBands, SETTING_GROUPS, type Setting, type SettingGroup } from '#shared/rules/common/settings.ts';
import {
  bandedWords,
  choicesOf,
  headingOf,
  hintOf,
  idleWords,
  labelOf,
  rangeWords,
} from '#shared/rules/common/settings-in-words.ts';
import { capital } from '#shared/words/phrase.ts';
import { Area, Input, Select } from '#web/ui/forms/fields.tsx';
import { MOVES } from '#web/ui/texts.ts';
import { Checks } from './checks.tsx';
import { askedFirst, askedIn, headerOf, type PartProps, type Typed, typedOf } from './header-fields.ts';
import { FRESH as W } from './texts.ts';

interface FiguresProps extends PartProps {
  /** What else is asked for among all settings, and whether something is wrong there. */
  readonly children?: ComponentChildren;
  readonly isFaulty?: boolean;
}

/** The figures of a system: those that a club thinks of first, and all others folded away. */
export const Figures = ({ children, isFaulty, ...props }: FiguresProps) => {
  const first = askedFirst(props.fields);
  const others = askedIn(props.fields).filter((each) => !first.includes(each));
  const isWrong = isFaulty || others.some(({ name }) => props.faults.has(`settings.${name}`));
  return (
    <>
      <Columns {...props} settings={first} />
      {(others.length > 0 || children) && (
        <details open={isWrong}>
          <summary>
            <h2>{W.more}</h2>
          </summary>
          <Columns {...props} settings={others.filter(({ group }) => !group)} />
          {children}
          <Grouped {...props} settings={others} groups={SETTING_GROUPS} />
        </details>
      )}
    </>
  );
};

interface GroupedProps extends SettingsProps {
  readonly groups: readonly SettingGroup[];
}

/** Settings under the headings of some groups. */
export const Grouped = ({ groups, settings, ...props }: GroupedProps) =>
  groups.map((group) => {
    const under = settings.filter((each) => each.group === group);
    return (
      under.length > 0 && (
        <section key={group} class="figures">
          <h3>{headingOf(group)}</h3>
          <Columns {...props} settings={under} />
        </section>
      )
    );
  });

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

const Figure = ({ setting, fields, faults, set }: PartProps & { readonly setting: Setting }) => {
  const { name, usual, range } = setting;
  const label = labelOf(setting);
  const typed = typedOf(fields, setting);
  const value = isBands(typed) ? String(bandedWords(typed)) : typed;
  const onInput = (typed: Typed) => set({ settings: { ...fields.settings, [name]: typed } });
  const fault = faults.has(`settings.${name}`) ? W.must(rangeWords(setting)) : undefined;
  const choices = choicesOf(setting).map(([value, text]) => ({ value, text }));
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
