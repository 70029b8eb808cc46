/// <reference lib="dom" />
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TriedRules } from '#shared/engine/trial.ts';
import type { SettingGroup } from '#shared/rules/common/settings.ts';
import type { OtherRules } from '#shared/systems/others-fitting.ts';
import { Form, useForm } from '#web/ui/forms/form.tsx';
import { isLoaded } from '#web/ui/ladder/system.ts';
import { useAdmin } from '../admin.ts';
import { faultsIn, fieldsOf, type HeaderFields, headerOf, titleOf, typedAs } from '../header-fields.ts';
import { Lost } from '../panels.tsx';
import { LoadedRulesForm } from '../rules/form.tsx';
import { COMMON, SECTIONS, TRIAL as W } from '../texts.ts';
import { Outcome } from './outcome.tsx';
import { useTrial } from './use-trial.ts';

/** Games were played and confirmed as they were: other effects that other rules would have had may be chosen. */
const ASKED: readonly SettingGroup[] = ['challenges', 'moves', 'deadlines', 'away'];

export interface OtherRulesProps {
  readonly other: OtherRules;
  readonly onLeave: () => void;
}

/** What the rules of another system would have made of the season so far; none of it can be put in force. */
export const Part = ({ other, onLeave }: OtherRulesProps) => {
  const [there, setThere] = useState<boolean>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const load = () => void isLoaded({ system: other.id }).then(setThere);
  useEffect(load, [other.id]);
  return (
    <section class="trial" aria-labelledby="other-rules">
      <h2 id="other-rules" ref={heading} tabIndex={-1}>
        {W.byRules(titleOf(other.id))}
      </h2>
      <p class="hint">{W.intro}</p>
      {there === false && <Lost again={load} />}
      {there && <Trying other={other} />}
      <p>{W.newLadder}</p>
      <div class="buttons">
        <button type="button" onClick={onLeave}>
          {COMMON.close}
        </button>
      </div>
    </section>
  );
};

const Trying = ({ other }: { readonly other: OtherRules }) => {
  const { header } = useAdmin().view;
  const [fields, setFields] = useState<HeaderFields>(() => ({
    ...fieldsOf(header),
    system: other.id,
    settings: typedAs(other.settings),
  }));
  const [tried, setTried] = useState(() => rulesIn(fields));
  const faults = faultsIn(fields);
  const form = useForm({
    check: () => ({ form: faults.size > 0 ? COMMON.bad : undefined }),
    send: async () => {
      setTried(rulesIn(fields));
      return undefined;
    },
  });
  const set = (changes: Partial<HeaderFields>) => setFields({ ...fields, ...changes });
  return (
    <>
      <Form form={form} label={SECTIONS.settings} yes={W.tryThese}>
        <LoadedRulesForm fields={fields} set={set} groups={ASKED} label={W.tryThese} />
      </Form>
      <Result key={JSON.stringify(tried)} rules={tried} />
    </>
  );
};

const rulesIn = (fields: HeaderFields): TriedRules => ({
  system: fields.system,
  settings: headerOf(fields).settings ?? {},
});

const Result = ({ rules }: { readonly rules: TriedRules }) => <Outcome {...useTrial({ kind: 'system', ...rules })} />;
