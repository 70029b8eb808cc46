import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { deskView } from '#functions/features/ladder-view/officials-view.ts';
import type { Club } from '#test/rules/club.ts';
import { type DeskTools, Tools } from '#web/apps/admin/desk.ts';
import { namesIn } from '#web/apps/admin/people.ts';

/** What the desk sees of a club. */
export const viewOf = ({ season, ladder }: Pick<Club, 'season' | 'ladder'>): DeskTools['view'] =>
  deskView(ladder, season.lines(), ladder.at);

/** A part of the desk as an organiser opens it. */
export function renderedAt(view: DeskTools['view'], Part: ComponentType): string {
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
  return renderToString(h(Tools.Provider, { value: tools }, h(Part, {})));
}
