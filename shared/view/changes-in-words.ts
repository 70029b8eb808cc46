import { rematchDays, rematchWeeks } from '../rules/challenge/same-two.ts';
import { bandedWords } from '../rules/common/bands-in-words.ts';
import { isBands, type Setting, venue, words } from '../rules/common/settings.ts';
import { choicesOf, labelOf } from '../rules/common/settings-in-words.ts';
import { systemOf } from '../systems/registry.ts';
import { areAlike } from '../vocabulary/alike.ts';
import type { Closure, Header, Reconfiguration, SettingValue } from '../vocabulary/header.ts';
import { clockWords, dayWords } from '../words/dates.ts';
import { inARow } from '../words/lists.ts';
import { plainText } from '../words/names.ts';
import { TEXT, WHEN_DUE } from './texts.ts';

const { changes: CHANGES } = TEXT;

/** What is changed of a ladder, from what to what: "The final was moved from 7 June 2027 to 14 June 2027", without full stops. */
export function changesInWords(before: Header, { name, end, closures, settings = {} }: Reconfiguration): string[] {
  const said = [
    name !== undefined && name !== before.name && nameWords(before.name, name),
    end !== undefined && (end ?? undefined) !== before.season.end && endWords(before, end ?? undefined),
    ...(closures ? closureWords(before.closures ?? [], closures) : []),
    ...systemOf({ header: before })
      .settings.filter(({ name }) => name in settings && !isToldByOther(name, settings))
      .map((setting) => settingWords(setting, before, settings[setting.name])),
  ];
  return said.filter((each) => typeof each === 'string');
}

/** Where a club plays is one of its own words, and weeks are given as days if a line changes both. */
const isToldByOther = (name: string, settings: object): boolean =>
  (name === venue.name && words.name in settings) || (name === rematchWeeks.name && rematchDays.name in settings);

const nameWords = (was: string | undefined, is: string): string =>
  was === undefined ? CHANGES.named(plainText(is)) : CHANGES.renamed(plainText(was), plainText(is));

function endWords({ system, season: { end: was } }: Header, is: string | undefined): string {
  if (is === undefined) return CHANGES.noEnd(was && dayWords(was));
  if (was === undefined) return CHANGES.ends(dayWords(is));
  const { hasFinal } = systemOf({ header: { system } }).controls;
  return (hasFinal ? CHANGES.finalMoved : CHANGES.endMoved)(dayWords(was), dayWords(is));
}

/** With more closures than this, only their number is given. */
const NAMED = 6;

/** "Now closed from 21 December 2026 to 3 January 2027 and on 5 May 2027". */
function closureWords(was: readonly Closure[], is: readonly Closure[]): readonly string[] {
  const among = (all: readonly Closure[]) => (each: Closure) => all.some((other) => areAlike(each, other));
  const [added, removed] = [is.filter((each) => !among(was)(each)), was.filter((each) => !among(is)(each))];
  return [
    ...(added.length > 0 ? [CHANGES.closed(daysWords(added))] : []),
    ...(removed.length > 0 ? [CHANGES.open(daysWords(removed))] : []),
  ];
}

function daysWords(closures: readonly Closure[]): string {
  const soonestFirst = closures.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const days = soonestFirst.map(({ from, to }) =>
    from === to ? WHEN_DUE.onDay(dayWords(from)) : CHANGES.fromTo(dayWords(from), dayWords(to)),
  );
  const more = days.length - NAMED;
  return inARow(more > 1 ? [...days.slice(0, NAMED), CHANGES.more(more)] : days);
}

/** "How many rungs a challenge reaches: 4 → 5". */
function settingWords(setting: Setting, before: Header, given: SettingValue | null | undefined): string | undefined {
  const after = { header: { settings: given === null || given === undefined ? {} : { [setting.name]: given } } };
  const [was, is] = [setting.of({ header: before }), setting.of(after)];
  if (areAlike(was, is)) return undefined;
  // Page after page of it: what it says now stands under the rules.
  if (setting.range.kind === 'paragraphs') return CHANGES.words;
  return CHANGES.setting(labelOf(setting), valueWords(setting, was), valueWords(setting, is));
}

function valueWords(setting: Setting, value: SettingValue): string {
  if (isBands(value)) return String(bandedWords(value));
  const choices = new Map(choicesOf(setting));
  if (typeof value === 'object' && value.length === choices.size) return CHANGES.all;
  const words = typeof value === 'object' ? value : [plainText(String(value)) || CHANGES.unset];
  const isTime = setting.range.kind === 'time';
  return words.map((word) => (isTime ? clockWords(word) : (choices.get(word) ?? word))).join(', ');
}
