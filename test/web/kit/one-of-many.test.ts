import * as fc from 'fast-check';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { seatsOffered } from '#web/apps/admin/pots.tsx';
import { MANY, OFFERED, OneOf } from '#web/ui/forms/one-of-many.tsx';
import { plain, Search } from '#web/ui/forms/searching.ts';
import { names, parseId } from './names.ts';

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
      player: parseId(`p${n + 1}`),
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
