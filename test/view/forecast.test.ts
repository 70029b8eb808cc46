import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import type { ForecastView } from '#shared/contract/forecast.ts';
import type { LadderView } from '#shared/contract/view.ts';
import { ahead } from '#shared/engine/ahead.ts';
import { settleDue } from '#shared/engine/settle.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { aheadOf, toldAhead, withoutPassing } from '#shared/view/ahead.ts';
import { forecastWords } from '#shared/view/forecast-words.ts';
import { at, Club, seasonView } from './club.ts';
import { pageOf, textOf } from './page.ts';
import { standing } from './vectors.ts';

const seeded = (size: number, changes: object = {}): Club => {
  const club = new Club(changes);
  const ids = Array.from({ length: size }, (_, index) => `p${index + 1}`);
  return club.seed('2021-09-06T08:00Z', Object.fromEntries(ids.map((id) => [id, id.toUpperCase()])));
};

const draw = (club: Club, time: string, one: string, other: string) => club.match(time, one, other, [1, 1]);

const viewOf = ({ season }: Club) => seasonView(season, season.ladder.at);

function toldTo(view: LadderView, id: string): string | undefined {
  const { forecast, rung } = standing(view, id);
  return forecast && forecastWords(forecast, rung);
}

describe('the forecast of a Lavers ladder', () => {
  const club = seeded(8);
  draw(club, '2021-09-13T20:00+01:00', 'p2', 'p3');
  draw(club, '2021-09-13T20:00+01:00', 'p4', 'p5');
  draw(club, '2021-09-13T20:00+01:00', 'p6', 'p7');
  const view = seasonView(club.season, at('2021-09-14T08:00+01:00'));

  it('puts the day where each language has it', () => {
    const said = (language: 'de' | 'fr') => inLanguage(language, () => toldTo(view, 'p1'));
    expect(said('de')).toBe('Abstieg auf Platz 6 ohne Partie bis 30. Sept.');
    expect(said('fr')).toBe('descente au rang 6 sans partie d’ici au 30 sept.');
  });

  it('says to whoever has not played where they would stand, when, and how to avert it (L25)', () => {
    expect(standing(view, 'p1').forecast).toEqual({
      kind: 'month',
      first: '2021-09-01',
      period: '2021-09',
      what: 'drop',
      at: '2021-10-01T00:00:00+01:00',
      clause: 'L25',
      to: 6,
      unless: 'playing',
    });
    expect(toldTo(view, 'p1')).toBe('down to 6th if no game by 30 Sep');
  });

  it('says to the others what that does to them, and that playing changes nothing about it', () => {
    expect(standing(view, 'p2').forecast).toMatchObject({ what: 'rise', to: 1, clause: 'L25' });
    expect(standing(view, 'p2').forecast).not.toHaveProperty('unless');
    expect(toldTo(view, 'p2')).toBe('up to 1st on 1 October as things stand');
    expect(standing(view, 'p7').forecast).toBeUndefined();
  });

  it('threatens nobody on the bottom rung, and no neighbours who fall together: not in the data either (§0)', () => {
    expect(standing(view, 'p8').forecast).toBeUndefined();
    expect(view.due?.drops.map(({ id }) => id)).toEqual(['p1']);
    const none = viewOf(seeded(8));
    expect(none.due?.drops).toEqual([]);
    expect(none.standings.filter(({ forecast }) => forecast)).toEqual([]);
  });

  it('is told in a season’s first month only once most of it is over, and always from the second on', () => {
    const told = (now: string, of = club) => {
      const { standings, ...when } = seasonView(of.season, at(now));
      return standings.flatMap((each) => toldAhead(each, when)).length;
    };
    expect([told('2021-09-14T08:00+01:00'), told('2021-09-22T08:00+01:00')]).toEqual([0, 0]);
    expect(told('2021-09-23T08:00+01:00')).toBeGreaterThan(0);
    const second = seeded(4);
    draw(second, '2021-10-04T20:00+01:00', 'p2', 'p3');
    expect(told('2021-10-05T08:00+01:00', second)).toBeGreaterThan(0);
  });

  it('stands on the page for those whom it threatens', () => {
    expect(textOf(pageOf(club))).not.toContain('would drop');
    const text = textOf(pageOf(club, at('2021-09-26T08:00+01:00')));
    expect(text).toContain('down to 6th if no game by 30 Sep');
    expect(text).toContain('As things stand, P1 would drop.');
    expect(text).not.toContain('up to 1');
  });

  it('of a rise that others’ deadlines bring is told only where nothing lowers the player', () => {
    const [rise, fall] = [
      { what: 'rise', to: 1 },
      { what: 'drop', to: 3, unless: 'playing' },
    ] as const;
    const told = (...whats: readonly Pick<ForecastView, 'what' | 'unless'>[]) =>
      withoutPassing(whats.map((forecast) => ({ forecast }))).map(({ forecast: { what } }) => what);
    expect([told(rise), told(rise, fall), told(fall, rise)]).toEqual([['rise'], ['drop'], ['drop']]);
  });

  it('threatens nobody who has played, nor whoever is in a match', () => {
    const later = seeded(4);
    draw(later, '2021-09-13T20:00+01:00', 'p1', 'p4');
    for (const player of ['p2', 'p3']) later.does('2021-09-13T20:05+01:00', 'arrive', { player });
    expect(toldTo(viewOf(later), 'p3')).toContain('down to');
    later.challengeAll('2021-09-13T20:10+01:00');
    const { standings } = viewOf(later);
    expect(standings.filter(({ forecast }) => forecast)).toEqual([]);
  });

  it('says nothing of a month that has not begun, as after a season’s short first one', () => {
    const early = seeded(3, { season: { start: '2021-09-20', end: '2022-06-06' } });
    draw(early, '2021-09-21T20:00+01:00', 'p2', 'p3');
    const view = seasonView(early.season, at('2021-09-22T08:00Z'));
    expect(view.due).toMatchObject({ first: '2021-10-01' });
    expect(view.standings.flatMap((each) => toldAhead(each, view))).toEqual([]);
  });

  it('tells of the removal after a second month (L26), and where the others go', () => {
    const idle = seeded(4);
    draw(idle, '2021-09-13T20:00+01:00', 'p2', 'p3');
    draw(idle, '2021-10-04T20:00+01:00', 'p2', 'p3');
    const view = viewOf(idle);
    expect(view.standings.map(({ id }) => id)).toEqual(['p2', 'p3', 'p1', 'p4']);
    expect(standing(view, 'p1').forecast).toMatchObject({ what: 'removal', clause: 'L26', unless: 'playing' });
    expect(toldTo(view, 'p1')).toBe('removed if no game by 31 Oct');
  });

  it('has the last settled month and the final between them in the club’s own zone', () => {
    const far = seeded(3, { timezone: 'Pacific/Auckland' });
    expect(viewOf(far).due?.at).toBe('2021-10-01T00:00:00+13:00');
  });
});

describe('the forecast of the Grand Final', () => {
  const club = seeded(3, { season: { start: '2021-09-06', end: '2021-09-13' } });

  it('threatens nobody as long as nobody at all has arrived (L29)', () => {
    const { standings, due } = seasonView(club.season, at('2021-09-13T19:30+01:00'));
    expect(due).toMatchObject({ clause: 'L29', at: '2021-09-13T20:15:00+01:00' });
    expect(standings.filter(({ forecast }) => forecast)).toEqual([]);
  });

  it('is not looked for before its day, as all months until then would have to be settled first', () => {
    const { season } = seeded(3, { season: { start: '2021-09-06', end: '2022-06-06' } });
    expect(Array.from(ahead(season.ladder), ({ settlement }) => settlement?.kind)).toEqual(['month']);
  });

  it('then is removal for all who have not arrived, said once on the page', () => {
    club.does('2021-09-13T19:40+01:00', 'arrive', { player: 'p3' });
    const view = seasonView(club.season, at('2021-09-13T19:41+01:00'));
    expect(toldTo(view, 'p1')).toBe('removed if not checked in by 20:15 on 13 Sep');
    expect(toldTo(view, 'p3')).toBe('up to 1st at 20:15 on 13 September as things stand');
    const text = textOf(pageOf(club));
    expect(text).toContain('players not checked in by 20:15 are removed from the ladder');
    expect(text).not.toContain('removed if');
  });
});

describe('the forecast of a Shicargo ladder', () => {
  const club = new Club({ system: 'shicargo', timezone: 'America/Chicago' });
  const players = ['ann', 'bob', 'cy', 'dee'].map((id) => ({ id, name: id.toUpperCase() }));
  club.does('2021-09-06T06:00Z', 'seed', { order: 'given', players });
  const now = () => viewOf(club);

  it('is not certain of anybody’s forfeit before somebody has played in the month (S)', () => {
    expect(standing(now(), 'ann').forecast).toEqual({
      kind: 'month',
      first: '2021-09-01',
      period: '2021-09',
      what: 'forfeit',
      at: '2021-10-01T00:00:00-05:00',
      clause: 'S',
      unless: 'playing',
    });
    expect(toldAhead(standing(now(), 'ann'), now())).toEqual([]);
  });

  it('then says how many points go, and who gets them', () => {
    club.does('2021-09-13T20:00Z', 'start', { id: 'one', players: ['cy', 'dee'] });
    club.does('2021-09-13T21:00Z', 'finish', { game: 'one', scores: Object.entries({ cy: 5, dee: 5 }) });
    expect(toldTo(now(), 'ann')).toBe('forfeits 250 points if no game by 30 Sep');
    expect(toldTo(now(), 'cy')).toBe('gets 250 points on 1 October as things stand');
    expect(standing(now(), 'cy').forecast).toMatchObject({ what: 'share', points: 250, to: 1, clause: 'S' });
  });

  it('says nothing of a month that does not count at all', () => {
    const late = new Club({ system: 'shicargo', season: { start: '2021-09-20', end: '2022-06-06' } });
    late.does('2021-09-20T08:00Z', 'seed', { order: 'given', players });
    const view = viewOf(late);
    expect(view.due).toBeUndefined();
    expect(view.standings.some(({ forecast }) => forecast)).toBe(false);
  });
});

describe('where nobody sinks for staying away', () => {
  it.each(['crewe', 'computer-go'])('a %s ladder has no forecast', (system) => {
    const club = seeded(3, { system, ...(system === 'computer-go' && { board: 9 }) });
    const view = seasonView(club.season, at('2022-01-01T08:00Z'));
    expect(view.standings).toHaveLength(3);
    expect(view.standings.some(({ forecast }) => forecast)).toBe(false);
  });
});

describe('once nobody can play any more before a week is due', () => {
  const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi', season: { start: '2021-09-06' } });
  club.seed('2021-09-06T08:00+03:00', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
  const told = (time: string) => toldTo(seasonView(club.season, at(time)), 'ann');

  it('a forecast on a Saturday says that playing averts it, and on the Sunday that only a game that was played does (N6)', () => {
    const match = { id: 'x', challenger: 'cy', challenged: 'bob', score: [0, 1] };
    club.does('2021-09-11T15:00+03:00', 'match', match, { override: 'a test' });
    club.does('2021-09-13T08:00+03:00', 'settle', {});
    expect(told('2021-09-18T18:30+03:00')).toBe('down to 2nd if no game by 19 Sep');
    expect(told('2021-09-19T09:00+03:00')).toBe('down to 2nd if no result is recorded up to 19 Sep');
  });
});

const NOW = '2026-01-05T12:00+03:00';

/** Six players since Monday 5 January 2026; a missed week costs a place, and so does a challenge not played in 14 days. */
function weekly(settings: object = {}): Club {
  const all = { period: 'week', acceptDays: 0, playDays: 14, playLate: 'lost-by-challenged', ...settings };
  const club = new Club({
    system: 'house',
    timezone: 'Africa/Nairobi',
    season: { start: '2026-01-05' },
    settings: all,
  });
  return club.seed(NOW, { p1: 'P1', p2: 'P2', p3: 'P3', p4: 'P4', p5: 'P5', p6: 'P6' });
}

const told = (view: LadderView, id: string): readonly string[] =>
  toldAhead(standing(view, id), view).map(({ forecast, rung }) => forecastWords(forecast, rung));

it('a player who is removed by the first of two settlements ahead hears no more of the second', () => {
  const removing = weekly({ removeAfter: 1 });
  removing.does('2026-01-06T14:05+03:00', 'challenge', { id: 'c1', challenger: 'p4', challenged: 'p2' });
  const view = seasonView(removing.season, at('2026-01-11T12:00+03:00'));
  expect(told(view, 'p2')).toEqual(['removed if no game by 11 Jan']);
  expect(view.due).toMatchObject({ kind: 'week', period: '2026-W02' });
});

describe('where challenges have a deadline', () => {
  const ladder = weekly();
  ladder.does('2026-01-10T14:05+03:00', 'challenge', { id: 'c1', challenger: 'p4', challenged: 'p2' });
  ladder.does('2026-01-17T14:05+03:00', 'challenge', { id: 'c2', challenger: 'p6', challenged: 'p5' });
  const view = viewOf(ladder);

  it('each player hears of their own, however many come before it and though the week ends sooner', () => {
    expect(told(view, 'p1')).toEqual([]);
    expect(told(view, 'p2')).toEqual(['down to 3rd if not played by 24 Jan']);
    expect(told(view, 'p4').at(-1)).toBe('up to 2nd after 24 January as things stand');
    expect(told(view, 'p5').at(-1)).toBe('down to 6th if not played by 31 Jan');
    const deadline = { kind: 'deadline', period: 'deadline-c2', clause: 'H15', to: 6 };
    expect(standing(view, 'p5').forecast).toMatchObject(deadline);
  });

  it('says on the page what is next, and what after that', () => {
    const ahead = [view.due, ...(view.later ?? [])];
    expect(ahead.map((due) => due?.period)).toEqual(['2026-W03', 'deadline-c1', 'deadline-c2']);
    const text = textOf(pageOf(ladder));
    expect(text).toContain('P4 and P2 have until the end of 24 January to play; otherwise P4 would win by default.');
    expect(text).toContain('down to 6th if not played by 31 Jan');
  });

  it('promises what the settlements then do', () => {
    for (const each of view.standings) {
      for (const { forecast } of aheadOf(each)) {
        const then = settleDue(ladder.season.ladder, at(forecast.at), asRemembered).ladder;
        expect([each.id, forecast.period, forecast.to]).toEqual([each.id, forecast.period, then.order.rungOf(each.id)]);
      }
    }
  });
});

it('looks at a hundred at most, the soonest of them', () => {
  const many = weekly();
  const players = Array.from({ length: 150 }, (_, index) => `q${index}`);
  for (const player of players) many.does(NOW, 'join', { player });
  for (let index = 0; index < 149; index++) {
    const pair = { challenger: `q${index + 1}`, challenged: `q${index}` };
    many.does('2026-01-10T14:05+03:00', 'challenge', { id: `c${100 + index}`, ...pair });
  }
  const { due, later = [] } = viewOf(many);
  expect(due?.period).toBe('2026-W02');
  expect(later[0]?.period).toBe('deadline-c100');
  expect(later.length).toBeGreaterThan(90);
  expect(later.length).toBeLessThan(100);
});
