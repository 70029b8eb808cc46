import { describe, expect, it } from 'vitest';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { tryOut } from '#shared/engine/trial.ts';
import type { Setting } from '#shared/rules/common/settings.ts';
import { asked } from '#shared/systems/house/settings.ts';
import type { Header, SettingValue } from '#shared/vocabulary/header.ts';
import { houseOf } from './club.ts';
import { COMPOSED } from './composed.ts';

type Settings = NonNullable<Header['settings']>;

/** What a club only says: no game, deadline or rung depends on it. */
const SAID: ReadonlySet<string> = new Set(['words', 'venue', 'unit']);

const FREE = {
  reach: 100,
  reachDown: 100,
  playDays: 40,
  postponeDays: 28,
  holidayDays: 365,
  rematchWeeks: 0,
  protectedDays: 0,
};

/** A spring on a ladder with few limits: far and near, down and up, played, drawn, declined, put off, and never played. */
function spring() {
  const club = houseOf(12, FREE, { season: { start: '2023-03-01', end: '2023-05-31' } });
  const on = (day: number) =>
    club.at(new Date(Date.UTC(2023, 2, day, 20)).toISOString().slice(0, 16).replace('T', ' '));
  const meets = (day: number, from: string, to: string) => on(day).challenge(from, to, `c${day}-${from}-${to}`);
  const ends = (day: number, id: string, score: object, more: object = {}) =>
    on(day).does('result', { challenge: id, score, ...more });
  meets(2, '3', '1');
  meets(2, '12', '2');
  meets(2, '4', '8');
  meets(2, '3', '5');
  on(3).does('accept', { challenge: 'c2-3-1' });
  ends(4, 'c2-4-8', [0, 1]);
  ends(5, 'c2-12-2', [1, 0], { reported: '12' });
  meets(6, '2', '12');
  meets(6, '5', '4');
  on(6).does('decline', { challenge: 'c6-5-4' });
  ends(7, 'c6-2-12', [0.5, 0.5]);
  on(8).does('away', { player: '6', from: '2023-03-09', to: '2023-03-20' });
  meets(8, '7', '5');
  meets(9, '8', '7');
  ends(10, 'c8-7-5', [0, 1]);
  meets(11, '7', '5');
  meets(11, '9', '8');
  on(11).does('accept', { challenge: 'c11-9-8' });
  on(11).does('offer', { challenge: 'c11-9-8', player: '9' });
  ends(12, 'c11-7-5', [1, 0]);
  meets(13, '5', '7');
  ends(14, 'c13-5-7', [1, 0]);
  on(15).does('postpone', { challenge: 'c11-9-8' });
  on(20).does('match', { id: 's', challenger: '11', challenged: '1', score: [1, 0] });
  on(60).does('match', { id: 't', challenger: '10', challenged: '9', score: [1, 0] });
  return on(100).settle().season;
}

const SEASON = spring();
const COMMANDS = SEASON.lines().map(({ command }) => command);

function cameOf(settings: Settings): string {
  const { tried, refused } = tryOut(SEASON.header, COMMANDS, settings);
  return JSON.stringify([formatLadder({ ...tried.season.ladder, header: SEASON.header }), refused]);
}

const FIGURES = [0, 1, 2, 5, 20, 100];

const valuesOf = ({ range, accepts }: Setting): readonly SettingValue[] =>
  'of' in range ? range.of : FIGURES.filter(accepts);

/** Rule sets in which a setting may matter: as clubs compose them, and the free one. */
const AMONG: readonly Settings[] = [{}, ...Object.values(COMPOSED)];

const real = new Map(AMONG.map((settings) => [settings, cameOf(settings)]));

describe('each setting of House rules can be tried on a season that was played', () => {
  it.each(asked.filter(({ name }) => !SAID.has(name)).map((each) => [each.name, each] as const))(
    '%s would have had something come out otherwise',
    (name, setting) => {
      const differs = AMONG.some((settings) =>
        valuesOf(setting).some((value) => cameOf({ ...settings, [name]: value }) !== real.get(settings)),
      );
      expect(differs).toBe(true);
    },
  );
});
