import { describe, expect, it } from 'vitest';
import { Season, termsIn } from '../../../shared/engine/season.ts';
import { commandOf } from '../../../shared/log/parse.ts';
import type { Command } from '../../../shared/vocabulary/command.ts';
import { type Instant, instant } from '../../../shared/vocabulary/vocabulary.ts';
import { wholeOf } from '../plain.ts';
import { always, SYSTEMS } from './lives/every.ts';

const DAY = 86_400_000;

/** Numbers that look random, always the same for the same seed. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed + 1; ; state = Math.imul(state, 1_103_515_245) + 12_345) yield (state >>> 8) & 0xffff;
}

/** Corrections and voidings of any lines, some of them refused, and now and then a line that lets time pass. */
function* storm(season: Season, seed: number, count: number): Generator<Command> {
  const random = numbers(seed);
  const lines = season.lines();
  const results = lines.filter(({ command: { verb } }) => ['result', 'match', 'finish'].includes(verb));
  let at: Instant = season.at;
  for (let n = 0; n < count; n++) {
    const any = random.next().value;
    const found = any % 8 === 0 ? lines[random.next().value % lines.length] : results[any % results.length];
    at = instant(at + (any % 5 === 0 ? random.next().value * 3_600_000 : 1000));
    if (any % 11 === 0 || !found) yield commandOf({ at }, 'settle', {});
    else if (any % 3 === 0) yield commandOf({ at }, 'void', { line: found.line });
    else yield commandOf({ at }, 'correct', { line: found.line, ...scored(found.command, random.next().value) });
  }
}

function scored({ verb, body }: Command, any: number) {
  if (verb === 'finish') return { scores: body.scores.map(([player], seat) => [player, (any >> seat) % 9] as const) };
  const most = verb === 'result' || verb === 'match' ? body.score[0] + body.score[1] : 1;
  return { score: any % 5 === 0 ? ([1, 1] as const) : any % 2 === 0 ? ([most, 0] as const) : ([0, most] as const) };
}

describe.each(SYSTEMS)('corrections of a %s season', (system) => {
  it('make the same of it all at once as one by one, and the same of them are refused', () => {
    let amended = 0;
    always(system, ({ season }, seed) => {
      const log = season.lines().map(({ command }) => command);
      const [oneByOne, atOnce] = [Season.of(season.header, log), Season.of(season.header, log)];
      for (const command of storm(season, seed, 12)) {
        const { refusal: no, entry } = oneByOne.decide(command);
        // What is refused leaves a line in a log that is replayed, and none in one that is being written.
        if (!entry) oneByOne.pad(command.at);
        expect(atOnce.record(command)).toEqual(no);
        if (!no) amended += 1;
      }
      expect(atOnce.lines()).toEqual(oneByOne.lines());
      expect(wholeOf(atOnce.ladder)).toEqual(wholeOf(oneByOne.ladder));
    });
    expect(amended).toBeGreaterThan(30);
  });

  it('make the same of it where it is known what challenges were issued at', () => {
    always(system, ({ season }, seed) => {
      for (const command of storm(season, seed, 6)) {
        season.record(command);
        season.record(commandOf({ at: instant(command.at + DAY) }, 'settle', {}));
      }
      const lines = season.lines();
      const commands = lines.map(({ command }) => command);
      const folded = Season.of(season.header, commands, termsIn(lines));
      expect(folded.lines()).toEqual(lines);
      expect(wholeOf(folded.ladder)).toEqual(wholeOf(season.ladder));
    });
  });
});
