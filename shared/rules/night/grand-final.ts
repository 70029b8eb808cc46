import { localOf } from '#shared/calendar/zone.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Settlement } from '#shared/vocabulary/entry.ts';
import { type Ladder, nameOf } from '#shared/vocabulary/ladder.ts';
import { type Refusal, refusal } from '#shared/vocabulary/refusal.ts';
import { type Day, type Outcome, rung } from '#shared/vocabulary/vocabulary.ts';
import { clockWords, dayWords } from '#shared/words/dates.ts';
import { TEXT as WORDS } from '#shared/words/texts.ts';
import { twoNames } from '../challenge/the-two.ts';
import type { Hours } from '../common/hours.ts';
import type { Meeting } from '../common/movement.ts';
import { timeIn } from '../common/settings.ts';
import { dayOf, mustBeOnLadder } from '../common/standing.ts';
import type { Duty } from '../duty.ts';
import type { Rule } from '../rule.ts';
import { NIGHT } from '../texts.ts';
import { CUT, playoffOf } from './play-off.ts';
import { finalSlot, type GrandFinal } from './slots.ts';
import { turnOf } from './turn.ts';

export const finalOf = finalSlot.of;

const withFinal = (ladder: Ladder, change: Partial<GrandFinal>): Ladder =>
  finalSlot.set(ladder, { ...finalOf(ladder), ...change });

/** Marks a player who loses rung 1 by a match on the final's date that others played; a lost match takes the mark (L30–L31). */
export function withDisplaced(
  ladder: Ladder,
  before: Ladder['order'],
  { challenger, challenged }: Meeting,
  outcome: Outcome,
  began: Day,
): Ladder {
  const loser = outcome === 'drawn' ? undefined : outcome === 'challenger-won' ? challenged : challenger;
  const top = before.at(1);
  const bystander = top !== challenger && top !== challenged && ladder.order.at(1) !== top;
  const gets = top !== undefined && bystander && began === ladder.header.season.end;
  const { displaced } = finalOf(ladder);
  const after = displaced.filter((player) => player !== loser && !(gets && player === top));
  if (!gets && after.length === displaced.length) return ladder;
  return withFinal(ladder, { displaced: gets ? [...after, top] : after });
}

/** Nothing falls due any more once there is a champion (§0). */
export const untilCrowned =
  <Each extends Settlement>(duty: Duty<Each>): Duty<Each> =>
  (ladder, attendance) =>
    finalOf(ladder).champion ? undefined : duty(ladder, attendance);

function* mustBeTheFinal(ladder: Ladder, at: Command['at']): Generator<Refusal> {
  const { end } = ladder.header.season;
  if (end && dayOf(ladder, at) < end) yield refusal('not-final-night', NIGHT.notFinalDay(dayWords(end)), 'L27');
}

/** Refuses to end normal play before it is settled who takes part: those who are here at the cut-off (L29). */
function* mustBeAfterTheCut(ladder: Ladder): Generator<Refusal> {
  if (finalOf(ladder).latecomers) return;
  yield refusal('too-early', NIGHT.beforeCut(clockWords(CUT.clock)), 'L29');
}

/** Refuses to take the turn away from the player who has it while there is time to play (L28). */
function* mustLeaveNobodyTheTurn(ladder: Ladder, hours: Hours, at: Command['at']): Generator<Refusal> {
  const { day, time } = localOf(ladder.header.timezone, at);
  const turn = turnOf(ladder, at);
  if (turn === undefined || day !== ladder.header.season.end || time > timeIn(ladder, hours.to)) return;
  yield refusal('outside-hours', NIGHT.turnUntil(nameOf(ladder, turn), clockWords(hours.to.of(ladder))), hours.clause);
}

/** The end of normal play: the play-offs are worked out, or the champion (L32, L34). */
export const closing = (hours: Hours): Rule<'close'> => ({
  *refusals(ladder, { at }) {
    yield* mustBeTheFinal(ladder, at);
    yield* mustBeAfterTheCut(ladder);
    yield* mustLeaveNobodyTheTurn(ladder, hours, at);
    const [match] = ladder.challenges.values();
    if (!match) return;
    yield refusal('match-in-progress', NIGHT.stillPlaying(twoNames(ladder, match)), 'L32');
  },
  apply(ladder) {
    const closed = withFinal(ladder, { closed: true });
    const playoff = playoffOf(closed);
    return { ladder: playoff ? withFinal(closed, { playoff }) : crowned(closed), clause: 'L32' };
  },
});

/** The player on rung 1 has won the season (L34). */
function crowned(ladder: Ladder): Ladder {
  const { playoff: _, ...final } = finalOf(ladder);
  const champion = ladder.order.at(1);
  return finalSlot.set(ladder, { ...final, ...(champion && { champion }) });
}

/** One Armageddon game, or a walkover (L33). The first of two moves nobody; a challenger who beats rung 1 takes it. */
export const playingOff: Rule<'playoff'> = {
  *refusals(ladder, { body, at }) {
    for (const player of body.players) yield* mustBeOnLadder(ladder, player);
    yield* mustBeTheFinal(ladder, at);
    const due = finalOf(ladder).playoff;
    if (due && due[0] === body.players[0] && due[1] === body.players[1]) return;
    const which = due ? NIGHT.playoff(nameOf(ladder, due[0]), nameOf(ladder, due[1])) : NIGHT.noPlayoff;
    yield refusal('not-the-playoff', which, 'L32');
  },
  apply(ladder, { body }) {
    const due = finalOf(ladder).playoff;
    if (!due || due[0] !== body.players[0] || due[1] !== body.players[1]) return { ladder };
    const top = ladder.order.at(1);
    if (top && due[1] !== top) return { ladder: withFinal(ladder, { playoff: [body.winner, top] }), clause: 'L32' };
    const order = body.winner === due[0] ? ladder.order.move(due[0], rung(1)) : ladder.order;
    return { ladder: crowned({ ...ladder, order }), clause: 'L33' };
  },
};

const AFTER_CLOSE: readonly Command['verb'][] = ['playoff', 'depart', 'rename', 'settle', 'correct', 'void'];
const AFTER_CHAMPION: readonly Command['verb'][] = ['rename', 'settle', 'correct', 'void'];
const NOT_AFTER_THE_FINAL: readonly Command['verb'][] = ['seed', 'join', 'arrive', 'pass', 'challenge'];

/** What the end of a season leaves possible (§0 A season that is over). */
export function overAfterFinal(ladder: Ladder, command: Command): Refusal | undefined {
  const { champion, closed } = finalOf(ladder);
  if (champion) {
    return AFTER_CHAMPION.includes(command.verb)
      ? undefined
      : refusal('season-over', WORDS.overAndWon(nameOf(ladder, champion)).join(''), 'L34');
  }
  if (closed) return AFTER_CLOSE.includes(command.verb) ? undefined : refusal('season-over', NIGHT.onlyPlayoffs, 'L32');
  const { end } = ladder.header.season;
  if (!end || dayOf(ladder, dateOf(command)) <= end) return undefined;
  const late = NOT_AFTER_THE_FINAL.includes(command.verb) || command.verb === 'match';
  return late ? refusal('season-over', NIGHT.finalEnded(dayWords(end)), 'L34') : undefined;
}

/** A match is judged by its date of play, everything else by when it is recorded. */
const dateOf = (command: Command): Command['at'] =>
  command.verb === 'match' ? (command.body.playedAt ?? command.at) : command.at;
