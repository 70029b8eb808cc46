import { describe, expect, it } from 'vitest';
import { formatCalendar } from '#functions/publishing/calendar.ts';
import { formatFeed } from '#functions/publishing/feed.ts';
import type { Season } from '#shared/engine/season.ts';
import { remindersOf } from '#shared/view/player-notices/reminders.ts';
import { publicSeason } from '#shared/view/public-season.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { seasonView, toldOf } from '#test/view/club.ts';
import { ASSETS, PLACE, textOf as readOf } from '#test/view/page.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { ChessClub } from '../systems/club.ts';
import { houseOf } from './club.ts';

const NAMES = { ann: 'Ann Quill', bob: 'Bob Reed', cy: 'Cy Stone', dee: 'Dee Thorn' };

/** Dee has challenged Bob, who is two rungs above, and they have until 15 March. */
function challenged(playLate: string): ChessClub {
  const settings = { acceptDays: 0, playLate };
  const club = new ChessClub({ system: 'house', season: { start: '2023-03-01' }, settings });
  club.does('seed', { order: 'given', players: Object.entries(NAMES).map(([id, called]) => ({ id, name: called })) });
  club.at('2023-03-01 20:00').challenge('dee', 'bob', 'quarrel');
  return club;
}

const noonOf = (day: string) => instant(Date.parse(`${day}T12:00:00Z`));
const viewOf = ({ season }: ChessClub, day: string) => seasonView(season, noonOf(day));

/** Why everybody stands where they stand on a day. */
const whyOf = (club: ChessClub, day: string) =>
  viewOf(club, day).standings.map(({ name, why }) => `${name} ${textOf(why[0]?.text ?? [])}`);

const SITE = { origin: 'https://ladder.example', club: { id: 'c', name: 'Club' }, ladder: 'l' };
const byInitials = (season: Season) =>
  publicSeason(
    season.header,
    season.lines().map(({ command }) => command),
    { mode: 'initials', nicknames: {} },
  );
const SECRETS = [...Object.keys(NAMES), ...Object.values(NAMES), 'quarrel'];

describe('what a club sees of a challenge with a last day (H15)', () => {
  it('is who would win it without a game, and whom that would cost a rung', () => {
    const { due } = viewOf(challenged('lost-by-challenged'), '2023-03-02');
    expect(due).toMatchObject({
      kind: 'deadline',
      at: '2023-03-16T00:00:00+00:00',
      text: 'Dee Thorn and Bob Reed have until the end of 15 March to play; otherwise Dee Thorn would win by default.',
      drops: [{ id: 'bob', name: 'Bob Reed' }],
    });
    expect(viewOf(challenged('lapses'), '2023-03-02').due).toMatchObject({
      text: 'Dee Thorn and Bob Reed have until the end of 15 March to play; otherwise the challenge expires.',
      drops: [],
    });
  });

  it('is in the calendar of the season, on the page and to subscribe to, until it is played', () => {
    const { season } = challenged('lost-by-challenged');
    const shown = byInitials(season);
    const view = seasonView(shown, shown.ladder.at);
    expect(view.calendar.dues).toMatchObject([
      {
        kind: 'deadline',
        at: '2023-03-16T00:00:00+00:00',
        clause: 'H15',
        between: [{ name: 'D. T.' }, { name: 'B. R.' }],
      },
    ]);
    const file = formatCalendar(toldOf(shown), SITE).replaceAll('\r\n ', '');
    expect(file).toContain('DTSTART;VALUE=DATE:20230315');
    expect(file).toContain('SUMMARY:Challenge deadline: D. T. and B. R.');
    expect(file).toContain(
      'D. T. and B. R. have until the end of 15 March to play\\; otherwise D. T. would win by default',
    );
    const page = readOf(renderLadder(view, PLACE, ASSETS));
    expect(page).toContain('D. T. challenges B. R. not yet accepted, play by 15 Mar');
    for (const secret of SECRETS)
      expect(JSON.stringify([view.calendar, file, page])).not.toMatch(new RegExp(`\\b${secret}\\b`));
    const played = challenged('lost-by-challenged');
    played.result({ challenge: 'quarrel' }, [3, 0]);
    expect(viewOf(played, '2023-03-02').calendar.dues).toEqual([]);
  });

  it('is in the calendar in the order of the days, for the hundred issued first', () => {
    const club = houseOf(130, { playDays: 14 });
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
    const club = challenged('lost-by-challenged').at('2023-03-17').settle();
    expect(whyOf(club, '2023-03-17')).toEqual([
      'Ann Quill began the season in 1st',
      'Dee Thorn won by default against Bob Reed',
      'Bob Reed lost by default to Dee Thorn',
      'Cy Stone passed by Dee Thorn, who won by default against Bob Reed',
    ]);
    expect(viewOf(club, '2023-03-17').settlements).toMatchObject([
      {
        kind: 'deadline',
        cause: 'Dee Thorn and Bob Reed didn’t play in time',
        dropped: [{ id: 'bob' }],
        dropClause: 'H15',
      },
    ]);
  });

  it('is lost by who offered no day, which everybody reads before and after, and nobody the day (H15)', () => {
    const club = challenged('lost-by-silent');
    club.accept({ challenge: 'quarrel' }).does('offer', { challenge: 'quarrel', player: 'dee' });
    const ahead = viewOf(club, '2023-03-02');
    expect(ahead.due?.text).toBe(
      'Dee Thorn and Bob Reed have until the end of 15 March to play; otherwise Dee Thorn would win by default, unless Bob Reed offers a day too.',
    );
    const { forecast } = ahead.standings[1] ?? {};
    expect(forecast).toMatchObject({ what: 'loss', to: 3, unless: 'offering' });
    const { season } = club.at('2023-03-17').settle();
    expect(whyOf(club, '2023-03-17').slice(1)).toEqual([
      'Dee Thorn won by default: Bob Reed offered no day',
      'Bob Reed lost to Dee Thorn: offered no day',
      'Cy Stone passed by Dee Thorn, who won by default against Bob Reed',
    ]);
    const shown = byInitials(season);
    const published = JSON.stringify([seasonView(shown, season.ladder.at), shown.lines()]);
    expect(published).toContain('"verb":"offer"');
    for (const secret of SECRETS) expect(published).not.toMatch(new RegExp(`["/ ]${secret}["/ ]`));
  });

  it('is who drops where both lose it, before that day and after it', () => {
    const club = challenged('lost-by-both');
    const ahead = viewOf(club, '2023-03-02');
    expect(ahead.due?.text).toContain('otherwise both lose, which costs Bob Reed a place.');
    expect(ahead.standings.map(({ name, forecast }) => [name, forecast?.what, forecast?.to])).toEqual([
      ['Ann Quill', undefined, undefined],
      ['Bob Reed', 'drop', 3],
      ['Cy Stone', 'rise', 2],
      ['Dee Thorn', 'loss', 4],
    ]);
    expect(whyOf(club.at('2023-03-17').settle(), '2023-03-17').slice(1, 3)).toEqual([
      'Cy Stone moved ahead of Bob Reed, who didn’t play Dee Thorn in time',
      'Bob Reed didn’t play Dee Thorn in time',
    ]);
  });

  it('is told in the news, and tells nothing of anybody whose name the club does not show', () => {
    const { season } = challenged('lost-by-challenged').at('2023-03-17').settle();
    const shown = byInitials(season);
    const [view, feed] = [seasonView(shown, season.ladder.at), formatFeed(toldOf(shown), SITE, season.ladder.at)];
    expect(feed).toContain('D. T. and B. R. didn’t play in time');
    const published = JSON.stringify([view, feed]);
    for (const secret of SECRETS) expect(published).not.toMatch(new RegExp(`["/ ]${secret}["/ ]`));
  });
});

const remindedOn = ({ season: { ladder } }: ChessClub, day: string) =>
  remindersOf({ ladder, now: noonOf(day), place: { club: 'riverside', ladder: 'main' } }).map(
    ({ player, text }) => `${player}: ${text}`,
  );

/** 4 has challenged 2, who has until 8 March to accept; they have until 15 March to play. */
function toAccept(settings: object): ChessClub {
  const club = houseOf(5, { acceptDays: 7, playDays: 14, ...settings }).challenge('4', '2', 'c');
  return club;
}

describe('a challenge that is to be accepted by a day (H14)', () => {
  it('is what the two are reminded of a week before and the day before, and of the other deadline once it is accepted', () => {
    const club = toAccept({ acceptLate: 'lost', playLate: 'lost-by-both' });
    expect(remindedOn(club, '2023-03-02')).toEqual(['2: Accept by Wed 8 Mar, or you lose by default and fall to 3rd.']);
    expect(remindedOn(club, '2023-03-08')).toHaveLength(1);
    club.accept({ challenge: 'c' });
    expect(remindedOn(club, '2023-03-08')).toEqual([]);
    expect(remindedOn(club, '2023-03-15')).toEqual([
      '4: Play by Wed 15 Mar, or you both lose and you drop to 5th.',
      '2: Play by Wed 15 Mar, or you both lose and you drop to 3rd.',
    ]);
  });

  it('is on the page beside the day for playing, and why everybody stands where they stand afterwards', () => {
    const club = toAccept({ acceptLate: 'lost' });
    const ahead = viewOf(club, '2023-03-02');
    expect(ahead.calendar.dues).toMatchObject([
      { kind: 'acceptance', at: '2023-03-09T00:00:00+00:00', clause: 'H14' },
      { kind: 'deadline', at: '2023-03-16T00:00:00+00:00', clause: 'H15' },
    ]);
    expect(ahead.due?.text).toBe(
      '2 can accept 4’s challenge until the end of 8 March; otherwise 4 would win by default.',
    );
    const page = readOf(renderLadder(ahead, PLACE, ASSETS));
    expect(page).toContain('4 challenges 2 accept by 8 Mar, play by 15 Mar');
    expect(whyOf(club.at('2023-03-10').settle(), '2023-03-10').slice(1, 4)).toEqual([
      '4 won by default against 2',
      '2 lost by default to 4',
      '3 passed by 4, who won by default against 2',
    ]);
  });

  it('that was declined once too often says so to whom that moved', () => {
    const club = toAccept({ freeDeclines: 0, declining: 'lost' }).decline({ challenge: 'c' });
    expect(whyOf(club, '2023-03-02')[1]).toBe('4 2 declined the challenge');
  });
});
