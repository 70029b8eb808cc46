import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import { houseSettings } from '#shared/systems/house/settings.ts';
import { rulesOf } from '#shared/systems/words.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { ruleOn } from '#shared/words/written-rule.ts';
import { runs } from '#test/runs.ts';
import { header } from '../club.ts';
import type { ChessClub } from '../systems/club.ts';
import { riverside } from './club.ts';

type Settings = NonNullable<Header['settings']>;

const bands = fc
  .tuple(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .map(([second, up, further]) => [
    { from: 1, up },
    { from: second, up: further },
  ]);

/** Any choice at all, of everything that a club chooses. */
const anySettings: fc.Arbitrary<Settings> = fc
  .record(
    Object.fromEntries(
      Object.entries(houseSettings).map(([name, { range }]) => {
        if (range.kind === 'bands') return [name, fc.oneof(fc.integer({ min: range.least, max: range.most }), bands)];
        if (range.kind === 'whole') return [name, fc.integer({ min: range.least, max: range.most })];
        return [name, fc.constantFrom(...('of' in range ? range.of : []))];
      }),
    ),
  )
  // Days to play count from acceptance only where there are days to accept.
  .map(
    (settings: Settings): Settings =>
      settings['acceptDays'] === 0 ? { ...settings, playFrom: 'challenge' } : settings,
  );

const START = parseDay('2023-03-01') ?? expect.fail();
/** So many days after the evening on which all begins: its first moment, or its last. */
const first = (days: number): string => addDays(START, days);
const last = (days: number): string => `${addDays(START, days)} 23:59:59.999`;

/** What the rules in plain words say of a clause; nothing where they do not speak of it. */
const toldOf = (settings: Settings, clause: string): string =>
  ruleOn(rulesOf(header({ system: 'house', season: { start: START }, settings })), clause)?.text ?? '';

/** What the rules say it costs to lose without a game, where they say so. */
const costsOf = (settings: Settings): string =>
  rulesOf(header({ system: 'house', season: { start: START }, settings })).find(
    ({ heading }) => heading === 'Losing without a game',
  )?.text ?? '';

/** The number before some words, or in their middle: of "up to one place" 1. */
function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : found === 'one' ? 1 : Number(found);
}

function refusalOf(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return /^[\w-]+/.exec(String(error instanceof Error ? error.message : error))?.[0];
  }
}

/** Where nothing but what is asked about keeps two from meeting. */
const FREE = {
  ...{ reachDown: 0, otherMatches: 'challenges' },
  ...{ shape: 'ladder', reach: 100, openMade: 10, openReceived: 10, openInAll: 0, challengedWaits: 'no', mostMade: 0 },
  ...{
    mostReceived: 0,
    rematchDays: 0,
    rematchFor: 'both',
    rematchMost: 0,
    protectedDays: 0,
    winnerDays: 0,
    beatenDays: 0,
  },
};

function won({ game }: Settings): Score {
  const [, kind, games = '1'] = /^(best-of|first-to)-(\d+)$/.exec(String(game)) ?? [];
  return [kind === 'best-of' ? (Number(games) + 1) / 2 : Number(games), 0];
}

const lost = (settings: Settings): Score => [0, won(settings)[0]];

/** Whoever is told what a club has chosen is told the truth. */
const holds = (says: (settings: Settings) => void, numRuns = runs(20)): void =>
  void fc.assert(fc.property(anySettings, says), { numRuns });

const from = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** How many rungs up and down from rung 13, the third place of the fifth row, the rules say that one may challenge. */
function rungsTold(told: string): readonly [up: number, down: number] {
  const down = told.includes('directly below') ? 1 : (numberIn(told, /up to (\w+) places below/) ?? 0);
  if (told.includes('in the row above anyone from your own place on')) return [4, down];
  if (told.includes('anyone in the row above')) return [6, down];
  if (told.includes('directly above')) return [1, down];
  const further = [...told.matchAll(/from (\d+)\w+ down, up to (\d+)/g)].filter(([, rung]) => Number(rung) <= 13);
  return [Number(further.at(-1)?.[2] ?? numberIn(told, /up to (\w+) places? above/)), down];
}

describe('the rules in plain words, whatever a club has chosen', () => {
  it('say whom one may challenge (H3)', () => {
    holds((settings) => {
      const may = Array.from({ length: 15 }, (_, index) => index + 1).filter(
        (rung) => refusalOf(() => riverside(15, settings).challenge('13', `${rung}`)) === undefined,
      );
      const [up, down] = rungsTold(toldOf(settings, 'H3'));
      const free = rulesOf(header({ system: 'house', settings })).find(({ heading }) => heading === 'Free challenges');
      const top = free?.text.startsWith('You') ? (numberIn(free.text, /as high as (\d+)/) ?? 1) : 13;
      expect(may.filter((rung) => rung < 13)).toEqual(from(Math.max(1, Math.min(top, 13 - up)), 12));
      expect(may.filter((rung) => rung > 13)).toEqual(from(14, Math.min(15, 13 + down)));
    }, 15);
  });

  it('say how many challenges are open at once (H4)', () => {
    holds((settings) => {
      const told = toldOf({ ...settings, mostMade: 0, mostReceived: 0 }, 'H4');
      const { openMade = 1, openReceived = 1, openInAll = 0, challengedWaits = 'no' } = settings;
      const limits = { openMade, openReceived, openInAll, challengedWaits };
      const open = (how: (club: ChessClub, rung: number) => void, also: object) => {
        const club = riverside(24, { ...settings, ...FREE, ...limits, ...also });
        for (let rung = 2; rung <= 23; rung++) {
          const no = refusalOf(() => how(club, rung));
          if (no !== undefined) return `${no} after ${rung - 2}`;
        }
        return 'never';
      };
      const made = open((club, rung) => club.challenge('24', `${rung}`), { openReceived: 10, challengedWaits: 'no' });
      const received = open((club, rung) => club.challenge(`${rung}`, '1'), { openMade: 10 });
      const oneInAll = told.includes('one open challenge, your own or another');
      expect(made).toBe(`enough-open after ${oneInAll ? 1 : numberIn(told, /have (\w+) open challenge/)}`);
      const inAll = oneInAll ? 1 : numberIn(told, /have (\w+) open challenges in all/);
      expect(received).toBe(`enough-open after ${inAll ?? numberIn(told, /and (\w+) from others/)}`);
      const both = riverside(24, { ...settings, ...FREE, ...limits }).challenge('24', '12');
      const no = refusalOf(() => both.challenge('12', '1'));
      const waits = oneInAll || told.includes('While you’re challenged');
      expect(no).toBe(waits ? 'enough-open' : undefined);
    });
  });

  it('say when the same two meet again, and who is safe or waits for a while (H5, H6)', () => {
    holds((settings) => {
      const [rematches, after] = [toldOf(settings, 'H5'), toldOf(settings, 'H6')];
      const [, count = '0', unit] = /again (\w+) (week|day)s? after/.exec(rematches) ?? [];
      const wait = (count === 'one' ? 1 : Number(count)) * (unit === 'week' ? 7 : 1);
      const daysTold = (pattern: RegExp) => {
        const found = pattern.exec(after);
        return found ? (found[1] === undefined ? 1 : Number(found[1])) : 0;
      };
      const safe = daysTold(
        /If you(?:’re challenged(?: from below)? and)? win, nobody can challenge you (?:the day after|for (\w+) days)/,
      );
      const waits = daysTold(/can’t challenge anyone (?:the day after|for (\w+) days)/);
      const again = (pair: readonly [string, string], when: string, also: object) => {
        const club = riverside(6, { ...settings, ...FREE, period: 'none', defence: 'stays', ...also });
        club.plays('5', '2', lost(settings));
        return refusalOf(() => club.at(when).challenge(...pair));
      };
      const { rematchDays, rematchWeeks, rematchFor, rematchMost, protectedDays, beatenDays } = settings;
      const asked = { rematchDays, rematchWeeks, rematchFor, rematchMost };
      const isNever = rematches.includes('meet only once a season') || rematches.includes('has to play another');
      if (wait > 0) expect(again(['5', '2'], last(wait - 1), asked)).toBe('rematch-too-soon');
      expect(again(['5', '2'], wait > 0 ? first(wait) : last(0), asked)).toBe(isNever ? 'rematch-too-soon' : undefined);
      if (safe > 0) expect(again(['6', '2'], last(safe), { protectedDays })).toBe('protected');
      expect(again(['6', '2'], safe > 0 ? first(safe + 1) : last(0), { protectedDays })).toBeUndefined();
      if (waits > 0) expect(again(['5', '3'], last(waits), { beatenDays })).toBe('must-wait');
      expect(again(['5', '3'], waits > 0 ? first(waits + 1) : last(0), { beatenDays })).toBeUndefined();
    });
  });

  it('say how a match can end (H7, H9)', () => {
    holds((settings) => {
      const told = toldOf(settings, 'H7');
      const needed = numberIn(told, /first to win (\w+)(?: \w+)? wins/) ?? 1;
      const points = [0, 0.5, 1, 2, 3, needed];
      const scores = points.flatMap((one) => points.map((other): Score => [one, other]));
      const fits = ([one, other]: Score) =>
        Number.isInteger(one) ? Math.max(one, other) === needed && Math.min(one, other) < needed : false;
      for (const score of scores) {
        const isDraw = score[0] === 0.5 && score[1] === 0.5;
        const may = isDraw ? told.includes('can end in a draw') : fits(score) && Number.isInteger(score[1]);
        const no = refusalOf(() => riverside(3, { ...settings, ...FREE }).plays('3', '2', score));
        expect([score, no]).toEqual([score, may ? undefined : expect.stringMatching(/bad-score|invalid/)]);
      }
    }, 15);
  });

  it('say what moves (H11, H12, H13)', () => {
    holds((settings) => {
      const [win, defence, draw] = ['H11', 'H12', 'H13'].map((clause) => toldOf(settings, clause));
      const played = (challenged: string, score: Score) => {
        const club = riverside(6, { ...settings, ...FREE }).plays('5', challenged, score);
        return club.order;
      };
      const byWin = win?.includes('half the distance')
        ? '1 3 5 2 4 6'
        : win?.includes('change places')
          ? '1 5 3 4 2 6'
          : '1 5 2 3 4 6';
      expect(played('2', won(settings))).toBe(byWin);
      expect(played('3', lost(settings))).toBe(defence?.includes('move up one') ? '1 3 2 4 5 6' : '1 2 3 4 5 6');
      if (draw === '') return;
      const drawn = draw?.includes('just below')
        ? '1 2 5 3 4 6'
        : draw?.includes('below moves up one')
          ? '1 2 3 5 4 6'
          : '1 2 3 4 5 6';
      expect([played('2', [0.5, 0.5]), played('4', [0.5, 0.5])]).toEqual([drawn, '1 2 3 4 5 6']);
    });
  });

  it('say by when a challenge is accepted and played, and what becomes of it (H14, H15)', () => {
    holds((settings) => {
      const begun = (also: object) => {
        const club = riverside(6, { ...settings, ...FREE, ...also });
        return { club, challenge: club.issue('5', '3') };
      };
      const lostByThree = begun({});
      lostByThree.club.result(lostByThree.challenge, won(settings));
      const costs = costsOf(settings);
      const outcomeIn = (told: string) => {
        const isBoth = /both (?:lose|get)/.test(told);
        const costsNothing = / it expires| expires[.,]/.test(told) || (numberIn(costs, /your (\d+)/) ?? 1) > 1;
        if (costsNothing) return '1 2 3 4 5 6';
        if (costs.includes('removes')) return isBoth ? '1 2 4 6' : '1 2 4 5 6';
        if (costs.includes('to the bottom')) return isBoth ? '1 2 4 6 3 5' : '1 2 4 5 6 3';
        if (isBoth) return '1 2 4 3 6 5';
        return costs.includes('directly below you') ? '1 2 4 3 5 6' : lostByThree.club.order;
      };
      const runsOut = (told: string, { club }: ReturnType<typeof begun>) => {
        const days = numberIn(told, /within (\w+) days?/);
        if (days === undefined) return expect(club.nextDue).toBeUndefined();
        expect(club.at(last(days)).settle().open).toEqual(['5 to 3']);
        const then = club.at(first(days + 1)).settle();
        expect([then.order, then.open]).toEqual([outcomeIn(told), []]);
      };
      const quiet = { period: 'none', confirm: 0 };
      // A deadline that never comes first is not told: to play is due before.
      const { acceptDays = 5, playDays = 14, playFrom } = settings;
      const isFirst =
        playFrom === 'acceptance' || acceptDays === 0 || playDays === 0 || Number(acceptDays) <= Number(playDays);
      if (isFirst) runsOut(toldOf(settings, 'H14'), begun({ ...quiet, playDays: 0 }));
      else expect(toldOf(settings, 'H14')).not.toContain('accept');
      const accepted = begun(quiet);
      accepted.club.accept(accepted.challenge);
      runsOut(toldOf(settings, 'H15'), accepted);
    });
  });

  it('say how far a deadline is put off (H16)', () => {
    holds((settings) => {
      const told = toldOf(settings, 'H16');
      const club = riverside(6, { ...settings, ...FREE, period: 'none' });
      const challenge = club.issue('5', '3');
      club.accept(challenge);
      const before = club.nextDue;
      const days = numberIn(told, /by (\w+) days?/);
      const no = refusalOf(() => club.does('postpone', challenge));
      expect(no).toBe(days === undefined ? 'cannot-postpone' : undefined);
      if (days !== undefined) expect(daysBetween(before, club.nextDue)).toBe(days);
    });
  });

  it('say how often one may decline, and what more costs (H17)', () => {
    holds((settings) => {
      const told = toldOf(settings, 'H17');
      const free = numberIn(told, /can decline (\w+) challenges?/) ?? 0;
      const club = riverside(25, { ...settings, ...FREE });
      const decline = (rung: number) => refusalOf(() => club.decline(club.issue(`${rung}`, '1')));
      for (let declined = 0; declined < free; declined++) expect(decline(declined + 4)).toBeUndefined();
      const before = club.order;
      const further = decline(25);
      const isStrike = told.includes('strike');
      const isFree = (numberIn(costsOf(settings), /your (\d+)/) ?? 1) > 1;
      if (isStrike || told.includes('lose it without a game'))
        expect([further, club.order === before]).toEqual([undefined, isStrike && isFree]);
      else expect([further, club.order === before]).toEqual(['cannot-decline', true]);
    }, 20);
  });

  it('say what not playing costs (H18)', () => {
    holds((all) => {
      const byItself = { each: Number(all['each']) % 2, onlyTop: 0, exemptFirst: 'no' };
      const settings = { ...all, ...byItself, ...(all['period'] === 'days' && { period: 'week' }) };
      const told = toldOf(settings, 'H18');
      const kind = /weeks? (?:in a row|without)|Every week/.test(told)
        ? 'week'
        : told.includes('month')
          ? 'month'
          : undefined;
      const club = riverside(5, { ...settings, ...FREE, game: 'best-of-5', defence: 'stays' });
      const removal =
        numberIn(told, /After (?:a )?(\w+?)(?:st|nd|rd|th)? (?:weeks?|months?)/) ?? Number.POSITIVE_INFINITY;
      const drop = numberIn(told, /costs (\w+) places?/);
      const from = drop === undefined ? Number.POSITIVE_INFINITY : (numberIn(told, /Missing (\w+)/) ?? 1);
      for (let period = 1; period <= 13; period++) {
        const day = kind === 'month' ? `2023-${String(period + 2).padStart(2, '0')}-15` : first(7 * (period - 1) + 2);
        if (kind === 'month' && period > 10) break;
        club.at(`${day} 20:00`);
        for (const [one, other] of [
          ['2', '1'],
          ['5', '4'],
        ] as const)
          club.plays(one, other, [0, 3]);
      }
      const costs = club.settled.map((said) => /dropped 3|removed 3|nobody/.exec(said)?.[0] ?? said);
      const expected = (missed: number) => (missed >= removal ? 'removed 3' : missed >= from ? 'dropped 3' : 'nobody');
      const missed = costs.slice(0, Number.isFinite(removal) ? removal : costs.length);
      expect(costs.length > 0).toBe(kind !== undefined);
      expect(missed).toEqual(missed.map((_, index) => expected(index + 1)));
    });
  });

  it('say how long one may be away (H19)', () => {
    holds((settings) => {
      const days = numberIn(toldOf(settings, 'H19'), /away for (\w+) days?/) ?? 0;
      const goes = (count: number) =>
        refusalOf(() => riverside(3, settings).does('away', { player: '2', from: first(1), to: first(count) }));
      if (days > 0) expect(goes(days)).toBeUndefined();
      expect(goes(days + 1)).toBe('no-days-left');
    });
  });

  it('say when a result counts that a player reports (H20)', () => {
    holds((settings) => {
      const confirming = toldOf(settings, 'H20');
      const days =
        numberIn(confirming, /end of the (\d+)\w\w day/) ?? Number(confirming.includes('end of the day after'));
      const club = riverside(6, { ...settings, ...FREE, period: 'none' });
      club.does('result', { ...club.issue('5', '3'), score: won(settings), reported: '5' });
      const counts = () => club.order !== '1 2 3 4 5 6';
      if (days > 0) expect([counts(), club.at(last(days)).settle() && counts()]).toEqual([false, false]);
      expect(days > 0 ? club.at(first(days + 1)).settle() && counts() : counts()).toBe(true);
    });
  });
});

const DAY = 86_400_000;
const daysBetween = (from = '', to = ''): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
