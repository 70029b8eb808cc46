import { expect } from 'vitest';
import type { Season } from '#shared/engine/season.ts';
import { type Course, type Tried, tryOut, tryOutBy } from '#shared/engine/trial.ts';
import { formatLog } from '#shared/log/format.ts';
import { otherRulesFor } from '#shared/systems/others-fitting.ts';
import { trialView, wayOf } from '#shared/view/trial.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { logText, replayed, sampleLogs } from '../view/vectors.ts';

export const samples = sampleLogs();
export const commandsOf = (season: Season) => season.lines().map(({ command }) => command);

/** A season, as it is tried. The season itself is left alone. */
function tried(text: string, trying: (of: Header, commands: readonly Command[]) => ReturnType<typeof tryOut>) {
  const season = replayed(text);
  const commands = commandsOf(season);
  const before = formatLog(season.header, commands);
  const trial = trying(season.header, commands);
  expect(formatLog(season.header, commandsOf(season))).toBe(before);
  return { ...trial, season, view: trialView(trial, commands) };
}

export const tryOn = (text: string, settings: Tried) => tried(text, (of, commands) => tryOut(of, commands, settings));

/** By the first other rules that fit it. */
export const tryByOthers = (text: string, settings: Header['settings'] = {}) =>
  tried(text, (of, commands) => {
    const [rules] = otherRulesFor(of.system);
    if (!rules) throw new Error('no other rules fit');
    return tryOutBy({ system: rules.id, settings: { ...rules.settings, ...settings } }, of, commands);
  });

export const ids = Array.from({ length: 12 }, (_, n) => `p${String(n + 1).padStart(2, '0')}`);
export const at = (day: string, time = '19:00') => `2019-09-${day}T${time}:00+01:00`;
export const seasonOf = (...lines: readonly object[]): string =>
  logText(
    { ladder: { system: 'crewe', timezone: 'Europe/London', season: { start: '2019-09-02' } } },
    { at: at('02'), seed: { order: 'given', players: ids.map((id) => ({ id, name: id.toUpperCase() })) } },
    ...lines,
  );
export const challenge = (day: string, id: string, challenger: string, challenged: string) => ({
  at: at(day),
  challenge: { id, challenger, challenged },
});
export const won = (day: string, id: string) => ({ at: at(day, '22:00'), result: { challenge: id, score: [1, 0] } });
export const named = (id: string): PlayerId => {
  const player = parsePlayerId(id);
  if (!player) throw new Error(`${id} is no player`);
  return player;
};
export const orderOf = ({ season }: { readonly season: Season }) => season.ladder.order.players();
export const wayIn = ({ course }: { readonly course: Course }, id: string) =>
  wayOf(course, named(id)).map(({ day, rung }) => [day, rung]);
