import { instantOf } from '#shared/calendar/zone.ts';
import { nameOf } from '#shared/vocabulary/ladder.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { inARow } from '#shared/words/lists.ts';
import { hasResult } from '../challenge/amending.ts';
import type { PlayTold, Rule } from '../rule.ts';
import { CHALLENGE } from '../texts.ts';
import { gamesSlot, over } from './slots.ts';
import { findGame } from './stake.ts';

/** Of a game that starts. Voided, it leaves its id taken (§0 Voiding). */
export const ofStarted = {
  tellsOfPlay: ({ body: { id, players } }): PlayTold => ({ kind: 'begun', id, players, runs: true }),
  *againstVoiding(ladder, { body: { id, players } }) {
    const { decided, awaiting } = findGame(ladder, id) ?? {};
    if (awaiting || decided !== undefined)
      yield hasResult(CHALLENGE.hasResult(inARow(players.map((each) => nameOf(ladder, each)))));
  },
  voided: {
    apply: (ladder, { body: { id, players }, at }) => ({ ladder: over(ladder, { id, players, started: at }) }),
  },
} satisfies Partial<Rule<'start'>>;

export const ofFinished = {
  looksBack: (ladder, { body }) => !gamesSlot.of(ladder).has(body.game),
  tellsOfPlay: ({ body }): PlayTold => ({
    kind: 'ended',
    id: body.game,
    playedAt: body.playedAt,
    reported: body.reported,
  }),
  attendedSince(ladder, { body, at }) {
    const game = findGame(ladder, body.game);
    const started = game?.awaiting || game?.decided !== undefined ? game.started : undefined;
    const played = body.playedAt ?? at;
    return started === undefined ? played : instant(Math.min(started, played));
  },
  amending: {
    corrects: 'result',
    stands(ladder, { body }, line) {
      const game = findGame(ladder, body.game);
      return (game?.awaiting?.line ?? game?.decided) === line;
    },
    corrected: (line, { scores }) => (scores ? { ...line, body: { ...line.body, scores } } : line),
  },
} satisfies Partial<Rule<'finish'>>;

export const ofConfirmed = {
  fields: ['game'],
  looksBack: (ladder, { body }) => body.game === undefined || !gamesSlot.of(ladder).has(body.game),
} satisfies Partial<Rule<'approve'>>;

/** Of a game whose scores are taken back, or disputed. Once they are taken back it had never ended. */
export const ofTakenBack = {
  fields: ['game', 'disputed'],
  looksBack: (ladder, { body }) => body.game === undefined || !gamesSlot.of(ladder).has(body.game),
  tellsOfPlay: ({ body: { game: id, disputed } }): PlayTold | undefined =>
    id && { kind: disputed === undefined ? 'rejected' : 'disputed', id },
  attendedSince(ladder, { body: { game: id, disputed } }) {
    const day = id && disputed === undefined ? gamesSlot.of(ladder).get(id)?.awaiting?.day : undefined;
    return day && instantOf(ladder.header.timezone, day);
  },
} satisfies Partial<Rule<'reject'>>;

export const ofAbandonedGame = {
  fields: ['game'],
  tellsOfPlay: ({ body: { game: id } }): PlayTold | undefined => id && { kind: 'abandoned', id },
  looksBack: (ladder, { body }) => body.game === undefined || !gamesSlot.of(ladder).has(body.game),
  attendedSince: (ladder, { body }) =>
    body.game === undefined ? undefined : gamesSlot.of(ladder).get(body.game)?.started,
} satisfies Partial<Rule<'abandon'>>;
