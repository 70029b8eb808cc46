import { describe, expect, it } from 'vitest';
import { FULL_NAMES, type Naming } from '#shared/view/naming.ts';
import { playerPart } from '#shared/view/player-part.ts';
import { publicSeason } from '#shared/view/public-season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { textOf } from '#shared/words/phrase.ts';
import { at, Club, seasonHistory, seasonView, who } from '#test/view/club.ts';
import { pgn } from '#test/view/clubs.ts';
import { meOf, type OwnChallenge } from '#web/apps/me/model.ts';
import { ownPots } from '#web/apps/me/own-pots.ts';
import { type PublishedData, toldOf } from '#web/apps/me/published.ts';
import { type Rivals, rivalsOf } from '#web/ui/ladder/rivals.ts';

const NAMES = { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee' };
const MEMBER = { registered: true, paidUntil: '2022-12-31' };

const me = ({ season }: Club, player: string, time: string) => meOf(season.ladder, who(player), at(time));

const said = ({ state, answers, nos }: OwnChallenge) => [state, answers.join(), nos.map(({ code }) => code).join()];

function rivals(club: Club, player: string, time: string): Rivals {
  const { ladder, named } = me(club, player, time);
  return rivalsOf(ladder, who(player), at(time), named);
}

const crewe = () => new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', NAMES);

describe('a player’s challenges', () => {
  it('can be accepted and declined by the challenged, and withdrawn by the challenger, until they are accepted (C12)', () => {
    const club = crewe();
    club.does('2021-09-10T10:00Z', 'challenge', { id: 'g1', challenger: 'dee', challenged: 'ann' });
    const [theirs, ours] = ['ann', 'dee'].map((each) => me(club, each, '2021-09-11T10:00Z').open);
    expect(theirs?.map(said)).toEqual([['open', 'accept,decline', '']]);
    expect(ours?.map(said)).toEqual([['open', 'withdraw', '']]);
    expect(me(club, 'bob', '2021-09-11T10:00Z').open).toEqual([]);
    club.does('2021-09-11T10:00Z', 'accept', { challenge: 'g1' });
    for (const each of ['ann', 'dee'])
      expect(me(club, each, '2021-09-11T10:00Z').open.map(said)).toEqual([['accepted', '', '']]);
  });

  it('wait for the coordinator with the score as each of the two sees it (N7)', () => {
    const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi' });
    const players = Object.entries(NAMES).map(([player, name]) => ({ id: player, name, ...MEMBER }));
    club.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
    club.does('2021-09-10T10:00Z', 'challenge', { id: 'g1', challenger: 'bob', challenged: 'ann' });
    const game = { challenge: 'g1', score: [1, 0], pgn: pgn('bob', 'ann', [1, 0]) };
    club.does('2021-09-11T15:00+03:00', 'result', game);
    const of = (player: string) => me(club, player, '2021-09-12T10:00Z').open.map(({ state, score }) => [state, score]);
    expect(of('bob')).toEqual([['awaiting', [1, 0]]]);
    expect(of('ann')).toEqual([['awaiting', [0, 1]]]);
  });
});

describe('where a player stands', () => {
  it('comes with what threatens them, by what is due at this moment and not when it was written', () => {
    const club = new Club().seed('2021-09-06T08:00Z', NAMES);
    club.match('2021-09-13T21:00+01:00', 'bob', 'ann', [0, 2]);
    expect(me(club, 'cy', '2021-09-20T10:00Z').place).toMatchObject({ rung: 3, of: 4, fates: [] });
    expect(me(club, 'cy', '2021-10-02T10:00Z').place?.fates).toMatchObject([{ clause: 'L26' }]);
    expect(me(club, 'ann', '2021-09-20T10:00Z').place?.fates).toEqual([]);
    const risen = new Club().seed('2021-09-06T08:00Z', { ...NAMES, eve: 'Eve' });
    risen.match('2021-09-13T21:00+01:00', 'eve', 'dee', [1, 1]);
    expect(me(risen, 'dee', '2021-09-24T10:00Z').place?.fates).toMatchObject([{ isThreat: false }]);
  });

  it('is told of each challenge by itself, whatever others are to lose before (H14)', () => {
    const club = new Club({ system: 'house', settings: { acceptDays: 5, acceptLate: 'lost' } });
    club.seed('2021-09-06T08:00Z', { ...NAMES, eve: 'Eve' });
    club.does('2021-09-10T10:00Z', 'challenge', { id: 'e1', challenger: 'eve', challenged: 'bob' });
    club.does('2021-09-11T10:00Z', 'challenge', { id: 'd1', challenger: 'dee', challenged: 'cy' });
    const fates = me(club, 'cy', '2021-09-12T10:00Z').place?.fates;
    expect(fates?.map(({ challenge, words }) => [challenge, words])).toEqual([
      ['d1', 'Accept by Thu 16 Sep, or you lose by default and fall to 4th.'],
    ]);
  });

  it('is nowhere for somebody who was never on the ladder, or is off it, and can join', () => {
    const club = crewe();
    club.does('2021-09-10T10:00Z', 'leave', { player: 'bob' });
    const joining = (player: string) => {
      const { place, join } = me(club, player, '2021-09-11T10:00Z');
      return [place, join];
    };
    expect(joining('zoe')).toEqual([undefined, 'new']);
    expect(joining('bob')).toEqual([undefined, 'again']);
    expect(me(club, 'ann', '2021-09-11T10:00Z').join).toBeUndefined();
  });

  it('shares a rung where points are equal, and counts no stake that is in a pot', () => {
    const club = new Club({ system: 'shicargo' }).seed('2021-09-06T08:00Z', NAMES);
    club.does('2021-09-10T10:00Z', 'start', { id: 'g1', players: ['cy', 'dee'] });
    const model = me(club, 'dee', '2021-09-10T11:00Z');
    expect(model.place).toMatchObject({ rung: 3, of: 4, points: 900 });
    expect(ownPots({ model, player: who('dee') })).toMatchObject([{ id: 'g1', pot: 200 }]);
    expect(ownPots({ model, player: who('ann') })).toEqual([]);
  });
});

describe('a club night', () => {
  const club = new Club().seed('2021-09-06T08:00Z', NAMES);
  for (const player of ['ann', 'cy']) club.does('2021-09-13T19:45+01:00', 'arrive', { player });

  it('is under way as soon as somebody is there, until the day ends', () => {
    const bob = (time: string) => me(club, 'bob', time).night;
    expect(bob('2021-09-13T20:00+01:00')).toMatchObject({ here: false, underWay: true, myTurn: false });
    expect(bob('2021-09-14T20:00+01:00')).toMatchObject({ underWay: false });
    expect(me(club, 'cy', '2021-09-13T20:00+01:00').night).toMatchObject({ here: true, myTurn: true });
  });

  it('is no matter of a ladder without nights, nor of an evening without one', () => {
    expect(me(crewe(), 'ann', '2021-09-13T20:00Z').night).toBeUndefined();
    const onMondays = new Club({ settings: { nights: ['monday'] } }).seed('2021-09-06T08:00Z', NAMES);
    const on = (day: string) => me(onMondays, 'bob', `${day}T20:00Z`).night;
    expect([on('2021-09-13'), on('2021-09-14')]).toEqual([expect.objectContaining({ underWay: false }), undefined]);
  });

  it('is that of the final on the last day of the season, when nobody is safe yet', () => {
    const final = new Club().seed('2022-05-30T08:00Z', NAMES);
    const { end } = final.season.header.season;
    const on = (day: string) => me(final, 'bob', `${day}T20:00+01:00`).night?.isFinal;
    expect([end && on(end), on('2022-05-30')]).toEqual([true, false]);
  });

  it('says of somebody removed at the final’s cut that they come back at the bottom (L29)', () => {
    const final = new Club().seed('2022-05-30T08:00Z', NAMES);
    final.does('2022-06-06T20:00+01:00', 'arrive', { player: 'ann' });
    const { place, join, night } = me(final, 'bob', '2022-06-06T20:30+01:00');
    expect([place, join, night?.late]).toEqual([undefined, undefined, true]);
  });
});

describe('whom a player may challenge', () => {
  it('is told one by one, and one reason against many once', () => {
    const club = new Club().seed('2021-09-06T08:00Z', NAMES);
    for (const player of ['ann', 'bob', 'cy']) club.does('2021-09-13T19:45+01:00', 'arrive', { player });
    const cy = rivals(club, 'cy', '2021-09-13T20:00+01:00');
    expect(cy.may.map(({ id: who, rung }) => `${rung} ${who}`)).toEqual(['1 ann', '2 bob']);
    const { may, not } = rivals(club, 'ann', '2021-09-13T20:00+01:00');
    expect(may).toEqual([]);
    expect(not.map(({ refusal, who }) => [refusal.code, who.map(({ name }) => name)])).toEqual([
      ['not-your-turn', ['Bob', 'Cy']],
    ]);
  });

  it('is anybody farther away too, where both may agree (C11), and nowhere else', () => {
    const names = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`p${index + 1}`, `P${index + 1}`]));
    const club = new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', names);
    const { may, ifAgreed, not } = rivals(club, 'p14', '2021-09-13T20:00Z');
    expect([may.length, ifAgreed.map(({ rung }) => rung), not]).toEqual([10, [1, 2, 3], []]);
    const programs = new Club({ system: 'computer-go', board: 9 }).seed('2021-09-06T08:00Z', NAMES);
    expect(rivals(programs, 'dee', '2021-09-13T20:00Z').ifAgreed).toEqual([]);
  });
});

const NOW = at('2021-09-20T10:00Z');
const SHY: Naming = { mode: 'initials', nicknames: {} };
const cy = who('cy-cooper');

function club(): Club {
  const names = { 'ann-archer': 'Ann Archer', 'bob-bishop': 'Bob Bishop', 'cy-cooper': 'Cy Cooper' };
  const made = new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', names);
  made.match('2021-09-10T10:00Z', 'cy-cooper', 'ann-archer', [1, 0]);
  return made;
}

const logOf = ({ season }: Club): readonly Command[] => season.lines().map(({ command }) => command);

function published(made: Club, naming: Naming, lines = Number.POSITIVE_INFINITY): PublishedData {
  const season = publicSeason(made.season.header, logOf(made).slice(0, lines), naming);
  return { view: seasonView(season, NOW), history: seasonHistory(season, NOW) };
}

describe('what the public pages tell a player about themselves', () => {
  it('is theirs even where the club hides all names, and names the others as members know them', () => {
    const made = club();
    const pages = published(made, SHY);
    expect(JSON.stringify(pages)).not.toMatch(/cooper/i);
    const told = toldOf(pages, made.season.ladder, cy);
    expect(told?.why[0] && textOf(told.why[0].text)).toContain('beat Ann Archer');
    expect(told?.bouts.map(({ outcome, opponents }) => [outcome, opponents.map(({ name }) => name)])).toEqual([
      ['won', ['Ann Archer']],
    ]);
    expect(told?.publicId).toBe(pages.view.standings.find(({ name }) => name === 'C. C.')?.id);
  });

  it('is the same on a long ladder, of which only what is about them is read', () => {
    const made = club();
    const pages = published(made, SHY);
    const part = playerPart(pages.view, pages.history, made.season.ladder.order.rungOf(cy) ?? 0);
    expect(part.view.standings.length).toBeLessThan(pages.view.standings.length);
    const [told, whole] = [part, pages].map((each) => toldOf(each, made.season.ladder, cy));
    expect([told?.publicId, told?.why]).toEqual([whole?.publicId, whole?.why]);
    expect(told?.bouts.map(({ opponents }) => opponents)).toEqual(whole?.bouts.map(({ opponents }) => opponents));
    expect(told?.bouts[0]?.opponents).toMatchObject([{ name: 'Ann Archer' }]);
  });

  it('is not told from pages of another moment, where somebody else may stand on that rung', () => {
    const made = club();
    expect(toldOf(published(made, SHY, 1), made.season.ladder, cy)).toBeUndefined();
  });

  it('keeps the public name of whoever has left', () => {
    const made = club();
    made.does('2021-09-12T10:00Z', 'leave', { player: 'ann-archer' });
    const told = toldOf(published(made, SHY), made.season.ladder, cy);
    expect(told?.bouts[0]?.opponents.map(({ name }) => name)).toEqual(['A. A.']);
  });

  it('finds the results of somebody who is off the ladder, where names are shown in full', () => {
    const made = club();
    made.does('2021-09-12T10:00Z', 'leave', { player: 'cy-cooper' });
    const told = toldOf(published(made, FULL_NAMES), made.season.ladder, cy);
    expect(told?.bouts).toHaveLength(1);
    expect(told?.why).toEqual([]);
  });

  it('says of a result what became of it, as soon as it is confirmed or rejected, while the history is behind', () => {
    const made = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi' });
    const players = ['ann', 'bob', 'cy'].map((id) => ({ id, name: id, ...MEMBER }));
    made.does('2021-09-06T08:00Z', 'seed', { order: 'given', players });
    const told = (history: PublishedData['history']) => {
      const { view } = published(made, FULL_NAMES);
      return toldOf({ view, history }, made.season.ladder, who('ann'))?.bouts.map(({ outcome, played }) => [
        played.state,
        outcome,
      ]);
    };
    for (const [id, saturday, sunday] of [
      ['bob', '2021-09-11', '2021-09-12'],
      ['cy', '2021-09-18', '2021-09-19'],
    ] as const) {
      made.does(`${saturday}T10:00Z`, 'challenge', { id: `g-${id}`, challenger: id, challenged: 'ann' });
      const game = { challenge: `g-${id}`, score: [0, 1], pgn: pgn(id, 'ann', [0, 1]) };
      made.does(`${saturday}T15:00+03:00`, 'result', game);
      const { history } = published(made, FULL_NAMES);
      expect(told(history)?.[0]).toEqual(['awaiting', undefined]);
      made.does(`${sunday}T15:00+03:00`, id === 'bob' ? 'approve' : 'reject', { challenge: `g-${id}` });
      expect(told(history)?.[0]).toEqual(id === 'bob' ? ['stands', 'won'] : ['rejected', undefined]);
    }
  });

  it('has the rule of a clause in plain words, so that nobody declines without having read it', () => {
    const made = club();
    const told = toldOf(published(made, FULL_NAMES), made.season.ladder, cy);
    expect(told?.ruleOf('C12')).toMatch(/declining is counted/);
    expect(told?.ruleOf('L99')).toBeUndefined();
    expect(told?.ruleOf('§0')).toBeUndefined();
    const dice = new Club({ system: 'shicargo' }).seed('2021-09-06T08:00Z', { 'cy-cooper': 'Cy' });
    expect(toldOf(published(dice, FULL_NAMES), dice.season.ladder, cy)?.ruleOf('S')).toBeUndefined();
  });
});
