import { describe, expect, it } from 'vitest';
import type { Decision } from '#shared/engine/decide.ts';
import { evolve } from '#shared/engine/fold.ts';
import { Season } from '#shared/engine/season.ts';
import { commandOf } from '#shared/log/parse.ts';
import { withMade } from '#shared/rules/common/configured.ts';
import { Register } from '#shared/rules/inactivity/register.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { seenApartFromIds, seenBy } from './plain.ts';
import { always, alwaysGoingOn, pick, SYSTEMS } from './seasons.ts';

type Ended = Command<'result' | 'match' | 'finish'>;

interface Standing {
  readonly line: LineNumber;
  readonly command: Ended;
}

const settle = ({ at }: Command): Command => commandOf({ at }, 'settle', {});

/** One of the lines whose result stands and may be amended. */
function resultOf(season: Season, number: number): Standing | undefined {
  const results = season.lines().flatMap(({ line }): Standing[] => {
    const command = season.standing(line);
    return command?.verb === 'result' || command?.verb === 'match' || command?.verb === 'finish'
      ? [{ line, command }]
      : [];
  });
  return pick(results, number);
}

/** The same with another outcome. */
function turned(command: Ended): Ended {
  switch (command.verb) {
    case 'finish': {
      const scores = command.body.scores.map(([player, score], index) => [player, 7 * index - score] as const);
      return { ...command, body: { ...command.body, scores } };
    }
    case 'result':
      return { ...command, body: { ...command.body, score: [command.body.score[1], command.body.score[0]] } };
    case 'match':
      return { ...command, body: { ...command.body, score: [command.body.score[1], command.body.score[0]] } };
  }
}

const correction = (line: LineNumber, { at }: Command, told: Ended): Command =>
  told.verb === 'finish'
    ? commandOf({ at }, 'correct', { line, scores: told.body.scores })
    : commandOf({ at }, 'correct', { line, score: told.body.score });

/** What a result is where it was never given: a match abandoned, a challenge withdrawn, a game from a sheet not entered. */
function never({ ladder }: Season, command: Ended): Command {
  const said = { at: command.at, override: 'it was called off' };
  const { challenge, game } = { challenge: undefined, game: undefined, ...command.body };
  if (game !== undefined) return commandOf(said, 'abandon', { game });
  if (challenge === undefined) return commandOf(said, 'settle', {});
  return commandOf(said, systemOf(ladder).rules.abandon ? 'abandon' : 'withdraw', { challenge });
}

/** Whether a line is about the result of a challenge that was never given. */
const approves = ({ verb, body }: Command, { command }: Standing): boolean =>
  verb === 'approve' &&
  body.challenge ===
    (command.verb === 'match' ? command.body.id : 'challenge' in command.body && command.body.challenge);

/**
 * A season decided anew, in which one line says otherwise. There is none where the rules would then have refused a later
 * line, or issued a challenge on other terms.
 */
function decidedAnew(season: Season, target: Standing, instead: Command, isVoid: boolean): Season | undefined {
  const anew = new Season(season.header);
  for (const { line, command, effects } of season.lines()) {
    const corrects = command.verb === 'correct' && command.body.line === target.line;
    const idle = corrects || (isVoid && line > target.line && approves(command, target));
    if (anew.decide(line === target.line ? instead : idle ? settle(command) : command).refusal) return undefined;
    const terms = anew.lines().at(-1)?.effects.terms;
    if (JSON.stringify(terms) !== JSON.stringify(effects.terms)) return undefined;
  }
  return anew;
}

/** The two have come to the same, every line with the same effects, but that one has had another line. */
function expectTheSame(one: Season, other: Season): void {
  expect(seenApartFromIds(one.ladder)).toEqual(seenApartFromIds(other.ladder));
  const effectsOf = (season: Season) => season.lines().map(({ effects }) => effects);
  expect(effectsOf(one).slice(0, -1)).toEqual(effectsOf(other));
}

/** Before the first line: closures count as if they had always been there. */
function beginningOf({ header, ladder }: Season): Ladder {
  const { closures: made, ...rest } = header;
  const { closures } = ladder.header;
  if (JSON.stringify(closures ?? []) === JSON.stringify(made ?? [])) return newLadder(header);
  return withMade(newLadder({ ...rest, ...(closures && { closures }) }), header);
}

/** The ladder worked out once, from the first line on, knowing all that is known at the end. */
function workedOut(season: Season) {
  const { header } = season;
  const lines = season.lines().map(({ line, command, effects }) => ({
    line,
    terms: effects.terms,
    command: season.standing(line) ?? command,
    voided: season.standing(line) === undefined,
  }));
  const register = new Register(header, systemOf({ header }).rules);
  for (const { line, command, voided } of lines) register.note(line, command, voided);
  return lines.reduce(
    (ladder, { command, ...counts }) => evolve(ladder, command, register, counts).ladder,
    beginningOf(season),
  );
}

describe.each(SYSTEMS)('on a %s ladder', (system) => {
  /** Amends a result of many seasons, and compares each with one in which it was so from the start, where there is such a one. */
  const comesToTheSame = (amend: (season: Season, target: Standing) => readonly [Season | undefined, Decision]) => {
    let qualified = 0;
    alwaysGoingOn(
      system,
      ({ season }, number) => {
        const target = resultOf(season, number);
        const [anew, { refusal }] = target ? amend(season, target) : [undefined, { refusal: undefined }];
        if (!anew || refusal) return;
        qualified += 1;
        expectTheSame(season, anew);
      },
      30,
    );
    expect(qualified).toBeGreaterThan(0);
  };

  it('correcting a result makes a season in which it was right from the start', () =>
    comesToTheSame((season, target) => {
      const told = turned(target.command);
      const anew = decidedAnew(season, target, told, false);
      return [anew, season.decide(correction(target.line, { ...target.command, at: season.ladder.at }, told))];
    }));

  it('voiding a result makes a season in which it was never given', () =>
    comesToTheSame((season, target) => {
      const anew = decidedAnew(season, target, never(season, target.command), true);
      return [anew, season.decide(commandOf({ at: season.ladder.at }, 'void', { line: target.line }))];
    }));

  it('every season is the same as when it is worked out once, with all that is known at its end', () => {
    always(
      system,
      ({ season }) => {
        expect(seenBy(workedOut(season))).toEqual(seenBy(season.ladder));
      },
      30,
    );
  });
});
