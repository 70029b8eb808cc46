import { gamesSlot } from '#shared/rules/pots/slots.ts';
import { findGame } from '#shared/rules/pots/stake.ts';
import type { Scores } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { header } from '#test/rules/club.ts';
import { type Life, pick, type Scene } from '../arbitrary.ts';
import {
  anybody,
  anyDay,
  beginning,
  common,
  HOUR,
  idAmong,
  lineFor,
  newId,
  numbered,
  runningGame,
  when,
} from './common.ts';

const shicargo = (changes: object) => header({ system: 'shicargo', season: { start: '2021-03-01' }, ...changes });

/** Two or more, beginning anywhere. */
const seated = ({ one, other }: Scene): readonly PlayerId[] =>
  Array.from({ length: 2 + (other % 4) }, (_, index) => anybody(one + index * (1 + (other % 3) * 2)));

const scoresOf = (players: readonly PlayerId[], { one, third, sensible }: Scene): Scores => {
  const scores = players.map((player, index) => [player, ((one * (index + 3)) % 97) - (third % 40)] as const);
  return sensible || third % 2 === 0 ? scores : scores.slice(1);
};

const playersIn = ({ ladder }: Scene, game: ReturnType<typeof runningGame>): readonly PlayerId[] =>
  findGame(ladder, game)?.players ?? [anybody(0), anybody(1)];

function finishing(scene: Scene) {
  const game = runningGame(scene);
  const players = playersIn(scene, game);
  const reported = scene.one % 4 > 0 ? pick(players, scene.other) : undefined;
  return { game, scores: scoresOf(players, scene), ...when(scene), ...(reported && { reported }) };
}

/** One whose scores wait. */
const waitingGame = (scene: Scene) =>
  idAmong(
    scene,
    [...gamesSlot.of(scene.ladder).values()].filter(({ awaiting }) => awaiting),
  );

function turningDown(scene: Scene) {
  const game = waitingGame(scene);
  const disputed = scene.third % 2 === 0 ? pick(playersIn(scene, game), scene.other) : undefined;
  return { game, ...(disputed && { disputed }) };
}

function correcting(scene: Scene) {
  const line = lineFor(scene);
  const target = scene.season.standing(line);
  const players = target?.verb === 'finish' ? playersIn(scene, target.body.game) : [anybody(2), anybody(3)];
  return { line, scores: scoresOf(players, scene) };
}

/** Games of several, a month that passes now and then, and people who stay away. */
export const life: Life = {
  happens:
    'seed configure rename join leave start finish approve reject abandon correct void settle invalid time-goes-back not-this-system season-over unknown-player already-on-ladder not-on-ladder already-seeded busy unknown-game not-awaiting-approval bad-score not-correctable duplicate-id forfeited removed',
  forecasts: ['forfeit', 'nothing', 'removal', 'rise', 'share'],
  headers: [
    shicargo({}),
    shicargo({ settings: { confirm: 4, monthsUntilRemoval: 1 } }),
    shicargo({ timezone: 'Pacific/Chatham', settings: { confirm: 30, forfeitPercent: 60 } }),
    shicargo({ season: { start: '2021-03-16' }, closures: [{ from: '2021-05-01', to: '2021-06-02' }] }),
    shicargo({
      timezone: 'America/St_Johns',
      season: { start: '2021-03-18', end: '2021-05-31' },
      settings: { stake: 37, forfeitPercent: 60, monthsUntilRemoval: 2 },
    }),
  ],
  verbs: [
    ...(['start', 'start', 'start', 'finish', 'finish', 'finish', 'finish', 'abandon'] as const),
    ...(['join', 'leave', 'correct', 'void', 'settle', 'settle', 'seed', 'close', 'configure', 'rename'] as const),
    ...(['approve', 'reject'] as const),
  ],
  seed: (size) => ({ order: 'given', players: numbered(size) }),
  longWaits: 7,
  session: { day: anyDay, time: 20 * HOUR, pace: 30 },
  instead: beginning('start', (ladder) => gamesSlot.of(ladder).size === 0),
  makers: {
    ...common,
    start: (scene) => ({ id: newId(scene), players: [...new Set(seated(scene))] }),
    finish: finishing,
    approve: (scene) => ({ game: waitingGame(scene) }),
    reject: turningDown,
    abandon: (scene) => ({ game: runningGame(scene) }),
    correct: correcting,
  },
};
