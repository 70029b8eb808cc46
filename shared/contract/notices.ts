import * as z from 'zod/mini';
import { challenge, closures, day, line, player } from '../log/fields.ts';
import { NOTICE_EVENTS } from '../vocabulary/club.ts';
import { changedSettings, resultKind, resultState } from './ladder-facts.ts';
import { who } from './phrase.ts';
import { clause, count, list, object, optional, rung, told, tuple, when } from './schema.ts';
import { ofAnyKind, settlementName } from './settlement-kind.ts';

export const moveShape = {
  player,
  from: told('The rung before; null is off the ladder.', z.nullable(z.int())),
  to: told('The rung after; null is off the ladder.', z.nullable(z.int())),
} as const;
const noticeMove = object(moveShape);
export type NoticeMove = z.infer<typeof noticeMove>;

const tableRow = object({
  rung: told('Where equal points share one, the same for all of them.', z.int()),
  was: optional('The rung before, if it was another; null is off the ladder.', z.nullable(z.int())),
  player,
  name: z.string(),
  points: optional('Where players are ranked by points.', z.number()),
});
export type TableRow = z.infer<typeof tableRow>;

const factsShape = {
  challenge: z.exactOptional(object({ id: challenge, challenger: player, challenged: player })),
  result: optional(
    'A result of two, as it stands now; `line` gave it, which is not the notice’s where it was approved or amended.',
    object({
      line,
      kind: resultKind,
      state: resultState,
      score: tuple(z.number(), z.number()),
      playedAt: when,
      challenger: player,
      challenged: player,
    }),
  ),
  game: optional(
    'A game for points: what each scored, and gained or lost by it.',
    object({
      line,
      state: resultState,
      pot: z.number(),
      scores: list(object({ player, score: z.number(), net: z.number() })),
    }),
  ),
  penalty: optional(
    'At most 50 of each are listed.',
    ofAnyKind({
      period: settlementName,
      through: optional('The last of several that came out alike; missing where it is one.', z.string()),
      dropped: list(player),
      removed: list(player),
      forfeited: z.exactOptional(list(object({ player, points: z.number() }))),
    }),
  ),
  displaced: optional(
    'Whether the player got the marker of the displaced, or lost it.',
    object({ player, marker: z.enum(['got', 'lost']) }),
  ),
  change: optional(
    'What was changed of the ladder, or of a player’s name, by `line`, which is not the notice’s where it was voided. Which fields it has says what was changed.',
    object({
      line,
      state: z.enum(['stands', 'void']),
      name: z.exactOptional(z.string()),
      end: optional('The season’s new last day; null for none.', z.nullable(day)),
      closures: optional('All days on which the club is closed.', closures),
      settings: optional('Null puts one back to the system’s own.', changedSettings),
      player: optional('Whose name it is, or who was put on another rung.', player),
      rung: optional('On which an organiser put the player.', rung),
      people: optional(
        'Who plays as the pair from then on.',
        list(object({ id: player, name: z.exactOptional(z.string()) })),
      ),
    }),
  ),
  season: optional(
    'That the season before ended, that the one that the line is of began, or that the start of one was undone.',
    object({
      state: z.enum(['ended', 'began', 'undone']),
      name: optional('Of one that ended: what its address ends with.', z.string()),
      winner: optional('Of one that ended; null where nobody won it.', z.nullable(player)),
      start: optional('The first day of one that began.', day),
      end: optional('The last day of one that began, if it has one.', day),
    }),
  ),
  champion: optional(
    'Null where a correction has left the season without one.',
    object({ player: z.nullable(player) }),
  ),
} as const;

/** What a notice says to programs, by its event; people are named by id. */
const noticeFacts = object(factsShape);
export type NoticeFacts = z.infer<typeof noticeFacts>;

/** Something that happened to a ladder, as sent to webhooks: plain JSON, and public like the page. */
export const notice = object({
  format: told('Of this contract; a field that goes or changes its meaning raises it.', z.literal(1)),
  id: told(
    'The same however often it is sent: CLUB/LADDER/LINE/EVENT, with /N behind it from the second of a line on.',
    z.string(),
  ),
  event: told('"ping" is sent when a webhook is tested.', z.enum([...NOTICE_EVENTS, 'ping'])),
  club: z.string(),
  ladder: z.string(),
  line: told('The line of the season log that did it.', line),
  at: when,
  text: told('One sentence for people, without markup; names in it are what players call themselves.', z.string()),
  link: told('The ladder’s public page.', z.string()),
  players: told('Whom it is about, by name: at most 50.', list(who)),
  clause: z.exactOptional(clause),
  moves: told('Whom it moved, top first: at most 50.', list(noticeMove)),
  moved: told('How many it moved in all.', count),
  table: optional(
    'After a result, top first: the first 10 of the ladder, and 10 more at most of those whom it is about or moved.',
    list(tableRow),
  ),
  ...factsShape,
});
export type Notice = z.infer<typeof notice>;
