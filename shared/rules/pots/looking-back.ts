import { instant } from '../../vocabulary/vocabulary.ts';
import { hasResult } from '../challenge/looking-back.ts';
import type { PlayTold, Rule } from '../rule.ts';
import { endedGame, gamesSlot, over } from './slots.ts';

/** Of a game that starts. Voided, it leaves its id taken (§0 Voiding). */
export const ofStarted = {
  tellsOfPlay: ({ body: { id, players } }): PlayTold => ({ kind: 'begun', id, players, runs: true }),
  *againstVoiding(ladder, { body: { id } }) {
    const decided = endedGame(ladder, id)?.decided;
    if (decided !== undefined) yield hasResult('The game has', decided);
  },
  voided: {
    apply: (ladder, { body: { id, players }, at }) => ({ ladder: over(ladder, { id, players, started: at }) }),
  },
} satisfies Partial<Rule<'start'>>;

/** Of a game's scores. */
export const ofFinished = {
  looksBack: (ladder, { body }) => !gamesSlot.of(ladder).has(body.game),
  tellsOfPlay: ({ body }): PlayTold => ({ kind: 'ended', id: body.game, playedAt: body.playedAt }),
  attendedSince(ladder, { body, at }) {
    const started = endedGame(ladder, body.game)?.started;
    const played = body.playedAt ?? at;
    return started === undefined ? played : instant(Math.min(started, played));
  },
  amending: {
    corrects: 'result',
    stands: (ladder, { body }, line) => endedGame(ladder, body.game)?.decided === line,
    corrected: (line, { scores }) => (scores ? { ...line, body: { ...line.body, scores } } : line),
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
