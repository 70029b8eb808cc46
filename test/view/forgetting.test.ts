import { describe, expect, it, test } from 'vitest';
import { Season } from '#shared/engine/season.ts';
import { commandOf } from '#shared/log/parse.ts';
import { systems } from '#shared/systems/registry.ts';
import { Forgetting, type Forgotten, freeTexts, namesIn } from '#shared/view/forgetting.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { challengeId, player } from '../ladders/club.ts';
import { generatedLog, keptLines, plain } from '../ladders/vectors.ts';

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
  const id = challengeId('2021-ann-archer-v-bob');
  expect(forgetting.challenge(id)).toBe('2021-former-4821-v-bob');
  const long = challengeId(`${'x'.repeat(53)}-ann-archer`);
  expect(forgetting.challenge(long)).toMatch(/^former-4821-[a-z0-9]+$/);
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
