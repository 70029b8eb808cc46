import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { entrantsOf } from '#shared/rules/entrants/people.ts';
import { PairsClub, peopleOf } from '#test/rules/pairs/club.ts';
import { who } from '#test/view/club.ts';
import { textOf as pageText } from '#test/view/page.ts';
import { meOf } from '#web/apps/me/model.ts';
import { Reach } from '#web/apps/me/opponent-contact.tsx';
import { Part as Partners } from '#web/apps/me/pairs/partners.tsx';
import type { Tools } from '#web/apps/me/tools.tsx';
import { Part as Lineup } from '#web/ui/ladder/pairs/lineup.tsx';
import { rivalsOf } from '#web/ui/ladder/rivals.ts';
import { initialsOf } from '#web/ui/page/club-look.tsx';

const club = PairsClub.of('ann bob', 'cy dee eve', 'bob fay', 'gus hal');

/** What a person reads of their pairs, on the page of one of them. */
function told(person: string, pair?: string): string {
  const all = entrantsOf(club.ladder, who(person));
  const player = all.find((each) => each === pair) ?? all[0] ?? who(person);
  const tools: Partial<Tools> = { player, model: meOf(club.ladder, player, club.ladder.at) };
  const html = renderToString(
    h(Partners, { tools: tools as Tools, entrants: { person: who(person), all, playAs() {} } }),
  );
  return pageText(html).replace(/\s+/g, ' ').replaceAll(' .', '.').trim();
}

describe('the page of a person who plays in pairs', () => {
  it('says with whom they play, and offers their other pairs by name, the best one first', () => {
    expect(told('ann')).toBe('You play with Bob Ray.');
    expect(told('bob')).toBe('You play with Ann Lee. Your other pairs Bob Ray / Fay Hill');
    expect(told('bob', 'p3')).toBe('You play with Fay Hill. Your other pairs Ann Lee / Bob Ray');
  });

  it('tells substitutes from those who usually play', () => {
    expect(told('cy')).toBe('You play with Dee Orr. Substitutes: Eve Gray');
    expect(told('eve')).toBe('Cy Fox and Dee Orr usually play; you’re a substitute.');
  });

  it('is of the pair: its rung, and whom it may challenge, which is nobody with whom it shares a person', () => {
    const { me, place, ladder, named } = meOf(club.ladder, who('p3'), club.ladder.at);
    expect([me.name, place?.rung]).toEqual(['Bob Ray / Fay Hill', 3]);
    const { may, not } = rivalsOf(ladder, who('p3'), ladder.at, named);
    expect(may.map(({ id }) => id)).toEqual(['p2']);
    expect(not.map(({ refusal }) => refusal.code)).toEqual(['out-of-reach']);
  });

  it('has the telephone of each of the other pair, by name', () => {
    const reached = (name: string, phone: string) => ({ challenge: who('c1'), player: who('p2'), name, phone });
    const contacts = [reached('Cy Fox', '123'), reached('Dee Orr', '456')] as never;
    const html = renderToString(
      h(Reach, { challenge: 'c1', contacts, me: { id: who('p1'), name: 'Ann Lee / Bob Ray' } }),
    );
    expect(pageText(html)).toMatch(/Cy Fox : 123 .*Dee Orr : 456 /s);
  });
});

describe('who played', () => {
  const sideOf = (ids: string) => peopleOf(ids).map(({ id, name = id }) => ({ id: who(id), name }));
  const shown = (...two: readonly string[]) =>
    renderToString(h(Lineup, { two: two.map(sideOf), value: undefined, onInput() {} }));

  it('is asked only where a pair has more than two people, of that pair alone', () => {
    expect(shown('ann bob', 'fay gus')).toBe('');
    const html = shown('ann bob', 'cy dee eve');
    expect(pageText(html)).toMatch(/Who played\?.*Cy Fox.*Dee Orr.*Eve Gray/s);
    expect(html).not.toContain('Ann Lee');
    expect(html.match(/checked/g)).toHaveLength(2);
  });
});

describe('the letters on the disc of a pair', () => {
  it('are one of each person', () => {
    expect(initialsOf('Ann Lee / Bob Ray')).toBe('AB');
    expect(initialsOf('Ann Lee')).toBe('AL');
    expect(initialsOf('The Volleys')).toBe('TV');
  });
});
