import { expect, it } from 'vitest';
import { forecastWords } from '#shared/view/forecast-words.ts';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { ChessClub } from '../rules/systems/club.ts';
import { ASSETS, PLACE, textOf } from './page.ts';
import { seasonView } from './told.ts';

it('a challenge whose rules leave nothing open says when it was issued, and nothing before that', () => {
  const club = new ChessClub({ system: 'crewe', season: { start: '2023-03-01' } }).seedNumbered(3);
  club.at('2023-03-02 20:00').challenge('3', '1');
  const view = seasonView(club.season, club.season.ladder.at);
  const bare = { ...view, challenges: view.challenges?.map((each) => ({ ...each, terms: {} })) ?? [] };
  expect(textOf(renderLadder(view, PLACE, ASSETS))).toContain('unrated; issued 2 March');
  expect(textOf(renderLadder(bare, PLACE, ASSETS))).toContain('challenges 1 issued 2 March');
});

it('who drops for a challenge that is not played is told that it is theirs to play', () => {
  const forecast = { kind: 'deadline', what: 'drop', at: '2023-03-16T00:00:00+00:00', period: 'deadline-c1' } as const;
  const told = forecastWords({ ...forecast, clause: 'X1', unless: 'playing' }, { today: '2023-03-02', rung: 1 });
  expect(told).toContain('after 15 March unless they play their challenge');
});
