/// <reference lib="dom" />

import { addMonths } from '#shared/calendar/days.ts';
import { zoneMeant } from '#shared/calendar/zone-names.ts';
import { presetWords } from '#shared/rules/common/settings-in-words.ts';
import { OFFERS } from '#shared/systems/offers.ts';
import type { Preset } from '#shared/systems/system.ts';
import { rulesOf } from '#shared/systems/words.ts';
import { areAlike } from '#shared/vocabulary/alike.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { Check, Input, Radios } from '#web/ui/forms/fields.tsx';
import { AWAY } from '#web/ui/texts.ts';
import { Figures } from './figures.tsx';
import {
  type ClosureFields,
  type FaultyField,
  type HeaderFields,
  hasBoard,
  hasFinal,
  headerOf,
  lastDayOf,
  needsEnd,
  type PartProps,
  presetsOf,
  settingsOf,
  typedAs,
} from './header-fields.ts';
import { FRESH as W } from './texts.ts';

interface Props {
  readonly fields: HeaderFields;
  readonly faults: ReadonlySet<FaultyField>;
  /** Whether the system is given, by a log. */
  readonly isFixed: boolean;
  readonly today: Day;
  readonly address: string;
  readonly onChange: (fields: HeaderFields) => void;
}

export const HeaderInputs = ({ fields, faults, isFixed, today, address, onChange }: Props) => {
  const set = (changes: Partial<HeaderFields>) => onChange({ ...fields, ...changes });
  return (
    <>
      {!isFixed && (
        <Radios
          legend={W.system}
          value={fields.system}
          onInput={(chosen) => {
            const system = [...OFFERS.keys()].find((id) => id === chosen);
            if (system) set({ system });
          }}
          choices={Array.from(OFFERS, ([value, { title, says }]) => ({ value, text: title, says }))}
        />
      )}
      <Presets fields={fields} set={set} />
      {rulesOf(headerOf(fields)).map(({ summary, text }) => summary && <p key={text}>{text}</p>)}
      <Input label={W.name} value={fields.name} hint={W.address(address)} onInput={(name) => set({ name })} />
      <Dates fields={fields} faults={faults} today={today} set={set} />
      <Zone fields={fields} faults={faults} set={set} />
      {hasBoard(fields.system) && (
        <Radios
          keys
          legend={W.board}
          value={fields.board}
          choices={['9', '19'].map((side) => ({ value: side, text: `${side}×${side}` }))}
          onInput={(side) => set({ board: side === '19' ? '19' : '9' })}
        />
      )}
      <details open={[...faults].some((fault) => fault === 'closures' || fault.startsWith('settings.'))}>
        <summary>
          <h2>{W.more}</h2>
        </summary>
        <p class="hint">{W.moreHint}</p>
        <Figures fields={fields} faults={faults} set={set} />
        <Closures fields={fields} faults={faults} set={set} />
      </details>
    </>
  );
};

const Dates = ({ fields, faults, today, set }: PartProps & Pick<Props, 'today'>) => (
  <div class="columns">
    <Input
      type="date"
      label={W.start}
      value={fields.start}
      onInput={(day) => set({ start: day })}
      fault={faults.has('start') ? W.startBad : undefined}
    />
    <LastDay {...{ fields, faults, today, set }} />
  </div>
);

export const LastDay = ({ fields: { system, end }, faults, today, set }: PartProps & Pick<Props, 'today'>) => (
  <Input
    type="date"
    label={hasFinal(system) ? W.final : needsEnd(system) ? W.endNeeded : W.end}
    value={end}
    hint={isSoon(system, end, today) ? W.finalSoon : undefined}
    onInput={(day) => set({ end: day })}
    fault={faults.has('end') ? (end === '' ? AWAY.missing : W.endBad) : undefined}
  />
);

/** The date of a final is to be known a month ahead. */
const isSoon = (system: string, end: string, today: Day): boolean =>
  hasFinal(system) && end !== '' && end < addMonths(today, 1);

const ZONES = 'zones';

const Zone = ({ fields: { timezone }, faults, set }: PartProps) => (
  <>
    <Input
      label={W.zone}
      value={timezone}
      list={ZONES}
      onInput={(zone) => set({ timezone: zone })}
      fault={faults.has('timezone') ? zoneFault(timezone) : undefined}
    />
    <datalist id={ZONES}>
      {Intl.supportedValuesOf('timeZone').map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  </>
);

function zoneFault(typed: string): string {
  const meant = zoneMeant(typed);
  return meant === undefined ? W.zoneBad : W.zoneMeant(meant);
}

export const Closures = ({ fields, faults, set }: PartProps) => (
  <fieldset>
    <legend>{W.closures}</legend>
    {fields.closures.map((closure, index) => (
      <ClosureInputs
        key={index}
        closure={closure}
        onChange={(changed) =>
          set({ closures: fields.closures.flatMap((each, at) => (at === index ? (changed ?? []) : each)) })
        }
      />
    ))}
    {fields.closures.some(({ open }) => open) && <p class="hint">{W.closureMeans(dayWords(lastDayOf(fields)))}</p>}
    {faults.has('closures') && <p class="fault">{W.closureBad}</p>}
    <button type="button" onClick={() => set({ closures: [...fields.closures, { from: '', to: '' }] })}>
      {W.closureAdd}
    </button>
  </fieldset>
);

interface ClosureProps {
  readonly closure: ClosureFields;
  /** Undefined where it is removed. */
  readonly onChange: (closure: ClosureFields | undefined) => void;
}

const ClosureInputs = ({ closure, onChange }: ClosureProps) => (
  <div class="columns">
    <Input type="date" label={W.closureFrom} value={closure.from} onInput={(from) => onChange({ ...closure, from })} />
    {!closure.open && (
      <Input type="date" label={W.closureTo} value={closure.to} onInput={(to) => onChange({ ...closure, to })} />
    )}
    <Check label={W.closureOpen} checked={closure.open ?? false} onInput={(open) => onChange({ ...closure, open })} />
    <button type="button" onClick={() => onChange(undefined)}>
      {W.closureRemove}
    </button>
  </div>
);

/** Which game a ladder's figures are those of; whatever is typed may be changed afterwards. */
const Presets = ({ fields, set }: Pick<PartProps, 'fields' | 'set'>) => {
  const presets = presetsOf(fields.system);
  if (presets.length === 0) return null;
  return (
    <Radios
      keys
      legend={W.presets}
      value={presets.find((each) => isAs(each, fields))?.name ?? ''}
      choices={presets.map(({ name }) => ({ value: name, text: presetWords(name) }))}
      onInput={(chosen) => {
        const preset = presets.find(({ name }) => name === chosen);
        if (preset) set(withPreset(preset, fields));
      }}
    />
  );
};

/** All figures as a preset has them; what a club says in its own words stays. */
export function withPreset({ settings }: Preset, fields: HeaderFields): Pick<HeaderFields, 'settings'> {
  const own = settingsOf(fields.system).filter(({ range }) => range.kind === 'line');
  const kept = own.flatMap(({ name }) => (fields.settings[name] === undefined ? [] : [[name, fields.settings[name]]]));
  return { settings: { ...typedAs(settings), ...Object.fromEntries(kept) } };
}

const isAs = (preset: Preset, fields: HeaderFields): boolean =>
  areAlike(headerOf(fields).settings, headerOf({ ...fields, ...withPreset(preset, fields) }).settings);
