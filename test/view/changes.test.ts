import { describe, expect, it, test } from 'vitest';
import { changeView } from '#shared/contract/calendar.ts';
import { Season } from '#shared/engine/season.ts';
import { commandOf } from '#shared/log/parse.ts';
import { systems } from '#shared/systems/registry.ts';
import { Forgetting, type Forgotten, freeTexts } from '#shared/view/forgetting.ts';
import { namesIn } from '#shared/view/last-names.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { challengeId, player } from '../ladders/club.ts';
import { generatedLog, keptLines, plain } from '../ladders/vectors.ts';
import { RulesClub } from '../rules/club.ts';
import { formatCsv, seasonHistory, seasonView, toldOf } from './club.ts';

const SEASON = { start: '2022-02-21', end: '2022-06-06' };
const EASTER = { from: '2022-04-11', to: '2022-04-24' };
const MAY_DAY = { from: '2022-05-02', to: '2022-05-02' };

const friends = (changes: object = {}) =>
  new RulesClub({ season: SEASON, ...changes }).seed('ann', 'bob').at('2022-03-03 12:00');

function changed(club: RulesClub, ...bodies: readonly object[]): RulesClub {
  for (const body of bodies) club.does('player' in body ? 'rename' : 'configure', body);
  return club;
}

const changesOf = ({ season }: RulesClub) =>
  seasonView(season, season.ladder.at).calendar.changes?.map(({ at, text }) => `${at.slice(0, 10)} ${textOf(text)}`);
const saidOf = (club: RulesClub) => changesOf(club)?.map((text) => text.slice(11));

it('the page tells what was changed in mid-season, from what to what, and when', () => {
  const club = friends();
  expect(changesOf(club)).toBeUndefined();
  club.does('configure', { end: '2022-06-13', name: 'Mondays' });
  club.does('configure', { closures: [EASTER], settings: { reach: 5, nights: ['monday'] } });
  expect(changesOf(club)).toEqual([
    '2022-03-03 The ladder is now called Mondays. The final was moved from 6 June 2022 to 13 June 2022.',
    '2022-03-03 Now closed from 11 April 2022 to 24 April 2022. Challenge range (rungs): 4 → 5. Club nights: all → Monday.',
  ]);
  changed(club, { name: 'Tuesdays', closures: [EASTER, MAY_DAY] }, { closures: [MAY_DAY] });
  expect(saidOf(club)?.slice(2)).toEqual([
    'The ladder was renamed from Mondays to Tuesdays. Now closed on 2 May 2022.',
    'No longer closed from 11 April 2022 to 24 April 2022.',
  ]);
});

it('a season without a final tells of its last day, and of none', () => {
  const club = friends({ system: 'crewe', season: { start: '2022-02-21' } });
  for (const end of ['2022-06-13', '2022-06-20', null]) club.does('configure', { end });
  expect(saidOf(club)).toEqual([
    'The season now ends on 13 June 2022.',
    'The last day was moved from 13 June 2022 to 20 June 2022.',
    'The season no longer has a last day (it was 20 June 2022).',
  ]);
});

it('the page tells where the club plays now and played before, and where that is no longer said', () => {
  const club = friends({ system: 'crewe' });
  for (const venue of ['Parish Hall, High St.', 'The Swan', null]) club.does('configure', { settings: { venue } });
  expect(saidOf(club)).toEqual([
    'Where you play: not set → Parish Hall, High St.',
    'Where you play: Parish Hall, High St. → The Swan.',
    'Where you play: The Swan → not set.',
  ]);
});

it('the page tells that the club says something else in its own words, and of where it plays not apart from that', () => {
  const club = friends({ system: 'crewe', settings: { venue: 'The Swan' } });
  club.does('configure', { settings: { words: 'The Swan\nNew balls.', venue: null } });
  expect(saidOf(club)).toEqual(['What the club says under the rules in its own words was changed.']);
});

it('what was so before is not told as a change', () => {
  const club = friends({ closures: [EASTER] });
  club.does('configure', { end: SEASON.end, closures: [EASTER], settings: { reach: 4 } });
  club.does('rename', { player: 'bob', name: 'bob' });
  expect(changesOf(club)).toBeUndefined();
});

it('of many closed days it is told how many they are', () => {
  const closures = Array.from({ length: 9 }, (_, n) => ({ from: `2022-05-0${n + 1}`, to: `2022-05-0${n + 1}` }));
  const club = changed(friends(), { closures });
  expect(saidOf(club)?.[0]).toMatch(/^Now closed on 1 May 2022, .*, on 6 May 2022 and 3 more times\.$/);
});

it('a player’s new name is told only where that is wanted, and never the one before it', () => {
  const club = changed(friends(), { player: 'ann', name: 'Ann Lee' }, { player: 'bob', name: 'Bob Smith', told: true });
  expect(saidOf(club)).toEqual(['Bob Smith changed their name.']);
});

it('what was voided is told as cancelled, and what came after it from what was there before', () => {
  const club = changed(friends(), { end: '2022-06-13', closures: [EASTER] });
  const first = club.ladder.line;
  changed(club, { end: '2022-06-20', closures: [EASTER, MAY_DAY] })
    .at('2022-03-05 12:00')
    .void(first);
  expect(changesOf(club)).toEqual([
    '2022-03-03 The final was moved from 6 June 2022 to 13 June 2022. Now closed from 11 April 2022 to 24 April 2022. Undone on 5 March 2022.',
    '2022-03-03 The final was moved from 6 June 2022 to 20 June 2022. Now closed from 11 April 2022 to 24 April 2022 and on 2 May 2022.',
  ]);
  const { changes = [] } = seasonHistory(club.season, club.ladder.at);
  expect(changes.map(({ line, voidedBy }) => [line, voidedBy])).toEqual([
    [first, club.ladder.line],
    [first + 1, undefined],
  ]);
});

it('the history and the table tell the same as the page', () => {
  const club = changed(friends(), { end: '2022-06-13' }, { player: 'bob', name: 'Rob' });
  const { changes } = seasonHistory(club.season, club.ladder.at);
  expect(changeView.parse(changes?.[0])).toEqual(changes?.[0]);
  expect(changes).toEqual(seasonView(club.season, club.ladder.at).calendar.changes);
  expect(formatCsv(toldOf(club.season))).toContain('The final was moved from 6 June 2022 to 13 June 2022.');
});

const ANN: Forgotten = {
  player: player('ann-archer'),
  as: player('former-4821'),
  name: 'Former player 4821',
  said: ['Ann Archer', 'Annie’s phone'],
};
const forgetting = new Forgetting(ANN);

describe.each(systems().map(({ id }) => id))('law: a season of %s from which anybody is taken out', (system) => {
  const log = generatedLog(system);
  const commands = keptLines(log);
  const before = Season.of(log.header, commands);
  const ids = [...before.ladder.players.values()].map(({ id }) => id);

  it('says of nobody else anything else, replays to the same ladder up to the new id, and says it twice alike', () => {
    for (const id of [ids[0], ids.at(-1)].flatMap((each) => each ?? [])) {
      const out = new Forgetting({ ...ANN, player: id, said: [...namesIn(commands, id)] });
      const told = commands.map((command) => out.command(command));
      expect(told.map((command) => out.command(command))).toEqual(told);
      const after = Season.of(log.header, told);
      const renamed = (ladder: Ladder) => JSON.stringify(plain(ladder)).replaceAll(`"${id}"`, `"${ANN.as}"`);
      const order = (ladder: Ladder) => [...ladder.order.players()].map((each) => (each === id ? ANN.as : each));
      expect(order(after.ladder)).toEqual(order(before.ladder));
      expect(after.ladder.players.size).toBe(before.ladder.players.size);
      expect(JSON.stringify(told)).not.toContain(`"${id}"`);
      expect(renamed(after.ladder)).not.toContain(`"${id}"`);
      expect(after.lines().map(({ effects }) => effects)).toEqual(
        before.lines().map(({ effects }) => out.effects(effects)),
      );
    }
  });

  it('is as it was where it never was about them', () => {
    expect(commands.map((command) => forgetting.command(command))).toEqual(commands);
    const effects = before.lines().map((line) => line.effects);
    expect(effects.map(forgetting.effects)).toEqual(effects);
  });
});

test.each([
  ['Ann Archer was ill', 'Former player 4821 was ill'],
  ['archer, ann: see ann-archer', 'Former player 4821: see Former player 4821'],
  ['joAnn Archery; ann-archer-2; Ann Archers', 'joAnn Archery; ann-archer-2; Ann Archers'],
  ['from Annie’s phone', 'from Former player 4821'],
  ['ANN\n ARCHER.', 'Former player 4821.'],
])('of the text "%s" there stays "%s"', (text, left) => {
  expect(forgetting.text(text)).toBe(left);
  expect(forgetting.text(left)).toBe(left);
});

test.each(['Player', 'Former', '4821'])('somebody called "%s" is forgotten once, however often it is done', (name) => {
  const told = new Forgetting({ ...ANN, said: [name] }).text(`${name} was ill`);
  expect(told).toBe('Former player 4821 was ill');
  expect(new Forgetting({ ...ANN, said: [name] }).text(told)).toBe(told);
});

test('what may still be about them is told, and is for people to judge', () => {
  expect(['Ann was ill', 'the Archers', 'nobody'].map((text) => forgetting.left(text))).toEqual([true, false, false]);
});

test('the tags and comments of a game are about people, its moves are not; a challenge may be called after its players', () => {
  const bxc = new Forgetting({ ...ANN, player: player('bxc3') });
  expect(bxc.pgn('[White "bxc3"]\n1. e4 {bxc3 looks ill} bxc3 1-0')).toBe(
    '[White "former-4821"]\n1. e4 {Former player 4821 looks ill} bxc3 1-0',
  );
  expect(forgetting.challenge(challengeId('2021-ann-archer-v-bob'))).toBe('2021-former-4821-v-bob');
  expect(forgetting.challenge(challengeId(`${'x'.repeat(53)}-ann-archer`))).toMatch(/^former-4821-[a-z0-9]+$/);
  const short = new Forgetting({ ...ANN, player: player('2'), said: [] });
  expect([short.challenge(challengeId('week-2')), short.text('down 2 rungs')]).toEqual(['week-2', 'down 2 rungs']);
});

test('free texts are the reasons, labels and notes of a line', () => {
  const body = { id: challengeId('m'), challenger: ANN.player, challenged: player('bob'), score: [1, 0] as const };
  const stamp = { at: instant(0), by: 'Jo', override: 'late' };
  const line = commandOf(stamp, 'match', { ...body, pgn: '[Event "Cup"] 1. e4 {so} 1-0' });
  expect(freeTexts(line)).toEqual(['late', 'Jo', '[Event "Cup"]', '{so}']);
  expect(forgetting.command(commandOf(stamp, 'void', { line: lineNumber(3) })).body).toEqual({ line: 3 });
});
