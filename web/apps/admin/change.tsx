import { useState } from 'preact/hooks';
import { parseDay } from '#shared/calendar/moment.ts';
import type { Tried } from '#shared/engine/trial.ts';
import type { OtherRules } from '#shared/systems/others-fitting.ts';
import { areAlike } from '#shared/vocabulary/alike.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { Input } from '#web/ui/forms/fields.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { MOVES, WORDS } from '#web/ui/texts.ts';
import { useAdmin, useCommandForm } from './admin.ts';
import { changedBy, faultsIn, fieldsOf, type HeaderFields, settingsOf, titleOf } from './header-fields.ts';
import { Closures, LastDay } from './header-inputs.tsx';
import { LazyWith } from './panels.tsx';
import { LoadedRulesForm } from './rules/form.tsx';
import { COMMON, FRESH, HISTORY, CHANGE as W } from './texts.ts';
import type { OtherRulesProps } from './trial/by-others.tsx';
import type { TrialProps } from './trial/panel.tsx';

export const Part = () => {
  const { view } = useAdmin();
  // What was recorded meanwhile is what is changed from then on.
  return (
    <section class="change">
      <h2>{W.title}</h2>
      {view.final?.closed ? <p>{W.over}</p> : <ChangeForm key={view.version} />}
      {(view.header.entrants ? [] : otherRulesFor(view.header.system)).map((other) => (
        <ByOtherRules key={other.id} other={other} />
      ))}
    </section>
  );
};

const ByOtherRules = ({ other }: Pick<OtherRulesProps, 'other'>) => {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return <LazyWith part="others" props={{ other, onLeave: () => setOpen(false) } satisfies OtherRulesProps} />;
  return (
    <div class="trial">
      <h3>{FRESH.otherRules}</h3>
      <button type="button" onClick={() => setOpen(true)}>
        {W.tryRules(titleOf(other.id))}
      </button>
    </div>
  );
};

const ChangeForm = () => {
  const { view } = useAdmin();
  const { header } = view;
  const [fields, setFields] = useState(() => fieldsOf(header));
  const faults = faultsIn(fields);
  const today = parseDay(view.asOf.slice(0, 10)) ?? header.season.start;
  const set = (changes: Partial<HeaderFields>) => setFields({ ...fields, ...changes });
  const changes = changedBy(header, fields);
  const isSame = Object.keys(changes).length === 0;
  const form = useCommandForm({
    check: () => ({ form: faults.size > 0 ? COMMON.bad : isSame ? HISTORY.same : undefined }),
    command: () => ({ title: W.title, verb: 'configure', body: changes, yes: WORDS.save }),
  });
  const hasFigures = settingsOf(fields.system).length > 0;
  const { tried, fault, tryOut, leave } = useTrying(changes.settings, faults.size > 0);
  return (
    <>
      <Form
        form={form}
        label={W.title}
        yes={MOVES.preview}
        news={fault !== undefined && <p class="fault">{fault}</p>}
        beside={
          hasFigures && (
            <button type="button" onClick={tryOut}>
              {W.try}
            </button>
          )
        }
      >
        <div class="with-rules">
          <div>
            <p class="hint">{W.hint}</p>
            <div class="columns">
              <Input label={WORDS.name} value={fields.name} onInput={(name) => set({ name })} />
              <LastDay {...{ fields, faults, today, set }} />
            </div>
            <Closures {...{ fields, faults, set }} />
          </div>
          {hasFigures && <LoadedRulesForm fields={fields} set={set} />}
        </div>
      </Form>
      {tried && (
        <LazyWith
          part="trial"
          props={
            {
              settings: tried,
              changes,
              onLeave: () => {
                leave();
                set({ settings: fieldsOf(header).settings });
              },
            } satisfies TrialProps
          }
        />
      )}
    </>
  );
};

/** Which settings are tried: those that were changed when that was asked for, as long as they stay the same. */
function useTrying(settings: Tried | undefined, isFaulty: boolean) {
  const [asked, setAsked] = useState<{ readonly settings: Tried | undefined }>();
  const isNow = asked !== undefined && areAlike(asked.settings, settings);
  return {
    tried: isNow && !isFaulty ? asked.settings : undefined,
    fault: isNow ? (isFaulty ? COMMON.bad : settings ? undefined : HISTORY.same) : undefined,
    tryOut: () => setAsked({ settings }),
    leave: () => setAsked(undefined),
  };
}

/** By which other rules a season of each system can be tried. Those who build this script know them. */
declare const OTHER_RULES: Readonly<Record<SystemId, readonly OtherRules[]>>;

const otherRulesFor = (system: SystemId): readonly OtherRules[] => OTHER_RULES[system];
