import * as z from 'zod/mini';
import { challenge, closures, day, line, player } from '../log/fields.ts';
import { NOTICE_EVENTS } from '../vocabulary/club.ts';
import { changedSettings, resultKind, resultState } from './ladder-facts.ts';
import { who } from './phrase.ts';
import { clause, count, list, object, pair, told, when } from './schema.ts';
import { ofAnyKind, settlementName } from './settlement-kind.ts';

/** Who moved from which rung to which. */
export const moveShape = {
  player,
  from: told('The rung before; null is off the ladder.', z.nullable(z.int())),
  to: told('The rung after; null is off the ladder.', z.nullable(z.int())),
} as const;
const noticeMove = object(moveShape);
export type NoticeMove = z.infer<typeof noticeMove>;

const factsShape = {
  challenge: z.exactOptional(object({ id: challenge, challenger: player, challenged: player })),
  result: told(
    'A result of two, as it stands now; `line` gave it, which is not the notice’s where it was approved or amended.',
    z.exactOptional(
      object({
        line,
        kind: resultKind,
        state: resultState,
        score: pair(z.number(), z.number()),
        playedAt: when,
        challenger: player,
        challenged: player,
      }),
    ),
  ),
  game: told(
    'A game for points: what each scored, and gained or lost by it.',
    z.exactOptional(
      object({
        line,
        state: resultState,
        pot: z.number(),
        scores: list(object({ player, score: z.number(), net: z.number() })),
      }),
    ),
  ),
  penalty: told(
    'At most 50 of each are listed.',
    z.exactOptional(
      ofAnyKind({
        period: settlementName,
        through: told('The last of several that came out alike; missing where it is one.', z.exactOptional(z.string())),
        dropped: list(player),
        removed: list(player),
        forfeited: z.exactOptional(list(object({ player, points: z.number() }))),
      }),
    ),
  ),
  displaced: told(
    'Whether the player got the marker of the displaced, or lost it.',
    z.exactOptional(object({ player, marker: z.enum(['got', 'lost']) })),
  ),
  change: told(
    'What was changed of the ladder, or of a player’s name, by `line`, which is not the notice’s where it was voided. Which fields it has says what was changed.',
    z.exactOptional(
      object({
        line,
        state: z.enum(['stands', 'void']),
        name: z.exactOptional(z.string()),
        end: told('The season’s new last day; null for none.', z.exactOptional(z.nullable(day))),
        closures: told('All days on which the club is closed.', z.exactOptional(closures)),
        settings: told('Null puts one back to the system’s own.', z.exactOptional(changedSettings)),
        player: told('Whose name it is.', z.exactOptional(player)),
      }),
    ),
  ),
  season: told(
    'That the season before ended, that the one that the line is of began, or that the start of one was undone.',
    z.exactOptional(
      object({
        state: z.enum(['ended', 'began', 'undone']),
        name: told('Of one that ended: what its address ends with.', z.exactOptional(z.string())),
        winner: told('Of one that ended; null where nobody won it.', z.exactOptional(z.nullable(player))),
        start: told('The first day of one that began.', z.exactOptional(day)),
        end: told('The last day of one that began, if it has one.', z.exactOptional(day)),
      }),
    ),
  ),
  champion: told(
    'Null where a correction has left the season without one.',
    z.exactOptional(object({ player: z.nullable(player) })),
  ),
} as const;

/** What a notice says to programs, by its event; people are named by id. */
const noticeFacts = object(factsShape);
export type NoticeFacts = z.infer<typeof noticeFacts>;

/** Something that happened to a ladder, as it is sent to whoever asked for it: plain JSON, and public like the page. */
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
  ...factsShape,
});
export type Notice = z.infer<typeof notice>;
