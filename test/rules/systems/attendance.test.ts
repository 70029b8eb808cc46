import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import { commandOf } from '#shared/log/parse.ts';
import { Register } from '#shared/rules/inactivity/register.ts';
import type { PlayTold, Rules } from '#shared/rules/rule.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant, lineNumber, parseChallengeId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { runs } from '#test/runs.ts';
import { header } from '../club.ts';

function known<T>(parsed: T | undefined): T {
  if (parsed === undefined) throw new Error('this is well formed');
  return parsed;
}

const [ann, bob] = [known(parsePlayerId('ann')), known(parsePlayerId('bob'))];
const gameId = (number: number) => known(parseChallengeId(`g${number}`));
const id = gameId(1);
const dayOf = (day: string) => known(parseDay(day));
const [first, ninth] = [dayOf('2022-03-01'), dayOf('2022-03-09')];

const at = (day: string): Instant => instant(Date.parse(`${day}T12:00:00Z`));
const nothing = { refusals: () => [], apply: (ladder: ReturnType<typeof newLadder>) => ({ ladder }) };

/** Rules of nobody's: by passing two begin, and by departing they end, as is said. */
const rulesOf = (begun: PlayTold, ended: PlayTold): Rules => ({
  pass: { ...nothing, tellsOfPlay: () => begun },
  depart: { ...nothing, tellsOfPlay: () => ended },
});

/** The last day up to the end of March on which Ann has played, who passed on the 1st and departed on the 9th. */
function lastPlayed(begun: PlayTold, ended: PlayTold, until = dayOf('2022-03-31')) {
  const register = new Register(header(), rulesOf(begun, ended));
  register.note(lineNumber(2), commandOf({ at: at('2022-03-01') }, 'pass', { player: ann }));
  register.note(lineNumber(3), commandOf({ at: at('2022-03-09') }, 'depart', { player: ann }));
  return register.lastPlayed(newLadder(header()), ann, until);
}

describe('who has played', () => {
  const begun = { kind: 'begun', id, players: [ann, bob], runs: false } as const;
  const ended = { kind: 'ended', id, playedAt: undefined } as const;

  it('is what a rule’s entries say, whatever their verb', () => {
    expect(lastPlayed(begun, ended)).toBe(ninth);
    expect(lastPlayed(begun, { ...ended, playedAt: at('2022-03-01') })).toBe(first);
    expect(lastPlayed({ ...begun, kind: 'begun and ended', playedAt: undefined }, { kind: 'abandoned', id })).toBe(
      first,
    );
    expect(lastPlayed(begun, { kind: 'rejected', id })).toBeUndefined();
  });

  it('is whoever is in a match that runs, on every day of it', () => {
    const fifth = dayOf('2022-03-05');
    expect(lastPlayed(begun, ended, fifth)).toBeUndefined();
    expect(lastPlayed({ ...begun, runs: true }, ended, fifth)).toBe(fifth);
  });

  it('is said by every rule about play, or it does not compile', () => {
    // @ts-expect-error: finishing a game says who has played it.
    const rules: Rules = { finish: nothing };
    expect(rules.finish).toBe(nothing);
  });
});

describe('when somebody last played', () => {
  const DAY = 86_400_000;
  const dayAfter = (days: number) => dayOf(new Date(at('2022-03-01') + days * DAY).toISOString().slice(0, 10));
  /** Each on the day of the one before, or later; played up to ten days ahead of that; later maybe voided, and maybe counted again. */
  const play = fc.record({ after: fc.nat(4), ahead: fc.nat(10), voided: fc.boolean(), again: fc.boolean() });

  it('is the last day of all that counts, in whatever order it was noted', () => {
    fc.assert(
      fc.property(fc.array(play, { maxLength: 12 }), fc.nat(40), (plays, until) => {
        let day = 10;
        const noted = plays.map(({ after, ahead, ...rest }, index) => {
          day += after;
          const told = {
            kind: 'begun and ended',
            id: gameId(index),
            players: [ann],
            playedAt: instant(at('2022-03-01') + (day - ahead) * DAY),
          } as const;
          return {
            ...rest,
            line: lineNumber(index + 2),
            at: instant(at('2022-03-01') + day * DAY + index),
            told,
            played: day - ahead,
          };
        });
        const register = new Register(header(), {
          pass: { ...nothing, tellsOfPlay: (command) => noted.find((each) => each.at === command.at)?.told },
        });
        const command = (each: { readonly at: Instant }) => commandOf({ at: each.at }, 'pass', { player: ann });
        for (const each of noted) register.note(each.line, command(each));
        for (const each of noted) if (each.voided) register.renew(each.line, command(each), true);
        for (const each of noted) if (each.voided && each.again) register.renew(each.line, command(each), false);
        const days = noted
          .filter(({ voided, again, played }) => (!voided || again) && played <= until)
          .map(({ played }) => played);
        const last = days.length > 0 ? dayAfter(Math.max(...days)) : undefined;
        expect(register.lastPlayed(newLadder(header()), ann, dayAfter(until))).toBe(last);
      }),
      { numRuns: runs(100) },
    );
  });
});
