import * as z from 'zod/mini';
import { challenge, id, line, player } from '../log/fields.ts';
import { headerShape } from '../log/parse.ts';
import { IMPORT_STATES } from '../vocabulary/club.ts';
import { lineView } from './entries.ts';
import { clause, count, list, object, pair, told, utc, when } from './schema.ts';

const opening = {
  key: told('The first access key of an organiser. It is told now and never again.', z.string()),
  link: told('Opens a session in a browser.', z.optional(z.string())),
} as const;

export const madeClub = object({ id, name: z.string(), unlisted: z.optional(z.boolean()), ...opening });
export const madeOrganiser = object(opening);

export const suspensionView = object({
  suspended: told('Whether its pages say so, and nothing can be changed.', z.boolean()),
});

/** Clubs that signed themselves up. */
export const signUpsView = object({
  signUps: list(
    object({
      club: id,
      person: told('The organiser who signed it up.', z.string()),
      email: told('Where they can be reached. Nobody else is told.', z.string()),
      at: utc,
      suspended: z.boolean(),
    }),
  ),
});

/** A ladder right after it was made: its header, and what to mind. */
export const madeLadder = z.readonly(
  z.extend(headerShape, {
    id,
    version: z.literal(1),
    warnings: list(object({ code: told('Such as "final-soon".', z.string()), detail: z.string(), clause })),
  }),
);

/** How a ladder stands towards those who look at it, and those who would record on it. */
export const statusView = object({
  name: told('What people call it: who deletes it types this.', z.string()),
  hidden: told('Whether it is off the club’s page and kept from search engines.', z.boolean()),
  closed: told('Whether nothing is recorded on it any more.', z.boolean()),
});
export type StatusView = z.infer<typeof statusView>;

/** Something is being deleted: nobody sees it any more, and what lies of it is cleared away. */
export const deletionView = object({ deleted: told('"club/ladder", or the club’s id.', z.string()) });

/** A person who is being forgotten, or would be: as whom they stay, and where they were found. */
export const forgettingView = object({
  as: told('Their id from then on.', player),
  name: told('What they are called from then on.', z.string()),
  ladders: list(
    object({
      ladder: id,
      lines: told('How many lines of its log are about them.', count),
      texts: told('In how many of them a text names them.', count),
      left: told(
        'Texts that have a part of their name in them and stay as they are, twenty at most: they may be about them.',
        list(object({ line: z.int(), text: z.string() })),
      ),
    }),
  ),
});
export type ForgettingView = z.infer<typeof forgettingView>;

const importShape = {
  id: told('What the ladder is called.', z.string()),
  state: z.enum(IMPORT_STATES),
  dryRun: z.boolean(),
  lines: told('Of the log, the header among them.', count),
  checked: told('How many of them are checked.', count),
  written: told('How many of them are written.', count),
} as const;

/** A log on its way to become a ladder: how far it has come, and in the end what came of it. */
export const importView = object({
  ...importShape,
  keepRefused: z.boolean(),
  by: z.string(),
  begun: when,
  refusedLines: told('How many lines the rules refuse.', count),
  refused: told(
    'The first hundred of them.',
    list(object({ line: z.int(), code: z.string(), message: z.string(), clause })),
  ),
  fault: told('What is wrong with the log as a whole, or why it failed.', z.optional(z.string())),
  system: z.optional(z.string()),
  standings: told(
    'How the ladder stands after the last line, once that is known.',
    list(
      object({
        rung: z.int(),
        player,
        displaced: z.optional(z.literal(true)),
        gap: z.optional(z.string()),
        points: z.optional(z.number()),
      }),
    ),
  ),
});
export type ImportView = z.infer<typeof importView>;

/** Imports that are under way, or have ended without a ladder. */
export const importsView = object({ imports: list(object(importShape)) });
export type ImportsView = z.infer<typeof importsView>;

/** Where to send a log that is too large for one request. */
export const uploadView = object({
  upload: told('What to begin the import with, once the log is sent.', z.string()),
  url: z.string(),
  method: z.literal('PUT'),
  seconds: told('For how long the link works.', z.int()),
});

/** A match outside the range that one player proposes to another. */
export const proposalView = object({ id: challenge, challenger: player, challenged: player, at: when });
export type ProposalView = z.infer<typeof proposalView>;

/** A game for points to which one player asks others. */
export const askedGameView = object({
  id: challenge,
  asks: told('Who asks.', player),
  players: told('In the order of their seats, who asks among them.', list(player)),
  stake: told('What each is asked to pay, in points.', z.number()),
  agreed: told('Who of those asked has agreed.', list(player)),
  declined: told('Who does not want to play: then it comes to nothing.', z.exactOptional(player)),
  at: when,
});
export type AskedGameView = z.infer<typeof askedGameView>;

/** When two players mean to play a challenge. */
export const gameDateView = object({
  challenge,
  players: told('The challenger first.', pair(player, player)),
  at: when,
  by: told('Who proposed it; missing where an official has set it.', z.exactOptional(player)),
  agreed: told('Whether both have agreed; the public sees it then.', z.boolean()),
});
export type GameDateView = z.infer<typeof gameDateView>;

/** A date on which two players will not play after all, or that one of them has turned down. */
const calledOffView = object({
  challenge,
  players: told('The challenger first.', pair(player, player)),
  at: when,
  by: told('Who cannot play then; missing where an official has called it off.', z.exactOptional(player)),
});
export type CalledOffView = z.infer<typeof calledOffView>;

/** Those of a player’s challenges, the soonest first; officials see all of them. */
export const gameDatesView = object({
  dates: list(gameDateView),
  calledOff: told('Where no other date has been proposed since, until that date.', list(calledOffView)),
});

/** What a player says is wrong. */
const disputeView = object({
  player,
  players: told('All who played, the challenger first.', list(player)),
  at: when,
  says: told('What is wrong, in their words.', z.exactOptional(z.string())),
  entry: told('The line that gave the result.', lineView),
});
export type DisputeView = z.infer<typeof disputeView>;

/** Results that count although a player says that they are wrong, oldest first; of a player their own. */
export const disputesView = object({
  disputes: list(disputeView),
  mayDispute: told('The lines of those results of which a player may say so.', list(line)),
});

/** What was proposed: a match, or a game for points. */
export const madeProposal = z.union([proposalView, askedGameView]);

/** Those that a player has made or that are made to them, oldest first. */
export const proposalsView = object({
  proposals: list(proposalView),
  games: told('Games for points to which players ask each other; officials see all of them.', list(askedGameView)),
});
