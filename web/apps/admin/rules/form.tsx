import { useEffect, useState } from 'preact/hooks';
import { isBands, SETTING_GROUPS, type Setting, type SettingGroup } from '#shared/rules/common/settings.ts';
import { headingOf } from '#shared/rules/common/settings-in-words.ts';
import { settableRulesOf } from '#shared/systems/words.ts';
import { labelled } from '#shared/words/lists.ts';
import type { SettableRule } from '#shared/words/written-rule.ts';
import { areRulesLoaded } from '#web/ui/ladder/system.ts';
import { askedFirst, askedIn, faultsIn, headerOf, type PartProps, type Typed, typedOf } from '../header-fields.ts';
import { Lost } from '../panels.tsx';
import { COMMON, FRESH as W } from '../texts.ts';
import { Figure } from './figure.tsx';
import { Sentence } from './sentence.tsx';
import { newsOf, useChanges, useOnceQuiet } from './told.ts';

interface RulesFormProps extends Omit<PartProps, 'faults'> {
  /** What tells them apart from other rules on the page. */
  readonly label?: string;
  /** The headings of the settings that can be changed, where those are not all. */
  readonly groups?: readonly SettingGroup[];
}

/** The rules of a ladder in plain words, each with what is behind it to be changed, and what the ladder has no rule of. */
export const RulesForm = ({ label = W.rules, groups, fields, set }: RulesFormProps) => {
  const header = headerOf(fields);
  const faults = faultsIn(fields);
  const [open, setOpen] = useState<string>();
  const rules = settableRulesOf(header);
  const changes = useChanges(rules, fields.system);
  const said = useOnceQuiet(newsOf(changes));
  const entries = entriesIn(rules, askedIn(fields), groups);
  const isOpen = ({ heading, settings }: Entry) =>
    heading === open || settings.some(({ name }) => faults.has(`settings.${name}`));
  const sections = inSections(
    entries.filter((entry) => entry.text !== undefined || isOpen(entry)),
    askedFirst(fields),
  );
  const unsaid = entries.filter((entry) => entry.text === undefined && !isOpen(entry));
  return (
    <section class="rules card" aria-label={label}>
      <h2>{W.rules}</h2>
      {sections.map(([group, under]) => (
        <>
          {group && <h3>{headingOf(group)}</h3>}
          <dl key={group}>
            {under.map((entry) => (
              <Sentence
                key={entry.heading}
                heading={entry.heading}
                text={entry.text}
                changed={changes.changed.get(entry.heading)}
                figures={entry.settings.flatMap((each) => figuresIn(typedOf(fields, each)))}
                isOpen={isOpen(entry)}
                onOpen={() => setOpen(entry.heading)}
                onClose={() => setOpen(undefined)}
              >
                {entry.settings.length > 0 &&
                  entry.settings.map((setting) => <Figure key={setting.name} {...{ setting, fields, faults, set }} />)}
              </Sentence>
            ))}
          </dl>
        </>
      ))}
      {rules.map(({ summary, text }) => summary && <p key={text}>{text}</p>)}
      {unsaid.length > 0 && (
        <p class="unsaid">
          {W.unsaid}
          {unsaid.map(({ heading }) => (
            <button
              key={heading}
              type="button"
              class="plain"
              aria-label={labelled(COMMON.add, heading)}
              onClick={() => setOpen(heading)}
            >
              {heading}
            </button>
          ))}
        </p>
      )}
      <p class="unseen" role="status">
        {said && <span key={said}>{said}</span>}
      </p>
    </section>
  );
};

/** The same where a ladder is there already, whose rules in plain words are loaded once it is changed. */
export const LoadedRulesForm = (props: RulesFormProps) => {
  const { system } = props.fields;
  const [areThere, setThere] = useState<boolean>();
  const load = () => void areRulesLoaded(system).then(setThere);
  useEffect(load, [system]);
  if (areThere) return <RulesForm {...props} />;
  return areThere === false ? <Lost again={load} /> : null;
};

const figuresIn = (typed: Typed): readonly string[] =>
  typeof typed === 'string' ? [typed] : isBands(typed) ? typed.map(({ up }) => String(up)) : [];

interface Entry {
  readonly heading: string;
  readonly text: string | undefined;
  readonly group: SettingGroup | undefined;
  readonly settings: readonly Setting[];
}

/** What is offered of the rules: those that are so, and of the others those that can be. A rule without settings belongs to the one before it. */
function entriesIn(
  rules: readonly SettableRule[],
  asked: readonly Setting[],
  groups: readonly SettingGroup[] | undefined,
): readonly Entry[] {
  const mayBe = asked.filter(({ group }) => !groups || (group && groups.includes(group)));
  let group: SettingGroup | undefined;
  return rules.flatMap(({ heading, text, settings: names, summary }): readonly Entry[] => {
    const settings = names.flatMap((name) => mayBe.filter((each) => each.name === name));
    group = settings[0]?.group ?? group;
    const isOffered = settings.length > 0 || (text !== undefined && !groups);
    return summary || !isOffered ? [] : [{ heading, text, group, settings }];
  });
}

type Section = readonly [group: SettingGroup | undefined, entries: readonly Entry[]];

/** First what a club thinks of first, in that order, and the others under their headings. */
function inSections(entries: readonly Entry[], first: readonly Setting[]): readonly Section[] {
  const rankOf = ({ settings }: Entry) => first.findIndex((each) => settings.includes(each));
  const ahead = entries.filter((entry) => rankOf(entry) >= 0).toSorted((one, other) => rankOf(one) - rankOf(other));
  const others = entries.filter((entry) => rankOf(entry) < 0);
  return [
    [undefined, ahead] as const,
    ...[undefined, ...SETTING_GROUPS].map((group) => [group, others.filter((entry) => entry.group === group)] as const),
  ].filter(([, under]) => under.length > 0);
}
