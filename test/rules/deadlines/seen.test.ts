import { describe, expect, it, vi } from 'vitest';
import { formatCalendar } from '#functions/publishing/calendar.ts';
import { formatFeed } from '#functions/publishing/feed.ts';
import { deadlineWords } from '#shared/rules/deadlines/deadline-in-words.ts';
import { publicSeason } from '#shared/view/public-season.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { ASSETS, PLACE, textOf as readOf } from '#test/view/page.ts';
import { seasonView, toldOf } from '#test/view/told.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { ChessClub } from '../systems/club.ts';
import { toldByRungs } from '../told-by-rungs.ts';
import { madeUp } from './ladder.ts';

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return { ...registry, systemOf: (ladder) => madeUp(registry.systemOf(ladder), ladder) };
});

vi.mock(import('#shared/systems/words.ts'), async (original) => {
  const words = await original();
  return { ...words, wordsOf: (ladder) => toldByRungs(words.wordsOf(ladder), settlements) };
});

const settlements = { deadline: deadlineWords };

const NAMES = { ann: 'Ann Quill', bob: 'Bob Reed', cy: 'Cy Stone', dee: 'Dee Thorn' };

/** Dee has challenged Bob, who is two rungs above, and they have until 15 March. */
function challenged(name: string): ChessClub {
  const club = new ChessClub({ system: 'crewe', name, season: { start: '2023-03-01' } });
  club.does('seed', { order: 'given', players: Object.entries(NAMES).map(([id, called]) => ({ id, name: called })) });
  club.at('2023-03-01 20:00').challenge('dee', 'bob', 'quarrel');
  return club;
}

const viewOf = ({ season }: ChessClub, day: string) => seasonView(season, instant(Date.parse(`${day}T12:00:00Z`)));

describe('what a club sees of a challenge with a last day', () => {
  it('is who would win it without a game, and whom that would cost a rung', () => {
    const { due } = viewOf(challenged('forfeit'), '2023-03-02');
    expect(due).toMatchObject({
      kind: 'deadline',
      at: '2023-03-16T00:00:00+00:00',
      text: 'Dee Thorn and Bob Reed have until the end of 15 March to play; otherwise Dee Thorn wins by default.',
      drops: [{ id: 'bob', name: 'Bob Reed' }],
    });
    expect(viewOf(challenged('closed'), '2023-03-02').due).toMatchObject({
      text: 'Dee Thorn and Bob Reed have until the end of 15 March to play; otherwise the challenge lapses.',
      drops: [],
    });
  });

  it('is in the calendar of the season, on the page and to subscribe to, until it is played', () => {
    const { season } = challenged('forfeit');
    const shown = publicSeason(
      season.header,
      season.lines().map(({ command }) => command),
      { mode: 'initials', nicknames: {} },
    );
    const view = seasonView(shown, shown.ladder.at);
    expect(view.calendar.dues).toMatchObject([
      {
        kind: 'deadline',
        at: '2023-03-16T00:00:00+00:00',
        clause: 'T3',
        between: [{ name: 'D. T.' }, { name: 'B. R.' }],
      },
    ]);
    const place = { origin: 'https://ladder.example', club: { id: 'c', name: 'Club' }, ladder: 'l' };
    const file = formatCalendar(toldOf(shown), place).replaceAll('\r\n ', '');
    expect(file).toContain('DTSTART:20230316T000000Z');
    expect(file).toContain('SUMMARY:Challenge deadline: D. T. and B. R.');
    expect(file).toContain('D. T. and B. R. have until the end of 15 March to play\\; otherwise D. T. wins');
    const page = readOf(renderLadder(view, PLACE, ASSETS));
    expect(page).toContain('16 March , 00:00 : D. T. v B. R. , if they haven’t played');
    for (const secret of [...Object.keys(NAMES), ...Object.values(NAMES), 'quarrel'])
      expect(JSON.stringify([view.calendar, file, page])).not.toMatch(new RegExp(`\\b${secret}\\b`));
    const played = challenged('forfeit');
    played.result({ challenge: 'quarrel' }, [1, 0]);
    expect(viewOf(played, '2023-03-02').calendar.dues).toEqual([]);
  });

  it('is in the calendar in the order of the days, for the hundred issued first', () => {
    const club = new ChessClub({ system: 'crewe', name: 'closed', season: { start: '2023-03-01' } }).seedNumbered(130);
    for (let player = 130; player > 10; player--) {
      const day = String(1 + Math.floor((130 - player) / 10)).padStart(2, '0');
      club.at(`2023-03-${day} 20:${10 + ((130 - player) % 10)}`).challenge(String(player), String(player - 1));
    }
    const { dues } = viewOf(club, '2023-03-12').calendar;
    expect(dues).toHaveLength(100);
    expect(dues.map(({ at }) => at)).toEqual(dues.map(({ at }) => at).toSorted());
    expect([dues.at(0)?.between?.[0].name, dues.at(-1)?.between?.[0].name]).toEqual(['130', '31']);
  });

  it('is why everybody stands where they stand, once that day has passed', () => {
    const view = viewOf(challenged('forfeit').at('2023-03-17').settle(), '2023-03-17');
    expect(view.standings.map(({ name, why }) => `${name} ${textOf(why[0]?.text ?? [])}`)).toEqual([
      'Ann Quill began the season on rung 1',
      'Dee Thorn won by default against Bob Reed and moved up two, to rung 2',
      'Bob Reed lost by default to Dee Thorn and moved down one, to rung 3',
      'Cy Stone moved down one, to rung 4: Dee Thorn and Bob Reed didn’t play in time',
    ]);
    expect(view.settlements).toMatchObject([
      {
        kind: 'deadline',
        cause: 'Dee Thorn and Bob Reed didn’t play in time',
        dropped: [{ id: 'bob' }],
        dropClause: 'T3',
      },
    ]);
  });

  it('is who drops where it is closed and costs a rung, before that day and after it', () => {
    const club = challenged('dropped');
    const ahead = viewOf(club, '2023-03-02');
    expect(ahead.due?.text).toContain('otherwise the challenge lapses and Bob Reed drops.');
    const fates = ahead.standings.map(({ name, forecast }) => [name, forecast?.what, forecast?.to]);
    expect(fates).toEqual([
      ['Ann Quill', undefined, undefined],
      ['Bob Reed', 'drop', 3],
      ['Cy Stone', 'rise', 2],
      ['Dee Thorn', 'lapse', 4],
    ]);
    const { standings } = viewOf(club.at('2023-03-17').settle(), '2023-03-17');
    expect(standings.slice(1, 3).map(({ name, why }) => `${name} ${textOf(why[0]?.text ?? [])}`)).toEqual([
      'Cy Stone moved up one, to rung 2: Dee Thorn and Bob Reed didn’t play in time',
      'Bob Reed moved down one, to rung 3: Dee Thorn and Bob Reed didn’t play in time',
    ]);
  });

  it('is told in the news, and tells nothing of anybody whose name the club does not show', () => {
    const { season } = challenged('forfeit').at('2023-03-17').settle();
    const commands = season.lines().map(({ command }) => command);
    const shown = publicSeason(season.header, commands, { mode: 'initials', nicknames: {} });
    const place = { origin: 'https://ladder.example', club: { id: 'c', name: 'Club' }, ladder: 'l' };
    const [view, feed] = [seasonView(shown, season.ladder.at), formatFeed(toldOf(shown), place, season.ladder.at)];
    expect(feed).toContain('D. T. and B. R. didn’t play in time');
    const published = JSON.stringify([view, feed]);
    for (const secret of [...Object.keys(NAMES), ...Object.values(NAMES), 'quarrel']) {
      expect(published).not.toMatch(new RegExp(`["/ ]${secret}["/ ]`));
    }
  });
});
