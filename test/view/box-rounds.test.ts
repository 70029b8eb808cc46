import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { historyView } from '#shared/contract/history.ts';
import { ladderView } from '#shared/contract/view.ts';
import { remindersOf } from '#shared/view/player-notices/reminders.ts';
import { publicly } from '#shared/view/public-season.ts';
import { SeasonNarrative } from '#shared/view/season-narrative.ts';
import { buildView } from '#shared/view/view.ts';
import { Rounds } from '#web/apps/rounds/rounds.tsx';
import { boutsOf, sumOf } from '#web/ui/ladder/record.ts';
import { PairsClub } from '../rules/pairs/club.ts';
import { at, buildHistory, Club, seasonHistory, seasonView, who } from './club.ts';
import { pageOf, textOf } from './page.ts';

const NAMES = { ann: 'Ann Archer', bob: 'Bob Brown', cy: 'Cy Cole', dee: 'Dee Day' };

/** Four in one box in March. Bob has beaten Ann, whose match with Cy was broken off at 2–1; Dee has played nobody. */
function league(): Club {
  const settings = { size: 4, unfinished: 'yes', least: 0 };
  const club = new Club({ system: 'boxes', season: { start: '2023-03-01' }, settings }).seed(
    '2023-03-01T08:00Z',
    NAMES,
  );
  club.match('2023-03-10T20:00Z', 'bob', 'ann', [3, 1]);
  club.match('2023-03-11T20:00Z', 'ann', 'cy', [2, 1]);
  return club;
}

/** The same in April, with a match of the new round. */
function inApril(): Club {
  const club = league();
  club.match('2023-04-03T20:00Z', 'dee', 'ann', [3, 0]);
  return club;
}

const IDS = ['ann', 'bob', 'cy', 'dee', 'eli', 'fay', 'gus', 'hal'];

const eightInBoxes = (settings: object = {}): Club =>
  new Club({ system: 'boxes', season: { start: '2023-03-01' }, settings }).seed(
    '2023-03-01T08:00Z',
    Object.fromEntries(IDS.map((id) => [id, id])),
  );

const MARCH = at('2023-03-20T12:00Z');

describe('the page of a ladder in a round', () => {
  const page = pageOf(league(), MARCH);

  it('has a table of crosses for each box: who has played whom, their points and places, and until when', () => {
    const text = textOf(page);
    expect(text).toContain('Round until 31 Mar');
    expect(text).toMatch(/Box 1 Points 1 2 3 4/);
    expect(text).toMatch(/1 Ann Archer.*?5 2nd 1–3 2–1\* .*?2 Bob Brown.*?5 1st 3–1 .*?3 Cy Cole.*?2 3rd 1–2\*/);
    expect(ladderView.safeParse(seasonView(league().season, MARCH)).success).toBe(true);
  });

  it('says of pairs that share a player that they have no match', () => {
    const pairs = PairsClub.inBoxes({}, 'ann bob', 'cy dee', 'eve fay', 'gus ann').sheet('p2', 'p1', [1, 0]);
    const html = pageOf(pairs, pairs.ladder.at);
    const cells = Array.from(
      html.matchAll(/<td class="cross"><abbr title="([^"]*)">–<\/abbr><\/td>/g),
      ([, says]) => says,
    );
    expect(cells).toEqual([
      'Ann Lee / Bob Ray and Gus Moe / Ann Lee can’t play each other: someone would be on both sides.',
      'Gus Moe / Ann Lee and Ann Lee / Bob Ray can’t play each other: someone would be on both sides.',
    ]);
    expect(ladderView.safeParse(seasonView(pairs.season, pairs.ladder.at)).success).toBe(true);
  });

  it('marks as won only what somebody has won', () => {
    expect(page).toContain('<td class="cross won">3–1</td>');
    expect(page).toContain('<td class="cross"><abbr title="not finished">2–1*</abbr></td>');
  });
});

describe('what a ladder says of the end of a round', () => {
  it('names the same players beside their names and among what comes next, also while reports wait', () => {
    const club = eightInBoxes({ size: 4, up: 1, confirm: 3 });
    club.match('2023-03-10T20:00Z', 'bob', 'ann', [3, 0]);
    club.match('2023-03-10T21:00Z', 'dee', 'cy', [3, 2]);
    club.match('2023-03-19T20:00Z', 'ann', 'cy', [3, 0], { reported: 'ann' });
    club.match('2023-03-19T21:00Z', 'eli', 'fay', [3, 0], { reported: 'eli' });
    const { standings, due, later = [] } = seasonView(club.season, MARCH);
    const going = (way: 'up' | 'down') => standings.filter(({ table }) => table?.goes === way).map(({ id }) => id);
    expect([going('up'), going('down')]).toEqual([['eli'], ['cy']]);
    expect([...(due ? [due] : []), ...later].flatMap(({ drops }) => drops.map(({ id }) => id))).toEqual(['cy']);
    // The one counts what the other doesn't yet, which is said.
    const said = 'Moves up and down already include reported results';
    expect([club, league()].map((each) => pageOf(each, MARCH).includes(said))).toEqual([true, false]);
    const ann = standings.find(({ id }) => id === 'ann');
    expect(ann?.table?.toPlay.map(({ id }) => id)).toEqual(['dee']);
  });

  it('follows the boxes while they may still change, before the first match', () => {
    const club = eightInBoxes();
    const story = new SeasonNarrative(club.season.header);
    for (const { command } of club.season.lines()) story.append(command);
    const numbers = () => buildView(story.told, MARCH).standings.map(({ table }) => table?.number);
    expect(numbers()).toEqual([1, 1, 1, 1, 1, 2, 2, 2]);
    story.append({ at: at('2023-03-20T10:00Z'), verb: 'leave', body: { player: who('hal') } });
    expect(numbers()).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});

describe('a round that is over', () => {
  const { season } = inApril();
  const history = seasonHistory(season, season.ladder.at);

  it('stays as the tables that it ended with', () => {
    expect(historyView.safeParse(history).success).toBe(true);
    const text = textOf(renderToString(h(Rounds, { history })));
    expect(text.trim()).toBe(
      '1 March – 31 March Box 1 Points 1 2 3 4 1 Bob Brown 5 1st 3–1 2 Ann Archer 5 2nd 1–3 2–1* 3 Cy Cole 2 3rd 1–2* 4 Dee Day 0 4th',
    );
  });

  it('shows names as the club has chosen', () => {
    const { header, command } = publicly(season.header, { mode: 'initials', nicknames: {} });
    const story = new SeasonNarrative(header);
    for (const line of season.lines()) story.append(command(line.command), line.effects.terms);
    const text = textOf(renderToString(h(Rounds, { history: buildHistory(story.told, season.ladder.at) })));
    expect(text).toContain('B. B. 5');
    expect(text).not.toContain('Bob');
  });

  it('is the same where a story goes on from a snapshot', () => {
    const story = new SeasonNarrative(season.header);
    for (const line of season.lines()) story.append(line.command, line.effects.terms);
    const again = new SeasonNarrative(season.header, undefined, JSON.parse(JSON.stringify(story.told.snapshot())));
    expect(buildHistory(again.told, season.ladder.at).settlements).toEqual(history.settlements);
  });
});

it('a match that was broken off is no win in the record of a player', () => {
  const { season } = league();
  const history = seasonHistory(season, season.ladder.at);
  const ann = history.players.findIndex(({ id }) => id === 'ann');
  expect(boutsOf(history, ann).map(({ outcome, played }) => [outcome, played.brokenOff])).toEqual([
    ['drawn', true],
    ['lost', undefined],
  ]);
  expect(sumOf(boutsOf(history, ann))).not.toMatch(/1 won/);
  expect(textOf(pageOf(league(), MARCH))).toContain('Ann Archer 2–1 Cy Cole (not finished)');
});

it('a score is what it was when it was recorded, whatever the settings have become since', () => {
  const club = eightInBoxes({ game: 'best-of-3' });
  club.match('2023-03-10T20:00Z', 'bob', 'ann', [2, 1]);
  club.does('2023-03-11T08:00Z', 'configure', { settings: { game: 'best-of-5', unfinished: 'yes' } });
  club.match('2023-03-12T20:00Z', 'cy', 'ann', [2, 1]);
  const { season } = club;
  const history = seasonHistory(season, season.ladder.at);
  const ann = history.players.findIndex(({ id }) => id === 'ann');
  expect(boutsOf(history, ann).map(({ outcome }) => outcome)).toEqual(['drawn', 'lost']);
  const { results } = seasonView(season, MARCH);
  expect(results.map(({ brokenOff }) => brokenOff)).toEqual([true, undefined]);
});

describe('a week before a round ends', () => {
  const due = (now: string) =>
    remindersOf({ ladder: league().season.ladder, now: at(now), place: { club: 'riverside', ladder: 'main' } })
      .filter(({ kind }) => kind === 'due')
      .map(({ player, text }) => `${player}: ${text}`);

  it('players are told how many they have still to play, and until when; on other days nobody is', () => {
    expect(due('2023-03-25T08:00Z')).toEqual([
      'ann: You have one match left in this round, which ends on 31 March.',
      'bob: You have 2 matches left in this round, which ends on 31 March.',
      'cy: You have 2 matches left in this round, which ends on 31 March.',
      'dee: You have 3 matches left in this round, which ends on 31 March.',
    ]);
    expect(due('2023-03-20T08:00Z')).toEqual([]);
  });
});
