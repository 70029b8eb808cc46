import fc from 'fast-check';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entrantsOf, peopleOfEntrant } from '#shared/rules/entrants/people.ts';
import { inPairs } from '#shared/rules/pairs/in-pairs.ts';
import { house } from '#shared/systems/house/system.ts';
import { laversRules } from '#shared/systems/lavers/rules-in-words.ts';
import { lavers } from '#shared/systems/lavers/system.ts';
import { written } from '#shared/words/written-rule.ts';
import { header, who } from '#test/view/club.ts';
import { seatsOffered } from '#web/apps/admin/pots.tsx';
import { learnPairs } from '#web/stand-ins/pairs.browser.ts';
import { findSystem, learn, learnRules, rulesOf, systemOf } from '#web/stand-ins/systems.browser.ts';
import { MANY, OFFERED, OneOf } from '#web/ui/forms/one-of-many.tsx';
import { plain, Search } from '#web/ui/forms/searching.ts';
import { loadScript } from '#web/ui/page/loading.ts';
import { ServerClock } from '#web/ui/tablet/server-clock.ts';
import { names } from './lines.ts';

describe('a script that is loaded when it is needed', () => {
  const runs = (): number => Reflect.get(globalThis, 'runs');
  beforeEach(() => Reflect.set(globalThis, 'runs', 0));
  afterEach(() => Reflect.deleteProperty(globalThis, 'runs'));

  const moduleWhere = (fails: string): string =>
    `data:text/javascript,if (++globalThis.runs && (${fails})) throw new Error('no'); export const run = globalThis.runs;`;

  it('can be asked for again where it failed, which a browser would remember', async () => {
    const load = () => loadScript(moduleWhere('globalThis.runs < 3'));
    await expect(load()).rejects.toThrow('no');
    await expect(load()).rejects.toThrow('no');
    expect(await load()).toMatchObject({ run: 3 });
  });

  it('is loaded once, whoever needs it when', async () => {
    const load = () => loadScript(moduleWhere('false'));
    expect([...(await Promise.all([load(), load()])), await load()]).toMatchObject(Array(3).fill({ run: 1 }));
    expect(runs()).toBe(1);
  });
});

const choices = (count: number) => names(count).map((text, n) => ({ value: `p${n + 1}`, text: `${n + 1}  ${text}` }));
const fieldOf = (count: number): string =>
  renderToString(h(OneOf, { label: 'Challenger', value: 'p3', onInput() {}, choices: choices(count) }));

describe('a player is chosen', () => {
  it('from a list of up to a hundred, and of more by name: nobody of them is on the page before somebody types', () => {
    expect(fieldOf(MANY).match(/<option/g)).toHaveLength(MANY);
    const many = fieldOf(10_000);
    expect(many).not.toMatch(/<option|role="option"/);
    expect(many).toContain('role="combobox"');
    expect(many).toContain(`value="${choices(3)[2]?.text}"`);
  });

  it('for a table of points from no more than are offered, and those who sit already', () => {
    const standings = names(10_000).map((name, n) => ({
      rung: n + 1,
      player: who(`p${n + 1}`),
      name,
      played: undefined,
    }));
    expect(seatsOffered(standings, [], '')).toHaveLength(OFFERED);
    const offered = seatsOffered(standings, ['p9000', 'p5'], 'Ann');
    expect(offered.length).toBeLessThanOrEqual(OFFERED + 2);
    expect(offered.slice(0, 2).map(({ player }) => player)).toEqual(['p5', 'p9000']);
    expect(seatsOffered(standings.slice(0, MANY), [], 'nobody')).toHaveLength(MANY);
  });
});

describe('a search for a name', () => {
  const people = ['Jo Hannigan', 'Ann Lee', 'Émile Zola', 'Anne-Marie O’Brien', 'Hans Brandt'];
  const search = new Search(people, (name) => name);
  const found = (typed: string) => search.find(typed, 10).first;

  it('knows no accents, capitals or signs, and has those first of whom a word begins so', () => {
    expect(found('ann')).toEqual(['Ann Lee', 'Anne-Marie O’Brien', 'Jo Hannigan']);
    expect(found('EMILE')).toEqual(['Émile Zola']);
    expect(found('anne marie')).toEqual(['Anne-Marie O’Brien']);
    expect(found('  brien ')).toEqual(['Anne-Marie O’Brien']);
    expect(found('')).toEqual(people);
  });

  it('finds everybody by each part of their name, counts all and gives no more than are asked for', () => {
    const holds = fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.nat(12),
      fc.nat(12),
      fc.integer({ min: 1, max: 5 }),
      (all, which, from, length, most) => {
        const wanted = all[which % all.length] ?? '';
        const part = [...wanted].slice(from, from + length).join('');
        const { first, count } = new Search(all, (name) => name).find(part, most);
        expect(first.length).toBe(Math.min(most, count));
        if (plain(part) === part && plain(wanted).includes(part)) expect(count).toBeGreaterThan(0);
      },
    );
    return fc.assert(holds, { endOnFailure: true });
  });
});

describe('an app that plays by one system', () => {
  it('knows the one that was loaded, and says plainly that another was not', () => {
    expect(findSystem('lavers')).toBeUndefined();
    expect(() => systemOf({ header: { system: 'lavers' } })).toThrow('The system lavers is not loaded.');
    learn(lavers);
    expect(systemOf({ header: { system: 'lavers' } })).toBe(lavers);
    expect(() => systemOf({ header: { system: 'crewe' } })).toThrow('The system crewe is not loaded.');
  });

  it('knows it as pairs play it once the rules of pairs have come, which are none of its own', () => {
    learn(house);
    const ofPairs = { header: { system: 'house', entrants: 'pairs' } } as const;
    expect(() => systemOf(ofPairs)).toThrow('The rules of pairs are not loaded.');
    learnPairs({ inPairs, entrantsOf, peopleOfEntrant });
    expect(systemOf(ofPairs).rules.regroup).toBeDefined();
    expect(systemOf(ofPairs)).toBe(systemOf(ofPairs));
    expect(systemOf({ header: { system: 'house' } }).rules.regroup).toBeUndefined();
  });
});

describe('an app that tells the rules of one system', () => {
  it('tells them once they were loaded with it, and says plainly that others were not', () => {
    const of = header({ system: 'lavers' });
    expect(() => rulesOf(of)).toThrow('The rules of lavers are not loaded.');
    learnRules('lavers', laversRules);
    expect(rulesOf(of)).toEqual(written(laversRules(of)));
  });
});

/** A tablet beside a service: what the service's clock shows, how wrong the tablet's is, and how long it ran. */
function tablet(wrong = 0) {
  const world = { time: 1_000_000, wrong, awake: 0 };
  const clock = new ServerClock({ clock: () => world.time + world.wrong, steady: () => world.awake });
  const pass = (milliseconds: number) => {
    world.time += milliseconds;
    world.awake += milliseconds;
  };
  return {
    world,
    clock,
    pass,
    /** The service answers in between. */
    asks(there: number, back: number) {
      const asked = clock.own();
      pass(there);
      const { time } = world;
      pass(back);
      clock.learn(time, asked, clock.own());
    },
  };
}

describe('the time of the service, by the clock of a tablet', () => {
  it('is never told later than it is, and earlier only by the quickest answer', () => {
    const delay = fc.integer({ min: 0, max: 8000 });
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(fc.tuple(delay, delay), { minLength: 1 }),
        (wrong, all) => {
          const { clock, world, asks } = tablet(wrong);
          for (const [there, back] of all) asks(there, back);
          const behind = world.time - clock.now();
          expect(behind).toBeGreaterThanOrEqual(0);
          expect(behind).toBeLessThanOrEqual(Math.min(...all.map(([there, back]) => there + back)));
        },
      ),
    );
  });

  it('goes on as before where the tablet’s clock is set back', () => {
    const { clock, world, pass, asks } = tablet();
    asks(0, 0);
    clock.own();
    world.wrong = -3_600_000;
    pass(1000);
    expect(clock.now()).toBe(world.time);
    expect(clock.settings).toBe(1);
  });

  it('goes on while the tablet sleeps, whether or not anything counts the time meanwhile', () => {
    const { clock, world, asks } = tablet(5000);
    asks(0, 0);
    world.time += 3_600_000;
    expect(clock.now()).toBe(world.time);
  });

  it('is right again with the first answer after the clock was set forward', () => {
    const { clock, world, pass, asks } = tablet();
    asks(10, 10);
    world.wrong = 3_600_000;
    pass(1000);
    expect(clock.now()).toBeGreaterThan(world.time);
    asks(10, 10);
    expect(world.time - clock.now()).toBeLessThanOrEqual(20);
  });

  it('is told as it was remembered, until the service is heard again', () => {
    const { clock, world, asks } = tablet(-70_000);
    clock.recall(70_000);
    expect(clock.now()).toBe(world.time);
    world.wrong = 0;
    asks(10, 10);
    expect(world.time - clock.now()).toBeLessThanOrEqual(20);
  });
});
