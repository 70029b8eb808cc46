import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, looksBack, mayChallenge } from '#shared/engine/decide.ts';
import { Season } from '#shared/engine/season.ts';
import { nextDue } from '#shared/engine/settle.ts';
import { formatLog } from '#shared/log/format.ts';
import { commandOf } from '#shared/log/parse.ts';
import { readLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import { finalSlot } from '#shared/rules/night/slots.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import type { RefusalCode } from '#shared/vocabulary/refusal.ts';
import { type Instant, instant, type PlayerId, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { runs } from '../runs.ts';
import { type Happened, play, type Scenario, scenario } from './arbitrary.ts';
import { toldOrder } from './moved.ts';
import { seenApartFromIds, seenBy, stateOf, wholeOf } from './plain.ts';

const DAY = 86_400_000;

const stretch = fc.nat(200 * DAY);

/**
 * Checks something for many seasons made up of commands, of which many are refused; and for two stretches of time. The
 * laws of all systems are checked for others beside.
 */
const always = (holds: (scenario: Scenario, wait: number, another: number) => void, numRuns = runs(20)): void =>
  fc.assert(fc.property(scenario, stretch, stretch, holds), { numRuns });

const settle = (at: Instant): Command => commandOf({ at }, 'settle', {});
const logOf = (season: Season): readonly Command[] => season.lines().map(({ command }) => command);
const isTimeless = ({ decision }: Happened): boolean =>
  decision.refusal?.code === 'invalid' || decision.refusal?.code === 'time-goes-back';

describe('the seasons that are made up', () => {
  it('have everything in them that can happen on a Lavers ladder', () => {
    const outcomes = new Set<string>();
    for (const each of fc.sample(scenario, { numRuns: 300, seed: 34 })) {
      const { happened, season } = play(each);
      for (const { command, decision } of happened) {
        outcomes.add(`${command.verb} ${decision.refusal ? 'refused' : 'accepted'}`);
        if (decision.refusal) outcomes.add(decision.refusal.code);
      }
      for (const { effects } of season.lines()) {
        for (const { dropped = [], removed, kind } of effects.settled) {
          if (dropped.length > 0) outcomes.add('dropped');
          if (removed.length > 0) outcomes.add(kind === 'cut' ? 'cut' : 'removed');
        }
      }
      if (finalSlot.of(season.ladder).champion) outcomes.add('champion');
    }
    const verbs = 'seed join leave arrive depart pass challenge result match abandon correct void close playoff settle';
    const codes =
      'invalid time-goes-back season-over unknown-player already-on-ladder not-on-ladder already-seeded not-present already-present busy met-tonight self-challenge unknown-challenge closed-challenge bad-score not-correctable not-final-night match-in-progress not-the-playoff duplicate-id outside-hours not-your-turn out-of-reach';
    const wanted = [...verbs.split(' ').map((verb) => `${verb} accepted`), ...codes.split(' ')];
    expect([...outcomes]).toEqual(expect.arrayContaining([...wanted, 'dropped', 'removed', 'cut', 'champion']));
  });
});

describe('whatever happens', () => {
  it('everybody on the ladder stands on one rung, and the rungs have no gap', () => {
    always((each) => {
      for (const { decision } of play(each).happened) {
        const { order } = decision.ladder;
        const players = order.players();
        expect(new Set(players).size).toBe(players.length);
        expect(players.map((player) => order.rungOf(player))).toEqual(players.map((_, index) => index + 1));
      }
    });
  });

  it('an entry tells of every move: the order before it and its moves make the order after it', () => {
    always((each) => {
      for (const { before, decision } of play(each).happened) {
        expect(toldOrder(before, decision)).toEqual(decision.ladder.order.players());
      }
    });
  });

  it('nothing that is due is left undone', () => {
    always((each) => {
      for (const happened of play(each).happened) {
        const due = nextDue(happened.decision.ladder);
        if (due !== undefined && !isTimeless(happened)) expect(due).toBeGreaterThan(happened.command.at);
      }
    });
  });

  it('whoever has the turn may challenge those whom the ladder names, and nobody else', () => {
    let asked = 0;
    always((each) => {
      for (const { decision } of play(each).happened) {
        const { ladder } = decision;
        const turn = turnOf(ladder, ladder.at);
        for (const other of turn ? ladder.order.players() : []) {
          const code = turn && codeOfChallenge(ladder, turn, other);
          if (!turn || code === 'outside-hours') break;
          asked += 1;
          expect([other, code === undefined]).toEqual([other, mayChallenge(ladder, turn, ladder.at).includes(other)]);
          expect(code).not.toBe('not-your-turn');
        }
      }
    }, 100);
    expect(asked).toBeGreaterThan(300);
  });
});

/** Why a challenge would be refused. */
function codeOfChallenge(ladder: Ladder, challenger: PlayerId, challenged: PlayerId): RefusalCode | undefined {
  const id = parseChallengeId('a-new-one');
  if (!id) throw new Error('no id');
  return decide(ladder, commandOf({ at: ladder.at }, 'challenge', { id, challenger, challenged })).refusal?.code;
}

describe('a refused command', () => {
  it('changes nothing but what is due by then', () => {
    always((each) => {
      for (const happened of play(each).happened) {
        const { command, before, decision } = happened;
        if (!decision.refusal) continue;
        const expected = isTimeless(happened) ? before : decide(before, settle(command.at)).ladder;
        expect(seenBy(decision.ladder)).toEqual(seenBy(expected));
      }
    });
  });
});

describe('settling', () => {
  it('twice is settling once', () => {
    always((each, wait) => {
      const { season } = play(each);
      const at = instant(season.ladder.at + wait);
      const once = season.decide(settle(at));
      const twice = season.decide(settle(at));
      expect(twice.entry?.effects.settled).toEqual([]);
      expect(seenBy(twice.ladder)).toEqual(seenBy(once.ladder));
    });
  });

  it('in several steps is settling at once', () => {
    always((each, wait, another) => {
      const log = logOf(play(each).season);
      const [steps, atOnce] = [Season.of(each.header, log), Season.of(each.header, log)];
      steps.decide(settle(instant(steps.ladder.at + wait)));
      steps.decide(settle(instant(steps.ladder.at + another)));
      atOnce.decide(settle(steps.ladder.at));
      expect(seenBy(steps.ladder)).toEqual(seenBy(atOnce.ladder));
    });
  });
});

/** Every line with a result that stands, and the command that it counts as. */
const resultsOf = (season: Season) =>
  season.lines().flatMap(({ line }) => {
    const command = season.standing(line);
    return command?.verb === 'result' || command?.verb === 'match' ? [{ line, command }] : [];
  });

/** The season whose log says so from the start, at one line. */
function seasonWith(season: Season, line: number, instead: Command): Season {
  const log = logOf(season).map((command, index) => {
    if (index + 2 === line) return instead;
    const amends = command.verb === 'correct' && command.body.line === line;
    return amends ? settle(command.at) : command;
  });
  return Season.of(season.header, log);
}

/** The two have come to the same, every line with the same effects, but that one has had another line. */
function expectTheSame(amended: Season, other: Season): void {
  expect(seenApartFromIds(amended.ladder)).toEqual(seenApartFromIds(other.ladder));
  expect(
    amended
      .lines()
      .map(({ effects }) => effects)
      .slice(0, -1),
  ).toEqual(other.lines().map(({ effects }) => effects));
}

describe('amending a season', () => {
  it('voiding a result makes of it a match that was abandoned there', () => {
    always((each) => {
      const { season } = play(each);
      for (const { line, command } of resultsOf(season)) {
        if (command.verb !== 'result') continue;
        const amended = Season.of(each.header, logOf(season));
        expect(amended.decide(commandOf({ at: season.ladder.at }, 'void', { line })).refusal).toBeUndefined();
        const { challenge } = command.body;
        expectTheSame(amended, seasonWith(season, line, commandOf({ at: command.at }, 'abandon', { challenge })));
      }
    });
  });

  it('voiding a match from a sheet makes it one that was never recorded', () => {
    always((each) => {
      const { season } = play(each);
      for (const { line, command } of resultsOf(season)) {
        if (command.verb !== 'match') continue;
        const amended = Season.of(each.header, logOf(season));
        expect(amended.decide(commandOf({ at: season.ladder.at }, 'void', { line })).refusal).toBeUndefined();
        expectTheSame(amended, seasonWith(season, line, settle(command.at)));
      }
    });
  });

  it('correcting a score makes a season in which it was right from the start', () => {
    always((each) => {
      const { season } = play(each);
      for (const { line, command } of resultsOf(season)) {
        const [one, other] = command.body.score;
        const score = one === other ? ([2, 0] as const) : ([other, one] as const);
        const amended = Season.of(each.header, logOf(season));
        expect(amended.decide(commandOf({ at: season.ladder.at }, 'correct', { line, score })).refusal).toBeUndefined();
        const instead =
          command.verb === 'result'
            ? { ...command, body: { ...command.body, score } }
            : { ...command, body: { ...command.body, score } };
        expectTheSame(amended, seasonWith(season, line, instead));
      }
    });
  });
});

describe('one season told in several ways', () => {
  it('its log, written and replayed, makes the same ladder', () => {
    always((each) => {
      const { season } = play(each);
      const log = readLog(formatLog(each.header, logOf(season)));
      if (!log.ok) throw new Error(log.refusal.message);
      const { season: again, refused } = replay(log.value);
      expect(refused).toEqual([]);
      expect(wholeOf(again.ladder)).toEqual(wholeOf(season.ladder));
    });
  });

  it('deciding it line by line makes the same ladder as folding its log at once', () => {
    always((each) => {
      const { season } = play(each);
      const folded = Season.of(each.header, logOf(season));
      expect(wholeOf(folded.ladder)).toEqual(wholeOf(season.ladder));
      expect(folded.lines()).toEqual(season.lines());
    });
  });

  it('a ladder without its log decides as the season does, unless the command looks back', () => {
    let decided = 0;
    always((each) => {
      for (const { command, before, decision } of play(each).happened) {
        const bare: Ladder = { ...before, past: newLadder(before.header).past };
        if (looksBack(bare, command) || takesAnOldName(before, command)) continue;
        decided += 1;
        const alone = decide(bare, command);
        expect([alone.refusal, alone.entry]).toEqual([decision.refusal, decision.entry]);
        expect(stateOf(alone.ladder)).toEqual(stateOf(decision.ladder));
        expect([alone.ladder.line, alone.ladder.at]).toEqual([decision.ladder.line, decision.ladder.at]);
      }
    }, 100);
    expect(decided).toBeGreaterThan(300);
  });
});

/** Whoever keeps the ladder keeps the names of its matches too: they are no part of the ladder itself. */
const takesAnOldName = (ladder: Ladder, { verb, body }: Command): boolean =>
  (verb === 'challenge' || verb === 'match') && ladder.past.ended.has(body.id);
