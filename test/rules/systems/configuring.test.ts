import { describe, expect, it } from 'vitest';
import { Season, termsIn } from '#shared/engine/season.ts';
import { commandOf } from '#shared/log/parse.ts';
import { documentOf, replay } from '#shared/log/replay.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { pursesSlot } from '#shared/rules/pots/slots.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { logText, seasonLog } from '#test/view/vectors.ts';
import { RulesClub } from '../club.ts';
import { creweOf, NairobiClub } from './club.ts';
import { keptOf } from './plain.ts';
import { always, SYSTEMS } from './seasons.ts';

const START = '2022-02-21';
const headerOf = (system: string, changes: object = {}) => ({
  system,
  season: { start: START, end: '2022-06-30' },
  ...changes,
});
const clubOf = (system: string, changes: object = {}): RulesClub =>
  new RulesClub(headerOf(system, changes)).seed('ann', 'bob', 'cy').at('2022-03-01 12:00');

const nameOf = (club: RulesClub, player: string): string | undefined =>
  [...club.ladder.players.values()].find(({ id }) => id === player)?.name;

/** A season whose log has its last closures in the header, and in no later line. */
function closedFromTheBeginning(season: Season): Season {
  const { closures: _, ...made } = season.header;
  const { closures } = season.ladder.header;
  const header: Header = { ...made, ...(closures && { closures }) };
  const lines = season.lines();
  const without = (command: Command): Command => {
    if (command.verb !== 'configure' || !command.body.closures) return command;
    const { closures: _, ...body } = command.body;
    return Object.keys(body).length > 0 ? { ...command, body } : commandOf({ at: command.at }, 'settle', {});
  };
  return Season.of(
    header,
    lines.map(({ command }) => without(command)),
    termsIn(lines),
  );
}

/** All but how the log begins, which is told apart. */
function stateOf({ ladder }: Season): object {
  const { slots, ...rest } = keptOf(ladder);
  return { ...rest, slots: { ...Object(slots), configured: undefined } };
}

describe.each(SYSTEMS)('on a %s ladder', (system) => {
  it('closures make the same ladder as if its log had begun with them (§0 Configuring)', () => {
    let configured = 0;
    always(system, ({ season }) => {
      if (season.lines().some(({ command: { verb, body } }) => verb === 'configure' && body.closures)) configured++;
      expect(stateOf(season)).toEqual(stateOf(closedFromTheBeginning(season)));
    });
    expect(configured).toBeGreaterThan(0);
  });

  it('a log is told from its own header, whatever was configured since (§0 Configuring)', () => {
    always(system, ({ season }) => {
      expect(madeOf(season.ladder)).toEqual(season.header);
    });
  });

  it('a name, and a player’s name, is the last one, and that of before where the line is voided (§0 Configuring)', () => {
    const club = clubOf(system).does('configure', { name: 'One' }).does('configure', { name: 'Two' }).void();
    expect(club.ladder.header.name).toBe('One');
    club.does('rename', { player: 'bob', name: 'Bob' });
    club.does('rename', { player: 'bob', name: 'Robert' }).void();
    expect(nameOf(club, 'bob')).toBe('Bob');
  });

  it('somebody is renamed at any time, also after the end and when they have left; but not who never came (§0 Configuring)', () => {
    const club = clubOf(system).leave('cy').at('2022-12-01 12:00').does('rename', { player: 'cy', name: 'Cyril' });
    expect(nameOf(club, 'cy')).toBe('Cyril');
    expect(() => club.does('rename', { player: 'zed', name: 'Zed' })).toThrow('unknown-player (§0)');
    expect(() => club.does('rename', { player: 'ann' })).toThrow('invalid');
    expect(() => club.correct(club.line, [1, 0])).toThrow(/not-correctable|invalid|bad-score/);
  });

  it('renaming somebody does nothing where their joining is voided (§0 Voiding)', () => {
    const club = clubOf(system).join('dee');
    const joined = club.line;
    club.does('rename', { player: 'dee', name: 'Dee' }).void(joined);
    expect(nameOf(club, 'dee')).toBeUndefined();
  });
});

describe.each(SYSTEMS.filter((system) => system !== 'lavers'))('the last day of a %s season', (system) => {
  it('changes without notice, or goes, until it is over (§0 Configuring)', () => {
    const club = clubOf(system).does('configure', { end: '2022-03-02' }).does('configure', { end: null });
    expect(club.ladder.header.season).toEqual({ start: START });
    club.does('configure', { end: '2022-03-31' }).at('2022-04-01');
    expect(() => club.does('configure', { end: '2022-05-31' })).toThrow('season-over');
    expect(() => club.does('configure', { end: null })).toThrow('season-over');
    expect(() => club.does('configure', { end: '2022-03-31' })).toThrow('invalid');
    club.does('configure', { name: 'Over', closures: [], settings: {} });
  });

  it('is not given back by voiding once it is over, or where it lay before (§0 Configuring)', () => {
    const club = clubOf(system).does('configure', { end: '2022-03-31' });
    const line = club.line;
    expect(() => club.at('2022-04-01').void(line)).toThrow('not-correctable');
    const put = clubOf(system, { season: { start: START, end: '2022-03-31' } });
    put.does('configure', { end: '2022-06-30' });
    expect(() => put.at('2022-04-01').void()).toThrow('not-correctable');
    const open = clubOf(system, { season: { start: START } })
      .does('configure', { end: '2022-06-30' })
      .void();
    expect(open.ladder.header.season).toEqual({ start: START });
  });
});

it('a change that is refused as invalid neither settles nor sets the time (§0 Configuring)', () => {
  const club = clubOf('nairobi');
  const { line } = club.ladder;
  expect(() => club.at('2022-05-01').does('configure', { end: '2022-04-30' })).toThrow('invalid');
  expect(club.line).toBe(line);
  club.at('2022-03-02 12:00').settle();
});

it('a Crewe game moves as games did when its challenge was issued (§0 Configuring)', () => {
  const club = clubOf('crewe');
  const old = club.issue('cy', 'ann');
  expect(club.does('configure', { settings: { movement: 'swap' } }).result(old, [1, 0]).order).toBe('bob cy ann');
  expect(club.plays('ann', 'bob', [1, 0]).order).toBe('ann cy bob');
});

it('a Shicargo game keeps the stake that its players have paid (§0 Configuring)', () => {
  const club = clubOf('shicargo');
  const pointsOf = (player: string) =>
    [...pursesSlot.of(club.ladder).entries()].find(([id]) => id === player)?.[1].points;
  club.does('start', { id: 'g1', players: ['ann', 'bob'] });
  club.does('start', { id: 'g2', players: ['ann', 'cy'] }).does('configure', { settings: { stake: 300 } });
  club.does('finish', { game: 'g1', scores: Object.entries({ ann: 10, bob: 0 }) });
  club.does('abandon', { game: 'g2' });
  expect(['ann', 'bob', 'cy'].map(pointsOf)).toEqual([1100, 900, 1000]);
  club.does('start', { id: 'g3', players: ['ann', 'cy'] });
  expect(['ann', 'bob', 'cy'].map(pointsOf)).toEqual([800, 900, 700]);
});

const creweWith = (settings: object) => creweOf(12, { settings });
const nairobiWith = (settings: object) => NairobiClub.of(8, { settings });

describe('a club may have it otherwise', () => {
  it('how far a challenge reaches (C11, N8)', () => {
    const crewe = creweWith({ reach: 2 }).challenge('5', '3').challenge('5', '7');
    expect(() => crewe.challenge('5', '2')).toThrow('Challenges can only go to players up to 2 places above or below.');
    expect(nairobiWith({ reach: 7 }).challenge('8', '1')).toBeTruthy();
  });

  it('that a winner from below takes the loser’s rung, and nobody moves otherwise (C4–C7)', () => {
    const crewe = creweWith({ movement: 'takes-rung' }).plays('10', '4', [1, 0]);
    expect(crewe.order).toBe('1 2 3 10 4 5 6 7 8 9 11 12');
    expect(crewe.plays('10', '12', [1, 0]).plays('12', '5', [0.5, 0.5]).order).toBe('1 2 3 10 4 5 6 7 8 9 11 12');
  });

  it('that a winner from below changes places with the loser, and nobody moves otherwise (N10)', () => {
    const nairobi = nairobiWith({ movement: 'swap' }).plays('8', '4', [1, 0]);
    expect(nairobi.order).toBe('1 2 3 8 5 6 7 4');
    expect(nairobi.plays('5', '3', [0, 1]).plays('5', '2', [0.5, 0.5]).order).toBe('1 2 3 8 5 6 7 4');
  });

  it('how long the same two wait (N9)', () => {
    expect(nairobiWith({ rematchMonths: 0 }).draw(['3', '2']).challenge('3', '2')).toBeTruthy();
    const month = nairobiWith({ rematchMonths: 1 }).draw(['2', '1']);
    expect(() => month.at('2022-02-07').challenge('2', '1')).toThrow('rematch-too-soon');
    expect(month.at('2022-02-08').challenge('2', '1')).toBeTruthy();
  });

  it('when games are played (N6)', () => {
    const late = nairobiWith({ hoursFrom: '18:30', hoursTo: '21:00' });
    const game = late.issue('3', '2');
    expect(() => late.at('18:29:59').submit(game, [1, 0])).toThrow('from 18:30 to 21:00');
    late.at('21:00').submit(game, [1, 0]);
  });

  it('after how many missed weeks somebody drops, and how far (N4)', () => {
    const strict = nairobiWith({ weeksUntilDrop: 1, drop: 3 });
    strict.draw(['3', '2'], ['5', '4'], ['7', '6'], ['8', '7']).afterWeek(1);
    expect(strict.settled).toEqual(['2022-W01: dropped 1']);
    expect(strict.order).toBe('2 3 4 1 5 6 7 8');
  });

  it.each([
    ['lavers', { monthsUntilRemoval: 12 }, 'removed', '2021-12'],
    ['nairobi', { weeksUntilDrop: 12 }, 'dropped', '2021-W12'],
    ['shicargo', { monthsUntilRemoval: 12 }, 'removed', '2021-12'],
  ] as const)(
    'in %s with %o: somebody is %s in the twelfth period in a row, and not before',
    (system, settings, what, period) => {
      const season = { start: '2021-01-01', ...(system === 'lavers' && { end: '2022-06-06' }) };
      const begin = { at: '2021-01-01T09:00:00Z', override: 'test' };
      const players = ['ann', 'bob', 'cy'].map((id) => ({ id }));
      // Where everybody misses a month, nobody is there to whom points could go.
      const game = system === 'shicargo' ? [{ ...begin, start: { id: 'g', players: ['ann', 'bob'] } }] : [];
      const log = logText(
        { ladder: { system, timezone: 'UTC', season, settings } },
        { ...begin, seed: { order: 'given', players } },
        ...game,
        { at: '2022-04-01T12:00:00Z', settle: {} },
      );
      const { settled, refused } = documentOf(replay(seasonLog(log)));
      expect(refused).toEqual([]);
      expect(settled.find((each) => Array.from(each[what] ?? [], String).includes('cy'))?.period).toBe(period);
    },
  );

  it('but only what there is to choose, within bounds (§0)', () => {
    for (const settings of [{ reach: 0 }, { reach: 1.5 }, { reach: 101 }, { movement: 'up' }, { drop: 1 }]) {
      expect(() => creweWith(settings)).toThrow('invalid');
    }
    for (const settings of [{ rematchMonths: -1 }, { hoursFrom: '24:00' }, { hoursTo: 18 }, { weeksUntilDrop: 0 }]) {
      expect(() => nairobiWith(settings)).toThrow('invalid');
    }
  });
});
