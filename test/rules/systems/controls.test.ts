import { describe, expect, it, test } from 'vitest';
import { bodiesOf } from '#shared/log/bodies.ts';
import { commandOf, parseHeader } from '#shared/log/parse.ts';
import { confirm } from '#shared/rules/challenge/confirming.ts';
import { movingBy } from '#shared/rules/challenge/movement-ways.ts';
import { fromChessSheet, gameScore, resulting } from '#shared/rules/challenge/results.ts';
import type { ChessTerms } from '#shared/rules/challenge/terms.ts';
import { above } from '#shared/rules/challenge/whom/reach.ts';
import { figure, isAmong, timeOfDay } from '#shared/rules/common/settings.ts';
import type { Rule } from '#shared/rules/rule.ts';
import type { MatchPlay } from '#shared/systems/play-controls.ts';
import { findSystem, systems } from '#shared/systems/registry.ts';
import type { System } from '#shared/systems/system.ts';
import { UNFINISHED } from '#shared/vocabulary/command.ts';
import { BEGINNING, newLadder } from '#shared/vocabulary/ladder.ts';
import { lineNumber, type Verb } from '#shared/vocabulary/vocabulary.ts';
import { orderInLog } from '#web/apps/admin/list-order.ts';
import { header } from '../club.ts';

const PAIR = { id: 'g1', challenger: 'ann', challenged: 'bob' };

const takes = (system: System, verb: Verb, body: object): boolean => bodiesOf(system)[verb].safeParse(body).success;

const SYSTEMS = systems().map((system) => ({ id: system.id, system, controls: system.controls }));

const PAIRED = SYSTEMS.flatMap(
  ({ id, system, controls: { play } }): { id: string; system: System; play: MatchPlay }[] =>
    play.kind === 'matches' ? [{ id, system, play }] : [],
);

describe('what pages ask for is what the rules know', () => {
  test.each(SYSTEMS)('of club nights, pots and the final of $id', ({ system, controls }) => {
    const { rules, seasonEnds } = system;
    expect([controls.hasNights, controls.play.kind]).toEqual([
      'arrive' in rules,
      'start' in rules ? 'pots' : 'matches',
    ]);
    expect(controls.hasFinal).toBe('close' in rules);
    if (controls.hasFinal) expect(seasonEnds).toBe('always');
  });

  test.each(SYSTEMS)(
    'of what players of $id prefer, and whether they may be away, or put on another rung',
    ({ system, controls }) => {
      expect([controls.mayBeAway, controls.mayBePlaced]).toEqual(['away' in system.rules, 'place' in system.rules]);
      expect(controls.preferences.map(({ name }) => name).toSorted()).toEqual(system.preferences.toSorted());
    },
  );

  test.each(SYSTEMS)('of how a ladder of $id begins, and where newcomers start', ({ system, controls }) => {
    const body = (order: string) => ({ order, players: [{ id: 'ann', rating: 1500 }] });
    for (const order of controls.seeding) expect(takes(system, 'seed', body(orderInLog(order)))).toBe(true);
    expect(parseHeader({ ...header({ system: system.id }), board: 9 }).ok).toBe(controls.hasBoard);
    expect(takes(system, 'join', { player: 'ann', rung: 1 })).toBe(controls.joinsOnRung);
  });

  test.each(SYSTEMS)(
    'of the shape of $id: a pyramid where the club says so, and only where it can',
    ({ system, controls }) => {
      const names: readonly string[] = system.settings.map(({ name }) => name);
      const asked = { header: { settings: { shape: 'pyramid' } } };
      expect(controls.shape(asked)).toBe(names.includes('shape') ? 'pyramid' : 'ladder');
      expect(controls.shape({ header: {} })).toBe('ladder');
    },
  );

  test.each(PAIRED)('of challenges in $id', ({ system, play }) => {
    expect(takes(system, 'challenge', { ...PAIR, agreed: true })).toBe(play.mayAgree);
    const pair = bodiesOf(system).challenge.parse(PAIR);
    const told = system.rules.challenge?.tellsOfPlay(commandOf({ at: BEGINNING }, 'challenge', pair));
    if (play.challenge.begins === 'never') expect(system.rules).not.toHaveProperty('challenge');
    else expect(told).toMatchObject({ kind: 'begun', runs: play.challenge.begins === 'at once' });
    expect(play.needsChallenge).toBe(!('match' in system.rules));
    expect(play.unfinished).toEqual(
      UNFINISHED.filter((how) => recordOf(system)?.fields.some((field) => field === how)),
    );
    expect(play.points).toBe(system.score.corrects === 'score' && system.score.points !== undefined);
    expect(play.needsApproval).toBe('approve' in system.rules && !isAmong(system.settings, confirm));
  });

  test.each(PAIRED)('of answers to challenges in $id', ({ system: { rules }, play: { challenge } }) => {
    if (challenge.begins === 'never') return;
    const asked =
      challenge.begins === 'at once'
        ? challenge.answers
        : [...challenge.answers.open, ...challenge.answers.accepted, ...challenge.ownAnswers];
    for (const verb of asked) expect(rules).toHaveProperty(verb);
  });

  test.each(PAIRED)('of results in $id', ({ system, play }) => {
    const verb = play.challenge.begins === 'never' ? 'match' : 'result';
    const about = verb === 'match' ? PAIR : { challenge: 'g1' };
    const body = { ...about, score: play.scores({ header: header({ system: system.id }) })[0] };
    expect(takes(system, verb, body)).toBe(true);
    expect(takes(system, verb, { ...body, minutes: 60, pgn: '1. e4' })).toBe(play.moves.asked);
  });

  test.each(PAIRED)('of scores in $id: each is one, and none with halves is missing', ({ system, play }) => {
    const ladder = newLadder(header({ system: system.id }));
    const points = Array.from({ length: 13 }, (_, halves) => halves / 2);
    const every = points.flatMap((one) => points.map((other) => [one, other] as const));
    const fit = every.filter(
      (score) => [...system.score.against(ladder, { line: lineNumber(2), score }, undefined)].length === 0,
    );
    const asked = play.scores(ladder);
    expect(asked.toSorted(byText)).toEqual(fit.toSorted(byText));
    expect(asked).toEqual(asked.toSorted(([one], [other]) => other - one));
  });
});

/** How a system records how a game ended: of a challenge or, where nobody challenges, of a match. */
const recordOf = ({ rules }: System) => rules.result ?? rules.match;

const byText = (one: readonly number[], other: readonly number[]): number => (String(one) < String(other) ? -1 : 1);

const bare: ChessTerms = {
  reach: { ...above(figure('reach', 3, [1, 100])), clause: 'T1' },
  declining: { allowed: false, clause: 'T2' },
  score: gameScore,
  movement: movingBy(() => 'swap', { fromBelow: 'T4', fromAbove: 'T5', drawn: 'T6' }),
};
const hours = { from: timeOfDay('from', '14:00'), to: timeOfDay('to', '18:00'), clause: 'T7' };

const MATCH = { id: 'g1', challenger: 'ann', challenged: 'bob', score: [1, 0] };
const RESULT = { challenge: 'g1', score: [1, 0] };

describe('the entries of a system', () => {
  /** A system of nobody's with results under such terms. */
  function takes(terms: ChessTerms, verb: Verb, body: object): boolean {
    const crewe = findSystem('crewe');
    if (!crewe) throw new Error('there is no such system');
    const rules = { ...crewe.rules, result: resulting(terms), match: fromChessSheet(terms) };
    return bodiesOf({ ...crewe, rules })[verb].safeParse(body).success;
  }

  it('have the fields that its rules ask for, and no other', () => {
    const limited: ChessTerms = { ...bare, session: { weekday: 6, hours, minutes: [60, 120] } };
    const approved: ChessTerms = { ...bare, approval: { clause: 'T8' } };
    const known = (terms: ChessTerms) =>
      [{ minutes: 60 }, { pgn: '1. e4' }].flatMap((field) => [
        takes(terms, 'result', { ...RESULT, ...field }),
        takes(terms, 'match', { ...MATCH, ...field }),
      ]);
    expect(known(bare)).toEqual([false, false, false, false]);
    expect(known(limited)).toEqual([true, true, false, false]);
    expect(known(approved)).toEqual([false, false, true, true]);
  });

  it('say that the two waive the reach only where they may', () => {
    const reach = { ...bare.reach, agreeable: true } as const;
    expect(takes(bare, 'match', { ...MATCH, agreed: true })).toBe(false);
    expect(takes({ ...bare, reach }, 'match', { ...MATCH, agreed: true })).toBe(true);
  });

  it('have none that a rule forgot to name: it would not compile', () => {
    const rest = { refusals: () => [], apply: (ladder: Parameters<Rule<'pass'>['apply']>[0]) => ({ ladder }) };
    const passing: Rule<'pass'> = rest;
    // @ts-expect-error: of abandoning there is to say what is abandoned.
    const abandoning: Rule<'abandon'> = rest;
    expect([passing, abandoning]).toEqual([rest, rest]);
  });
});
