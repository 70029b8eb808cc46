import type { Setting } from '../rules/common/settings.ts';
import { systemOf } from '../systems/registry.ts';
import type { Closure, Header, Reconfiguration } from '../vocabulary/header.ts';
import { dayWords } from '../words/dates.ts';
import { sentence } from '../words/phrase.ts';

/** What was changed of a ladder in mid-season, for its page: "The final was moved to 14 June 2027." */
export function changeWords(before: Header, after: Header, { closures, settings = {} }: Reconfiguration): string {
  const said = [
    after.name !== before.name && `The ladder is now called ${after.name ?? ''}`,
    after.season.end !== before.season.end && endWords(after),
    closures && closureWords(closures),
    ...systemOf({ header: after })
      .settings.filter(({ name }) => name in settings)
      .map((setting) => settingWords(setting, after)),
  ];
  return said.flatMap((each) => (each ? [sentence(each)] : [])).join(' ');
}

function endWords(after: Header): string {
  const { end } = after.season;
  if (end === undefined) return 'The season no longer has a last day';
  return systemOf({ header: after }).controls.hasFinal
    ? `The final was moved to ${dayWords(end)}`
    : `The season’s last day is now ${dayWords(end)}`;
}

function closureWords(closures: readonly Closure[]): string {
  if (closures.length === 0) return 'The club is no longer closed on any day';
  const days = closures.map(({ from, to }) => (from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`));
  return `The club is closed: ${days.join(', ')}`;
}

function settingWords(setting: Setting, header: Header): string {
  const value = setting.of({ header });
  const words = typeof value === 'object' ? value : [String(value).trim() || 'not set'];
  return `${setting.label}: ${words.map((word) => setting.choices[word] ?? word).join(', ')}`;
}
