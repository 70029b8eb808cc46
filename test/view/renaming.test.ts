import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLog } from '#shared/log/format.ts';
import { FULL_NAMES, type Naming } from '#shared/view/naming.ts';
import { publicCommands, publicSeason } from '#shared/view/public-season.ts';
import { textOf } from '#shared/words/phrase.ts';
import { Club, formatCsv, seasonHistory, seasonView, toldOf, who } from './club.ts';
import { replayed } from './vectors.ts';

const FRIENDS = { ann: 'Ann Baker', bob: 'Bob Brown', cy: 'Cy Cole' };
const NOON = '2021-10-01T12:00:00+01:00';

const friends = () => new Club().seed('2021-09-06T18:00:00+01:00', FRIENDS);
const commandsOf = ({ season }: Club) => season.lines().map(({ command }) => command);
const shownIn = (club: Club, naming: Naming = FULL_NAMES) => publicSeason(club.season.header, commandsOf(club), naming);
const logOf = (club: Club, naming: Naming = FULL_NAMES) =>
  formatLog(club.season.header, publicCommands(club.season.header, commandsOf(club), naming));

/** All that the public reads of a ladder in words. */
function readBy(club: Club, naming?: Naming): string {
  const season = shownIn(club, naming);
  const { at } = season.ladder;
  return [
    logOf(club, naming),
    formatCsv(toldOf(season)),
    JSON.stringify([seasonView(season, at), seasonHistory(season, at)]),
  ].join('\n');
}

const changesIn = (club: Club) =>
  seasonHistory(shownIn(club), club.season.ladder.at).changes?.map(({ text }) => textOf(text));

describe('another name of a player', () => {
  it('stands from the first line on, and nothing public has the one before or says that there was one', () => {
    const club = friends();
    club.match('2021-09-13T20:00:00+01:00', 'bob', 'ann', [2, 0]);
    const before = readBy(club);
    club.does(NOON, 'rename', { player: 'ann', name: 'Ann Jones' });
    const after = readBy(club);
    expect(before).toContain('Ann Baker');
    expect(after).not.toMatch(/Baker|rename|another name|is now called/);
    expect(after).toContain('Ann Jones');
    expect(changesIn(club)).toBeUndefined();
  });

  it('is told where the organiser wants that, without the one before', () => {
    const club = friends();
    club.does(NOON, 'rename', { player: 'ann', name: 'Ann Baker-Jones', told: true });
    expect(changesIn(club)).toEqual(['Ann Baker-Jones changed their name.']);
    expect(readBy(club)).not.toMatch(/Ann Baker[^-]/);
    expect(logOf(club)).toContain('"rename":{"player":"ann","name":"Ann Baker-Jones","told":true}}');
  });

  it('is told as it is by now where the next one is told to nobody', () => {
    const club = friends();
    club.does(NOON, 'rename', { player: 'ann', name: 'Ann Jones', told: true });
    club.does(NOON, 'rename', { player: 'ann', name: 'Ann Smith' });
    expect(changesIn(club)).toEqual(['Ann Smith changed their name.']);
    expect(readBy(club)).not.toMatch(/Baker|Jones/);
  });

  it('was none once its line is void: nothing public has it any more', () => {
    const club = friends();
    club.does(NOON, 'rename', { player: 'ann', name: 'Nobody Known' });
    club.does(NOON, 'void', { line: 3 });
    expect(readBy(club)).not.toMatch(/Nobody|void/);
    expect(readBy(club)).toContain('Ann Baker');
  });

  it('is the first that a player has who came without one', () => {
    const club = new Club({ system: 'shicargo', timezone: 'America/Chicago' });
    club.does('2021-09-13T20:00Z', 'start', { id: 'one', players: ['ann', 'bob'] });
    club.does('2021-09-13T20:10Z', 'rename', { player: 'bob', name: 'Bob Brown' });
    expect(shownIn(club).ladder.players.get(who('bob'))?.name).toBe('Bob Brown');
    expect(changesIn(club)).toBeUndefined();
  });

  it('hides the one before in other logs too, wherever a club knows of it', () => {
    const naming = { ...FULL_NAMES, renamed: { ann: { now: 'Ann Jones', before: ['Ann Baker'] } } };
    expect(readBy(friends(), naming)).not.toContain('Baker');
    expect(shownIn(friends(), naming).ladder.players.get(who('ann'))?.name).toBe('Ann Jones');
    const another = { ...FULL_NAMES, renamed: { ann: { now: 'Ann Jones', before: ['Annie'] } } };
    expect(readBy(friends(), another)).toContain('Ann Baker');
  });
});

type Step = readonly ['rename' | 'told' | 'void', number];

it('however names are given and taken back, the public calls everybody as the ladder does, and knows no other name', () => {
  const step: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom('rename', 'told', 'void'), fc.nat(5));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const club = friends();
      for (const [index, [what, which]] of steps.entries()) {
        const player = Object.keys(FRIENDS)[which % 3];
        const lines = club.season.lines().filter(({ command }) => command.verb === 'rename');
        const line = lines[which % Math.max(1, lines.length)]?.line;
        const told = what === 'told' && { told: true };
        try {
          if (what !== 'void') club.does(NOON, 'rename', { player, name: `Name ${index}`, ...told });
          else if (line !== undefined) club.does(NOON, 'void', { line });
        } catch {
          // A line is voided once.
        }
      }
      const own = [...club.season.ladder.players.values()].map(({ id, name }) => [id, name]);
      const text = logOf(club);
      expect([...replayed(text).ladder.players.values()].map(({ id, name }) => [id, name])).toEqual(own);
      const shown = new Set(text.match(/Name \d+|Ann Baker|Bob Brown|Cy Cole/g));
      for (const [, name] of own) shown.delete(name ?? '');
      expect([...shown]).toEqual([]);
    }),
  );
});
