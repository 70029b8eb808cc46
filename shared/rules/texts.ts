import { partsOf } from '../words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  /** What people read of players who are away; only systems that know that carry it. */
  away: AWAY,
  challenge: CHALLENGE,
  common: COMMON,
  /** What people read of deadlines; only systems that have them carry it. */
  deadlines: DEADLINES,
  /** What falls due, and what a season's days are called. */
  dues: DUES,
  engine: ENGINE,
  go: GO,
  /** Words about missed months or weeks, on ladders that say which of them count. */
  missed: MISSED,
  night: NIGHT,
  /** What people read of pairs, where they are the entrants of a ladder. */
  pairs: PAIRS,
  pgn: PGN,
  points: POINTS,
  pots: POTS,
  settings: SETTINGS,
  /** Why something moved a player, and what a game did: in words that follow a name, or as a headline. */
  stories: STORIES,
  /** The players whom somebody can’t challenge now, on ladders with such rules. */
  whom: WHOM,
  /** Rules in plain words that several systems share; systems without them are bundled without them. */
  written: WRITTEN,
  log: LOG,
} = partsOf('rules', { en, de, fr });
