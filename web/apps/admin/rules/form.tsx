import { useEffect, useRef, useState } from 'preact/hooks';
import { isBands, type SettingGroup } from '#shared/rules/common/settings.ts';
import { headingOf } from '#shared/rules/common/settings-in-words.ts';
import { settableRulesOf } from '#shared/systems/words.ts';
import { labelled } from '#shared/words/lists.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { areRulesLoaded, hasRules } from '#web/ui/ladder/system.ts';
import { askedIn, faultsIn, headerOf, type PartProps, type TypedValue, titleOf, typedOf } from '../header-fields.ts';
import { Lost } from '../panels.tsx';
import { COMMON, FRESH as W } from '../texts.ts';
import { askedFirst, entriesIn, inSections, isOwnWords, type RuleEntry } from './entries.ts';
import { Figure } from './figure.tsx';
import { rulesFound } from './finding.ts';
import { leftOut } from './leaving-out.ts';
import { Sentence } from './sentence.tsx';
import { newsOf, useChanges, useOnceQuiet } from './text-changes.ts';

export interface RulesFormProps extends Omit<PartProps, 'faults'> {
  /** What tells them apart from other rules on the page. */
  readonly label?: string;
  /** The headings of the settings that can be changed, where those are not all. */
  readonly groups?: readonly SettingGroup[];
}

/** The rules of a ladder in plain words, each with what is behind it to be changed, and what the ladder has no rule of. */
const RulesForm = ({ label = W.rules, groups, fields, set }: RulesFormProps) => {
  const header = headerOf(fields);
  const faults = faultsIn(fields);
  const [open, setOpen] = useState<string>();
  const [typed, setTyped] = useState('');
  const removed = useRef<string | undefined>(undefined);
  const rules = settableRulesOf(header);
  const changes = useChanges(rules, fields.system);
  const said = useOnceQuiet(newsOf(changes));
  const entries = entriesIn(rules, askedIn(fields), groups);
  const fitting = typed.trim() === '' ? entries : rulesFound(entries, typed);
  const found = fitting.length > 0 ? fitting : entries.filter(isOwnWords);
  const isOpen = ({ heading, settings }: RuleEntry) =>
    heading === open || settings.some(({ name }) => faults.has(`settings.${name}`));
  const lookedUp = useOnceQuiet(found === entries ? '' : found.map(({ heading }) => heading).join(', '));
  const sections = inSections(
    entries.filter((entry) => isOpen(entry) || (entry.text !== undefined && found.includes(entry))),
    askedFirst(fields),
  );
  const removing = (entry: RuleEntry) => {
    const settings = leftOut(fields, entry);
    if (!settings) return undefined;
    return () => {
      removed.current = entry.heading;
      setOpen(undefined);
      set({ settings });
    };
  };
  /** After leaving a rule out by keyboard, the focus moves to where it is offered now. */
  const onAddable = (heading: string) => (button: HTMLButtonElement | null) => {
    if (!button || removed.current !== heading) return;
    removed.current = undefined;
    button.focus({ preventScroll: true });
  };
  const unsaid = found.filter((entry) => entry.text === undefined && !isOpen(entry));
  return (
    <section class="rules card" aria-label={label}>
      <h2>{W.rules}</h2>
      <Input type="search" label={W.find} value={typed} onInput={setTyped} />
      {sections.map(([group, under]) => (
        <>
          {group && <h3>{group === 'besides' ? W.besides : headingOf(group)}</h3>}
          <dl key={group}>
            {under.map((entry) => (
              <Sentence
                key={entry.heading}
                heading={entry.heading}
                text={entry.text}
                isLit={found !== entries && found.includes(entry)}
                changed={changes.changed.get(entry.heading)}
                figures={entry.settings.flatMap((each) => figuresIn(typedOf(fields, each)))}
                isOpen={isOpen(entry)}
                onOpen={() => setOpen(entry.heading)}
                onClose={() => setOpen(undefined)}
                onRemove={removing(entry)}
              >
                {entry.settings.length > 0 &&
                  entry.settings.map((setting) => <Figure key={setting.name} {...{ setting, fields, faults, set }} />)}
              </Sentence>
            ))}
          </dl>
        </>
      ))}
      <p role="status">{fitting.length === 0 && W.findNone(titleOf(fields.system))}</p>
      {unsaid.length > 0 && (
        <p class="unsaid">
          {W.unsaid}
          {unsaid.map(({ heading }) => (
            <button
              key={heading}
              ref={onAddable(heading)}
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
        {lookedUp || (said && <span key={said}>{said}</span>)}
      </p>
    </section>
  );
};

/** The same, once the rules in plain words have come: nobody else needs them. */
export const LoadedRulesForm = (props: RulesFormProps) => {
  const { system } = props.fields;
  const [asked, setAsked] = useState<{ readonly system: string }>();
  const load = () => void areRulesLoaded(system).then(() => setAsked({ system }));
  useEffect(load, [system]);
  if (hasRules(system)) return <RulesForm {...props} />;
  return asked?.system === system ? <Lost again={load} /> : null;
};

export { LoadedRulesForm as Part };

const figuresIn = (typed: TypedValue): readonly string[] =>
  typeof typed === 'string' ? [typed] : isBands(typed) ? typed.map(({ up }) => String(up)) : [];
