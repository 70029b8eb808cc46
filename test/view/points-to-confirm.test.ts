import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeEach, expect, test } from 'vitest';
import { challengesView } from '#functions/features/ladder-view/officials-view.ts';
import { stateView } from '#functions/features/ladder-view/state.ts';
import { Part } from '#web/apps/me/confirming.tsx';
import { meOf } from '#web/apps/me/model.ts';
import type { Tools } from '#web/apps/me/tools.tsx';
import { playerOn } from '../rules/house/club.ts';
import { textOf } from './page.ts';
import { brief, NAMES, Told } from './told-players.ts';

const POINTS = [
  [11, 7],
  [9, 11],
  [11, 4],
  [11, 8],
];

let told: Told;
beforeEach(() => {
  told = new Told({ confirm: 2 }, NAMES, { system: 'house' });
  told.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy' });
});

const shownTo = (who: string) => meOf(told.ladder, playerOn(told.ladder, who), told.ladder.at).open[0];

test('whoever is to confirm a result sees the points of its games, on their phone as in Admin', () => {
  told.does('result', { challenge: 'm1', score: [3, 1], points: POINTS, reported: 'dee' });
  expect(shownTo('dee')).toMatchObject({ score: [3, 1], points: POINTS });
  expect(shownTo('cy')).toMatchObject({ score: [1, 3], points: POINTS.map(([one, other]) => [other, one]) });
  const { challenges } = stateView(told.ladder, told.ladder.at).ladder;
  expect(challenges).toMatchObject([{ awaiting: { points: POINTS } }]);
  expect(challengesView(told.ladder, [], told.ladder.at)).toMatchObject([{ awaiting: { points: POINTS } }]);
});

test('they are told what was reported from the side of whoever did, as on their page', () => {
  const result = { challenge: 'm1', score: [3, 1], points: POINTS };
  const [[, , text] = []] = brief(told.does('result', { ...result, reported: 'cy' }));
  expect(text).toContain('Cy Cole reported 1–3 (7–11 11–9 4–11 8–11) for your match');
});

test('they are told that it was broken off, or not played at all', () => {
  const points = POINTS.slice(0, 2);
  const retired = { challenge: 'm1', score: [3, 1], points, retired: true, reported: 'dee' };
  const [[, , text] = []] = brief(told.does('result', retired));
  expect(text).toContain('Dee Day reported 3–1 (11–7 9–11, retired) for');
  const [challenge, player] = [shownTo('cy') ?? expect.fail(), playerOn(told.ladder, 'cy')];
  const model = meOf(told.ladder, player, told.ladder.at);
  const tools: Partial<Tools> = { player, model, pending: new Set([challenge.id]) };
  expect(textOf(renderToString(h(Part, { challenge, tools: tools as Tools })))).toContain('9–11, retired)');
  const { challenges } = stateView(told.ladder, told.ladder.at).ladder;
  expect(challenges).toMatchObject([{ awaiting: { retired: true } }]);
});

test('points that were put right are those that wait', () => {
  told.does('result', { challenge: 'm1', score: [3, 1], points: POINTS, reported: 'dee' });
  told.does('correct', { line: 4, score: [3, 0], points: POINTS.toSpliced(1, 1) });
  expect(shownTo('dee')).toMatchObject({ score: [3, 0], points: POINTS.toSpliced(1, 1) });
  told.does('correct', { line: 4, score: [3, 2] });
  expect(shownTo('dee')).not.toHaveProperty('points');
});
