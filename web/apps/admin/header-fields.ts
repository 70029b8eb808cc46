import { addMonths } from '#shared/calendar/days.ts';
import { isOfOurYears, LAST_DATE, parseDay } from '#shared/calendar/moment.ts';
import { isOfPlace, parseZone } from '#shared/calendar/zone-names.ts';
import { rematchDays, rematchWeeks } from '#shared/rules/challenge/same-two.ts';
import { ownWords } from '#shared/rules/common/own-words.ts';
import { type Setting, venue, words } from '#shared/rules/common/settings.ts';
import { type PresetName, presetWords } from '#shared/rules/common/settings-in-words.ts';
import { OFFERS, PLAYS, type PlayOffer } from '#shared/systems/offers.ts';
import { findSystem } from '#shared/systems/registry.ts';
import { areAlike } from '#shared/vocabulary/alike.ts';
import type { Band, Closure, Header, Reconfiguration, SettingValue } from '#shared/vocabulary/header.ts';
import type { Day, SystemId } from '#shared/vocabulary/vocabulary.ts';
import { WORDS } from '#web/ui/texts.ts';

export interface HeaderFields {
  readonly system: SystemId;
  /** The game whose preset its figures began with. */
  readonly game?: PresetName | undefined;
  readonly name: string;
  readonly timezone: string;
  readonly start: string;
  readonly end: string;
  readonly board: '9' | '19';
  /** By name; one that is not there is as the written rules have it. */
  readonly settings: Readonly<Record<string, TypedValue>>;
  readonly closures: readonly ClosureFields[];
  /** What stands on its rungs where that is not a player. */
  readonly entrants?: Header['entrants'];
}

export type TypedValue = string | readonly string[] | readonly Band[];

/** Days when the club is shut; `open`: until further notice, ignoring `to`. */
export interface ClosureFields {
  readonly from: string;
  readonly to: string;
  readonly open?: boolean;
}

/** The last possible day: what "until further notice" comes to. */
export const lastDayOf = ({ end }: Pick<HeaderFields, 'end'>): Day => dayOf(end) ?? LAST_DATE;

const dayOf = (typed: string): Day | undefined => (isOfOurYears(typed) ? parseDay(typed) : undefined);

export type FaultyField = 'timezone' | 'start' | 'end' | 'closures' | `settings.${string}`;

export interface PartProps {
  readonly fields: HeaderFields;
  readonly faults: ReadonlySet<FaultyField>;
  readonly set: (changes: Partial<HeaderFields>) => void;
}

type ChosenPlay = Pick<PlayOffer, 'system' | 'game'>;

/** A ladder that begins today: in a club's year, from September to June, unless its time is nearly over. */
export const usualFields = (play: ChosenPlay, today: Day, timezone: string): HeaderFields => ({
  ...play,
  name: usualName(play),
  timezone,
  start: today,
  end: seasonEnd(today),
  board: '9',
  settings: beginningOf(play),
  closures: [],
});

function usualName({ system, game }: ChosenPlay): string {
  if (game && game !== 'other') return presetWords(game);
  const hasRounds = PLAYS.some((play) => play.system === system && play.hasRounds);
  return hasRounds ? titleOf(system) : WORDS.ladder;
}

/** Another game, with its own figures; a name that was typed, and what a club says in its own words, stays. */
export function playing(fields: HeaderFields, { system, game }: ChosenPlay): HeaderFields {
  const own = settingsOf(system).filter(({ range }) => range.kind === 'paragraphs');
  const kept = own.flatMap(({ name }) => (fields.settings[name] === undefined ? [] : [[name, fields.settings[name]]]));
  return {
    ...fields,
    system,
    game,
    name: fields.name === usualName(fields) ? usualName({ system, game }) : fields.name,
    settings: { ...beginningOf({ system, game }), ...Object.fromEntries(kept) },
  };
}

/** The first Monday of the next June that is at least four months away. */
function seasonEnd(today: Day): Day {
  const soonest = addMonths(today, 4);
  const year = Number(soonest.slice(0, 4)) + (soonest.slice(5) > '06-07' ? 1 : 0);
  const first = Date.UTC(year, 5, 1);
  const monday = 1 + ((8 - new Date(first).getUTCDay()) % 7);
  return parseDay(`${year}-06-0${monday}`) ?? soonest;
}

export const fieldsOf = (header: Header): HeaderFields => ({
  system: header.system,
  name: header.name ?? '',
  timezone: header.timezone,
  start: header.season.start,
  end: header.season.end ?? '',
  board: header.board === 19 ? '19' : '9',
  ...(header.entrants && { entrants: header.entrants }),
  settings: settingsTyped(header),
  closures: (header.closures ?? []).map(({ from, to }) => ({
    from,
    to,
    ...(to === (header.season.end ?? LAST_DATE) && { open: true }),
  })),
});

/** What is wrong, by field; empty where a ladder can be made of it. */
export function faultsIn(fields: HeaderFields): ReadonlySet<FaultyField> {
  const { timezone, start, end, closures, settings, system } = fields;
  const faults = new Set<FaultyField>();
  if (!isOfPlace(parseZone(timezone) ?? '')) faults.add('timezone');
  if (!dayOf(start)) faults.add('start');
  if (end === '' ? needsEnd(system) : !isLastDay(end, start)) faults.add('end');
  if (closures.some((each) => !closureOf(each, fields))) faults.add('closures');
  for (const setting of askedIn(fields)) {
    const typed = settings[setting.name];
    if (typed !== undefined && !setting.accepts(readFigure(setting, typed))) faults.add(`settings.${setting.name}`);
  }
  const unfit = unfitIn(fields);
  if (unfit) faults.add(`settings.${unfit.name}`);
  return faults;
}

/** A setting that conflicts with the others, and why. */
export const unfitIn = (fields: HeaderFields) => findSystem(fields.system)?.unfit({ header: headerOf(fields) });

/** A season lasts at most ten years. */
function isLastDay(end: string, start: string): boolean {
  const [first, last] = [dayOf(start), dayOf(end)];
  return last !== undefined && (!first || (first <= last && last <= addMonths(first, 120)));
}

function closureOf({ from, to, open }: ClosureFields, fields: HeaderFields): Closure | undefined {
  const [first, last] = [dayOf(from), open ? lastDayOf(fields) : dayOf(to)];
  return first && last && first <= last ? { from: first, to: last } : undefined;
}

const needsEnd = (system: string): boolean => findSystem(system)?.seasonEnds === 'always';

export const hasFinal = (system: string): boolean => findSystem(system)?.controls.hasFinal ?? false;

export const takesPairs = (system: string): boolean => findSystem(system)?.ofPairs !== undefined;

export const hasBoard = (system: string): boolean => findSystem(system)?.controls.hasBoard ?? false;

function beginningOf({ system, game }: ChosenPlay): HeaderFields['settings'] {
  const known = findSystem(system);
  const preset = known?.presets.find(({ name }) => name === game);
  return typedAs(preset?.settings ?? known?.begins ?? {});
}

export const settingsOf = (system: string): readonly Setting[] => findSystem(system)?.settings ?? [];

/** The settings that have an effect with the others as they are: the rest aren't shown. */
export function askedIn(fields: HeaderFields): readonly Setting[] {
  const header = headerOf(fields);
  return settingsOf(fields.system).filter(({ matters }) => matters?.({ header }) ?? true);
}

const readFigure = ({ usual }: Setting, typed: TypedValue): SettingValue =>
  typeof usual === 'number' && typeof typed === 'string' ? Number(typed.trim() || Number.NaN) : typed;

const asTyped = (value: SettingValue): TypedValue => (typeof value === 'number' ? String(value) : value);

export const typedAs = (settings: NonNullable<Header['settings']>): HeaderFields['settings'] =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, asTyped(value)]));

/** What an older ladder stores as another setting, by the setting that has replaced it. */
const IN_PLACE_OF = new Map<string, string>([
  [words.name, venue.name],
  [rematchDays.name, rematchWeeks.name],
]);

/** Where the club plays is part of its own words, and weeks are asked for as days, even if the ladder stores them separately. */
function settingsTyped(header: Header): HeaderFields['settings'] {
  const { [venue.name]: _, [rematchWeeks.name]: weeks, ...settings } = header.settings ?? {};
  const own = ownWords(header);
  return typedAs({
    ...(weeks !== undefined && { [rematchDays.name]: rematchDays.of({ header }) }),
    ...settings,
    ...(own !== '' && { [words.name]: own }),
  });
}

/** A setting as it is typed, or as in the written rules. */
export const typedOf = ({ settings }: HeaderFields, { name, usual }: Setting): TypedValue =>
  settings[name] ?? asTyped(usual);

/** The header that the fields make; what is wrong is left out, so that the rules can be told meanwhile. */
export function headerOf(fields: HeaderFields): Header {
  const { system, name, timezone, board, entrants } = fields;
  const [start, end] = [dayOf(fields.start), dayOf(fields.end)];
  const closures = fields.closures.flatMap((each) => closureOf(each, fields) ?? []);
  const settings = settingsIn(fields);
  return {
    system,
    timezone,
    season: { start: start ?? FIRST, ...(end && { end }) },
    ...(closures.length > 0 && { closures }),
    ...(hasBoard(system) && { board: board === '19' ? 19 : 9 }),
    ...(entrants && takesPairs(system) && { entrants }),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(name.trim() !== '' && { name: name.trim() }),
  };
}

const FIRST = parseDay('2000-01-01') ?? never();

function never(): never {
  throw new Error('that is a day');
}

/** Only what differs from the written rules. */
const settingsIn = (fields: HeaderFields): Readonly<Record<string, SettingValue>> =>
  Object.fromEntries(
    settingsOf(fields.system).flatMap((setting) => {
      const value = readFigure(setting, typedOf(fields, setting));
      return setting.accepts(value) && !isUsual(setting, value) ? [[setting.name, value]] : [];
    }),
  );

const isUsual = ({ usual }: Setting, value: SettingValue): boolean =>
  value === usual || (typeof value === 'object' && typeof usual === 'object' && value.length === usual.length);

/** What a system is called where all are offered. */
export const titleOf = (system: SystemId): string => OFFERS.get(system)?.title ?? system;

/** The changes to a ladder by what was typed; undefined if nothing changes. A name can't be removed. */
export function changedBy(header: Header, fields: HeaderFields): Reconfiguration {
  const [was, is] = [headerOf(fieldsOf(header)), headerOf(fields)];
  const settings = settingsChanged(was.settings, is.settings);
  const replaced = [...IN_PLACE_OF].flatMap(([name, older]) =>
    name in settings && header.settings?.[older] !== undefined ? [[older, null] as const] : [],
  );
  return {
    ...(is.name !== undefined && is.name !== was.name && { name: is.name }),
    ...(is.season.end !== was.season.end && { end: is.season.end ?? null }),
    ...(!areAlike(is.closures ?? [], was.closures ?? []) && { closures: is.closures ?? [] }),
    ...(Object.keys(settings).length > 0 && { settings: { ...settings, ...Object.fromEntries(replaced) } }),
  };
}

/** Null for what is as the system has it again. */
function settingsChanged(was: Header['settings'] = {}, is: Header['settings'] = {}) {
  const names = Object.keys({ ...was, ...is }).filter((name) => !areAlike(was[name], is[name]));
  return Object.fromEntries(names.map((name): [string, SettingValue | null] => [name, is[name] ?? null]));
}
