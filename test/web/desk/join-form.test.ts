import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test, vi } from 'vitest';
import { deskView } from '../../../functions/http/desk-view.ts';
import { type DeskTools, Tools } from '../../../web/apps/desk/desk.ts';
import { JoinForm, readRung } from '../../../web/apps/desk/join-form.tsx';
import { namesIn } from '../../../web/apps/desk/people.ts';
import { houseLike, houseOf } from '../../rules/house-like.ts';
import { NairobiClub } from '../../rules/systems/club.ts';

vi.mock(import('../../../shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  const systemOf: typeof registry.systemOf = (ladder) => {
    const system = registry.systemOf(ladder);
    return system.id === 'crewe' ? houseLike(system) : system;
  };
  return { ...registry, systemOf };
});

const viewOf = ({ season, ladder }: Pick<NairobiClub, 'season' | 'ladder'>) =>
  deskView(ladder, season.lines(), ladder.at);

function formOf(view: DeskTools['view']): string {
  const nothing = () => Promise.reject(new Error('nobody asked'));
  const club = { id: 'c', name: 'Club', ladders: ['l'] };
  const session: DeskTools['session'] = { role: 'organiser', club, label: 'o', now: '2023-03-01T20:00:00Z' };
  const tools: DeskTools = {
    path: '',
    club: club.id,
    ladder: 'l',
    session,
    view,
    named: namesIn(view),
    act: nothing,
    refresh: nothing,
    say() {},
  };
  return renderToString(h(Tools.Provider, { value: tools }, h(JoinForm, {})));
}

test('Admin asks on which rung somebody new starts only where the rules know it', () => {
  const house = viewOf(houseOf(4));
  expect(formOf(house)).toContain('Starts on rung');
  expect(formOf(house)).not.toContain('New players start at the bottom.');
  expect(formOf(viewOf(NairobiClub.of(4)))).not.toContain('Starts on rung');
  const typed = ['1', ' 5 ', '6', '0', '-1', '2.5', 'top'];
  expect(typed.map((text) => readRung(text, house))).toEqual([1, 5, ...Array(5).fill(undefined)]);
});
