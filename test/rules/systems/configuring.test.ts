import { describe, expect, it } from 'vitest';
import { Season, termsIn } from '#shared/engine/season.ts';
import { commandOf } from '#shared/log/parse.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { pursesSlot } from '#shared/rules/pots/slots.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { Club } from '../club.ts';
import { always, SYSTEMS } from './lives/every.ts';
import { keptOf } from './plain.ts';

const START = '2022-02-21';
const headerOf = (system: string, changes: object = {}) => ({
  system,
  season: { start: START, end: '2022-06-30' },
  ...changes,
});
const clubOf = (system: string, changes: object = {}): Club =>
  new Club(headerOf(system, changes)).seed('ann', 'bob', 'cy').at('2022-03-01 12:00');

const nameOf = (club: Club, player: string): string | undefined =>
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
    const club = clubOf(system);
    club.does('configure', { name: 'One' });
    club.does('configure', { name: 'Two' });
    club.void(club.ladder.line);
    expect(club.ladder.header.name).toBe('One');
    club.does('rename', { player: 'bob', name: 'Bob' });
    club.does('rename', { player: 'bob', name: 'Robert' });
    club.void(club.ladder.line);
    expect(nameOf(club, 'bob')).toBe('Bob');
  });

  it('somebody is renamed at any time, also after the end and when they have left; but not who never came (§0 Configuring)', () => {
    const club = clubOf(system).leave('cy').at('2022-12-01 12:00');
    club.does('rename', { player: 'cy', name: 'Cyril' });
    expect(nameOf(club, 'cy')).toBe('Cyril');
    expect(() => club.does('rename', { player: 'zed', name: 'Zed' })).toThrow('unknown-player (§0)');
    expect(() => club.does('rename', { player: 'ann' })).toThrow('invalid');
    expect(() => club.correct(club.ladder.line, [1, 0])).toThrow(/not-correctable|invalid|bad-score/);
  });

  it('renaming somebody does nothing where their joining is voided (§0 Voiding)', () => {
    const club = clubOf(system).join('dee');
    const joined = club.ladder.line;
    club.does('rename', { player: 'dee', name: 'Dee' });
    club.void(joined);
    expect(nameOf(club, 'dee')).toBeUndefined();
  });
});

describe.each(SYSTEMS.filter((system) => system !== 'lavers'))('the last day of a %s season', (system) => {
  it('changes without notice, or goes, until it is over (§0 Configuring)', () => {
    const club = clubOf(system);
    club.does('configure', { end: '2022-03-02' });
    club.does('configure', { end: null });
    expect(club.ladder.header.season).toEqual({ start: START });
    club.does('configure', { end: '2022-03-31' });
    club.at('2022-04-01');
    expect(() => club.does('configure', { end: '2022-05-31' })).toThrow('season-over');
    expect(() => club.does('configure', { end: null })).toThrow('season-over');
    expect(() => club.does('configure', { end: '2022-03-31' })).toThrow('invalid');
    club.does('configure', { name: 'Over', closures: [], settings: {} });
  });

  it('is not given back by voiding once it is over, or where it lay before (§0 Configuring)', () => {
    const club = clubOf(system);
    club.does('configure', { end: '2022-03-31' });
    const line = club.ladder.line;
    expect(() => club.at('2022-04-01').void(line)).toThrow('not-correctable');
    const put = clubOf(system, { season: { start: START, end: '2022-03-31' } });
    put.does('configure', { end: '2022-06-30' });
    expect(() => put.at('2022-04-01').void(put.ladder.line)).toThrow('not-correctable');
    const open = clubOf(system, { season: { start: START } });
    open.does('configure', { end: '2022-06-30' });
    open.void(open.ladder.line);
    expect(open.ladder.header.season).toEqual({ start: START });
  });
});

it('a change that is refused as invalid neither settles nor sets the time (§0 Configuring)', () => {
  const club = clubOf('nairobi');
  const { line } = club.ladder;
  expect(() => club.at('2022-05-01').does('configure', { end: '2022-04-30' })).toThrow('invalid');
  expect(club.ladder.line).toBe(line);
  club.at('2022-03-02 12:00').settle();
});

it('a Crewe game moves as games did when its challenge was issued (§0 Configuring)', () => {
  const club = clubOf('crewe');
  const old = club.challenge('cy', 'ann');
  club.does('configure', { settings: { movement: 'swap' } });
  club.result(old, [1, 0]);
  expect(club.order).toBe('bob cy ann');
  club.result(club.challenge('ann', 'bob'), [1, 0]);
  expect(club.order).toBe('ann cy bob');
});

it('a Shicargo game keeps the stake that its players have paid (§0 Configuring)', () => {
  const club = clubOf('shicargo');
  const pointsOf = (player: string) =>
    [...pursesSlot.of(club.ladder).entries()].find(([id]) => id === player)?.[1].points;
  club.does('start', { id: 'g1', players: ['ann', 'bob'] });
  club.does('start', { id: 'g2', players: ['ann', 'cy'] });
  club.does('configure', { settings: { stake: 300 } });
  club.does('finish', {
    game: 'g1',
    scores: [
      ['ann', 10],
      ['bob', 0],
    ],
  });
  club.does('abandon', { game: 'g2' });
  expect(['ann', 'bob', 'cy'].map(pointsOf)).toEqual([1100, 900, 1000]);
  club.does('start', { id: 'g3', players: ['ann', 'cy'] });
  expect(['ann', 'bob', 'cy'].map(pointsOf)).toEqual([800, 900, 700]);
});
