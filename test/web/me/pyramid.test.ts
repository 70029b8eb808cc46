import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { houseOf, playerOn } from '#test/rules/house/club.ts';
import { textOf as pageText } from '#test/view/page.ts';
import { Part } from '#web/apps/me/away/away.tsx';
import { answerBody, meOf } from '#web/apps/me/model.ts';
import { Part as Rival } from '#web/apps/me/rivals.tsx';
import type { Tools } from '#web/apps/me/tools.tsx';
import { deedWords } from '#web/apps/me/words.ts';

/** What the page of player 2 says of days away; the first of them is 2 March. */
function shown(days: number, settings: Readonly<Record<string, number>> = {}): string {
  const { ladder } = days === 0 ? houseOf(3, settings) : goneFor(days, settings);
  const player = playerOn(ladder, '2');
  const tools: Partial<Tools> = { player, at: ladder.at, model: meOf(ladder, player, ladder.at) };
  return renderToString(h(Part, { tools: tools as Tools }));
}

function goneFor(days: number, settings: Readonly<Record<string, number>>) {
  const club = houseOf(3, settings);
  const to = `2023-03-${String(days + 1).padStart(2, '0')}`;
  club.does('away', { player: '2', from: '2023-03-02', to });
  return club;
}

it('players see how many days away they have left this season before they announce any', () => {
  expect(shown(0)).toContain('28 of 28 days left this season');
  expect(shown(16)).toContain('12 of 28 days left this season');
  expect(shown(16)).toContain('I’ll be away');
});

it('players without any left, or of a ladder that gives none, are not asked to announce some', () => {
  expect(shown(28)).toContain('You’ve used all 28 of this season’s days.');
  expect(shown(28)).not.toContain('I’ll be away');
  expect(shown(0, { holidayDays: 0 })).toBe('');
});

it('each of the two may put their challenge off, sees what the other has said, and says it once', () => {
  const club = houseOf(5, { playDays: 14 });
  club.challenge('4', '2', 'c');
  const at = instant(Date.parse('2023-03-02T12:00:00Z'));
  const shown = (who: string) => {
    const player = playerOn(club.ladder, who);
    const [open] = meOf(club.ladder, player, at).open;
    const body = open && answerBody('postpone', open, player);
    const deed = body && textOf(deedWords({ at, verb: 'postpone', body }, club.ladder, player));
    return [open?.answers.join(), open?.postponing, deed];
  };
  expect(shown('4')).toEqual(['withdraw,postpone', undefined, 'You ask 2 to play later']);
  club.does('postpone', { challenge: 'c', player: '2' });
  expect(shown('2').slice(0, 2)).toEqual(['accept,decline', 'own']);
  expect(shown('4')).toEqual(['withdraw,postpone', 'theirs', 'You and 2 play later']);
  club.does('postpone', { challenge: 'c', player: '4' });
  expect(shown('4').slice(0, 2)).toEqual(['', undefined]);
});

/** What a player of a ladder of twelve is shown of those whom they may challenge, as HTML. */
function rivalsOf(id: string, shape: 'ladder' | 'pyramid', size = 12) {
  const { ladder } = houseOf(size, { shape }).season;
  const player = playerOn(ladder, id);
  const model = meOf(ladder, player, ladder.at);
  // Nothing is tapped here.
  const tools = { model, player, at: ladder.at } as Partial<Tools> as Tools;
  return { row: model.place?.row, html: renderToString(h(Rival, { tools })) };
}

const drawnAs = (html: string, part: string): number => html.split(`<g class="${part}"`).length - 1;

describe('the own page of a player in a pyramid (H2, H3)', () => {
  it('says in which row they are, and row by row whom they may challenge', () => {
    const { row, html } = rivalsOf('9', 'pyramid');
    expect(row).toBe(4);
    expect(pageText(html.replace(/<svg.*?<\/svg>/gs, ''))).toContain('Row 3 4 4 5 5 6 6 Row 4, to your left 7 7 8 8');
  });

  it('shows it as a picture, too: where they are, and who is in reach; not where that would be too small to see', () => {
    const { html } = rivalsOf('9', 'pyramid');
    expect([drawnAs(html, 'me'), drawnAs(html, 'may'), html.split('<rect').length - 1]).toEqual([1, 5, 12]);
    expect(rivalsOf('9', 'pyramid', 400).html).not.toContain('<svg');
  });

  it('has nothing of it on a plain ladder', () => {
    const { row, html } = rivalsOf('9', 'ladder');
    expect(row).toBeUndefined();
    expect(html).not.toMatch(/<svg|Row/);
  });
});
