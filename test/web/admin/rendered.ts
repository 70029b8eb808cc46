import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { deskView } from '#functions/features/ladder-view/officials-view.ts';
import type { RulesClub } from '#test/rules/club.ts';
import { type AdminTools, Tools } from '#web/apps/admin/admin.ts';
import { namesIn } from '#web/apps/admin/view.ts';

/** What the desk sees of a club. */
export const viewOf = ({ season, ladder }: Pick<RulesClub, 'season' | 'ladder'>): AdminTools['view'] =>
  deskView(ladder, season.lines(), ladder.at);

/** A part of the desk as an organiser opens it. */
export function renderedAt(view: AdminTools['view'], Part: ComponentType): string {
  const nothing = () => Promise.reject(new Error('nobody asked'));
  const club = { id: 'c', name: 'Club', ladders: ['l'] };
  const session: AdminTools['session'] = { role: 'organiser', club, label: 'o', now: '2023-03-01T20:00:00Z' };
  const tools: AdminTools = {
    path: '',
    club: club.id,
    ladder: 'l',
    session,
    view,
    named: namesIn(view),
    submit: nothing,
    refresh: nothing,
    say() {},
  };
  return renderToString(h(Tools.Provider, { value: tools }, h(Part, {})));
}
