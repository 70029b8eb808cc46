import { TEXT as SHARED } from '#shared/words/texts.ts';
/// <reference lib="dom" />

import type { ComponentChildren } from 'preact';
import { addMonths } from '#shared/calendar/days.ts';
import { listedZones, zoneMeant } from '#shared/calendar/zone-names.ts';
import { presetWords } from '#shared/rules/common/settings-in-words.ts';
import { OFFERS, PLAYS, type PlayOffer } from '#shared/systems/offers.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { dayWords } from '#shared/words/dates.ts';
import { language } from '#shared/words/language.ts';
import { labelled } from '#shared/words/lists.ts';
import { Check, Input, Radios } from '#web/ui/forms/fields.tsx';
import { InWords } from '#web/ui/forms/in-words.tsx';
import { FORMS } from '#web/ui/texts.ts';
import {
  type ClosureFields,
  type FaultyField,
  type HeaderFields,
  hasBoard,
  hasFinal,
  headerOf,
  lastDayOf,
  type PartProps,
  takesPairs,
} from './header-fields.ts';
import { WhoPlays } from './pairs/who-plays.tsx';
import { COMMON, FRESH as W } from './texts.ts';

interface Props {
  readonly fields: HeaderFields;
  readonly faults: ReadonlySet<FaultyField>;
  /** Whether the system is given, by a log. */
  readonly isFixed: boolean;
  readonly today: Day;
  readonly address: string;
  readonly onPlay: (play: PlayOffer) => void;
  /** What stands below what is played. */
  readonly children?: ComponentChildren;
  readonly onChange: (fields: HeaderFields) => void;
}

export const HeaderInputs = ({ children, fields, faults, isFixed, today, address, onPlay, onChange }: Props) => {
  const set = (changes: Partial<HeaderFields>) => onChange({ ...fields, ...changes });
  return (
    <>
      {!isFixed && <WhatIsPlayed fields={fields} onPlay={onPlay} />}
      {!isFixed && takesPairs(fields.system) && <WhoPlays {...{ fields, set }} />}
      {children}
      <Input label={W.name} value={fields.name} hint={W.address(address)} onInput={(name) => set({ name })} />
      {hasFinal(fields.system) && <LastDay {...{ fields, faults, today, set }} />}
      {hasBoard(fields.system) && (
        <Radios
          keys
          legend={W.board}
          value={fields.board}
          choices={['9', '19'].map((side) => ({ value: side, text: `${side}×${side}` }))}
          onInput={(side) => set({ board: side === '19' ? '19' : '9' })}
        />
      )}
      <Dates {...{ fields, faults, today, set }} />
    </>
  );
};

/** Stands for all systems that people look for by name, and not by a game, club nights or rounds. */
const OTHERS = 'others';
const OTHER_PLAYS = PLAYS.filter(({ game, hasNights, hasRounds }) => !game && !hasNights && !hasRounds);
const keyOf = ({ system, game }: Pick<PlayOffer, 'system' | 'game'>): string => `${system} ${game ?? ''}`;
const titleOf = ({ system, game }: PlayOffer): string | undefined =>
  game ? presetWords(game) : OFFERS.get(system)?.title;

/** The game, a club night, a box league, or other written rules, each of which then says for whom it is. */
const WhatIsPlayed = ({ fields, onPlay }: Pick<Props, 'fields' | 'onPlay'>) => {
  const isOther = OTHER_PLAYS.some(({ system }) => system === fields.system);
  const choose = (key: string) => {
    const play = PLAYS.find((each) => keyOf(each) === key) ?? OTHER_PLAYS[0];
    if (play) onPlay(play);
  };
  const choice = (play: PlayOffer) => ({ value: keyOf(play), text: titleOf(play) ?? play.system });
  return (
    <>
      <Radios
        keys
        legend={W.play}
        value={isOther ? OTHERS : keyOf(fields)}
        choices={[
          ...PLAYS.filter((play) => !OTHER_PLAYS.includes(play)).map(choice),
          { value: OTHERS, text: W.otherRules },
        ]}
        onInput={choose}
      />
      {isOther && (
        <Radios
          legend={W.otherRules}
          value={keyOf(fields)}
          choices={OTHER_PLAYS.map((play) => ({ ...choice(play), says: OFFERS.get(play.system)?.says }))}
          onInput={choose}
        />
      )}
      {!isOther && !fields.game && <p class="hint">{OFFERS.get(fields.system)?.says}</p>}
    </>
  );
};

/** When it is played: the season, the days without play, and by which clock. */
const Dates = ({ fields, faults, today, set }: PartProps & Pick<Props, 'today'>) => (
  <InWords label={W.season} words={datesWords(fields)} isOpen={datesIn(fields).some((name) => faults.has(name))}>
    <div class="columns">
      <Input
        type="date"
        label={W.start}
        value={fields.start}
        onInput={(day) => set({ start: day })}
        fault={faults.has('start') ? W.startBad : undefined}
      />
      {!hasFinal(fields.system) && <LastDay {...{ fields, faults, today, set }} />}
    </div>
    <Closures {...{ fields, faults, set }} />
    <Zone {...{ fields, faults, set }} />
  </InWords>
);

const datesIn = ({ system }: HeaderFields): readonly FaultyField[] =>
  hasFinal(system) ? ['start', 'closures', 'timezone'] : ['start', 'end', 'closures', 'timezone'];

/** For example "20 November 2026 – 7 June 2027 · GMT". */
function datesWords(fields: HeaderFields): string {
  const { season, closures = [] } = headerOf(fields);
  const closed = closures.map(({ from, to }) => daysWords(from, to)).join(SHARED.semicolon);
  const all = [daysWords(season.start, season.end), closed && labelled(W.closures, closed), zoneWords(fields.timezone)];
  return all.filter(Boolean).join(' · ');
}

const daysWords = (from: string, to: string | undefined): string =>
  `${dayWords(from)} – ${to ? dayWords(to) : ''}`.trim();

export const LastDay = ({ fields: { system, end }, faults, today, set }: PartProps & Pick<Props, 'today'>) => (
  <Input
    type="date"
    label={hasFinal(system) ? W.final : W.end}
    value={end}
    hint={isSoon(system, end, today) ? W.finalSoon : undefined}
    onInput={(day) => set({ end: day })}
    fault={faults.has('end') ? (end === '' ? FORMS.missing : W.endBad) : undefined}
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
      {listedZones().map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  </>
);

/** For example "Central European Time"; unchanged if the zone doesn't exist. */
function zoneWords(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat(language(), { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

const zoneFault = (typed: string): string => W.zoneBad(zoneMeant(typed));

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
      {COMMON.remove}
    </button>
  </div>
);
