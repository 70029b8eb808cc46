import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { leagueOf } from '#test/rules/boxes/league.ts';
import { playerOn } from '#test/rules/house/club.ts';
import { PairsClub } from '#test/rules/pairs/club.ts';
import { textOf } from '#test/view/page.ts';
import { meOf } from '#web/apps/me/model.ts';
import { Part } from '#web/apps/me/table.tsx';
import type { PhoneSheet, Tools } from '#web/apps/me/tools.tsx';
import { NOTHING } from '#web/apps/me/upcoming.ts';

type League = Pick<ReturnType<typeof leagueOf>, 'ladder'>;

/** What a player of a league is shown of their table. */
function tableOf({ ladder }: League, id: string): string {
  const player = playerOn(ladder, id);
  const model = meOf(ladder, player, ladder.at);
  // Nothing is tapped here.
  const tools = { model, player, at: ladder.at, open: (_: PhoneSheet | undefined) => {} } as Partial<Tools> as Tools;
  return renderToString(h(Part, { tools, upcoming: { ...NOTHING, isAsked: true, look: async () => true } }));
}

const recorded = (html: string): readonly string[] =>
  Array.from(html.matchAll(/aria-label="([^"]*)"/g), ([, label = '']) => label);

describe('the table of a player in a round', () => {
  const league = leagueOf(8, { size: 4, up: 1 }).plays('2', '1', [3, 0]).plays('5', '6', [3, 1]);

  it('says how they stand, what is left to play until when, and where they go as things stand', () => {
    const text = textOf(tableOf(league, '2'));
    expect(text).toContain('1st of 4, 5 points.');
    expect(text).toContain('2 matches left until 31 March.');
    expect(text).not.toContain('you go');
    expect(textOf(tableOf(league, '5'))).toContain('As things stand, you go up.');
    expect(textOf(tableOf(league, '4'))).toContain('As things stand, you go down.');
  });

  it('lets them record a match against each whom they have still to play, and shows those who are played', () => {
    expect(recorded(tableOf(league, '2'))).toEqual(['Result against 3', 'Result against 4']);
    expect(textOf(tableOf(league, '2'))).toContain('1 3–0');
    expect(textOf(tableOf(league, '1'))).toContain('2 0–3');
  });

  it('lets nobody record again what waits to be confirmed', () => {
    const waiting = leagueOf(4, { size: 4, confirm: 3 }).plays('2', '1', [3, 0], { reported: '2' });
    expect(recorded(tableOf(waiting, '1'))).toEqual(['Result against 3', 'Result against 4']);
  });

  it('says of pairs whom they can’t play, and lets nobody record that', () => {
    const pairs = PairsClub.inBoxes({}, 'ann bob', 'cy dee', 'eve fay', 'gus ann');
    const html = tableOf(pairs, 'p1');
    expect(recorded(html)).toEqual(['Result against Cy Fox / Dee Orr', 'Result against Eve Gray / Fay Hill']);
    expect(textOf(html)).toContain(
      'Ann Lee / Bob Ray and Gus Moe / Ann Lee can’t play each other: someone would be on both sides.',
    );
  });

  it('tells a player who has come too late for it to wait for the next round', () => {
    const full = leagueOf(7).plays('1', '2', [3, 0]).join('8');
    expect(textOf(tableOf(full, '8'))).toContain('You’re waiting for the next round. This one goes on until 31 March.');
  });
});
