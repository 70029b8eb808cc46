import { instant } from '../../vocabulary/vocabulary.ts';
import type { PlayTold, Rule } from '../rule.ts';
import { endedGame, gamesSlot } from './slots.ts';

/** Of a game that starts. */
export const ofStarted = {
  tellsOfPlay: ({ body: { id, players } }): PlayTold => ({ kind: 'begun', id, players, runs: true }),
} satisfies Partial<Rule<'start'>>;

/** Of a game's scores. Voided, the game counts as abandoned there, and the stakes return (§0 Voiding). */
export const ofFinished = {
  looksBack: (ladder, { body }) => !gamesSlot.of(ladder).has(body.game),
  tellsOfPlay: ({ body }): PlayTold => ({ kind: 'ended', id: body.game, playedAt: body.playedAt }),
  attendedSince(ladder, { body, at }) {
    const started = endedGame(ladder, body.game)?.started;
    const played = body.playedAt ?? at;
    return started === undefined ? played : instant(Math.min(started, played));
  },
  amending: {
    stands: (ladder, { body }, line) => endedGame(ladder, body.game)?.decided === line,
    corrected: (line, { scores }) => (scores ? { ...line, body: { ...line.body, scores } } : line),
    voided: ({ at, body: { game } }) => ({ at, verb: 'abandon', body: { game } }),
  },
} satisfies Partial<Rule<'finish'>>;

/** Of a game that is abandoned. */
export const ofAbandonedGame = {
  fields: ['game'],
  tellsOfPlay: ({ body: { game: id } }): PlayTold | undefined => id && { kind: 'abandoned', id },
  looksBack: (ladder, { body }) => body.game === undefined || !gamesSlot.of(ladder).has(body.game),
  attendedSince: (ladder, { body }) =>
    body.game === undefined ? undefined : gamesSlot.of(ladder).get(body.game)?.started,
} satisfies Partial<Rule<'abandon'>>;
