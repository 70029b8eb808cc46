import type { PlayedGame } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Day, PlayerId } from '../vocabulary/vocabulary.ts';
import type { CalendarDate } from '../words/dates.ts';
import type { PairingTerms, TermsTold } from '../words/game-terms.ts';
import type { Milestones } from '../words/milestones.ts';
import type { Named } from '../words/names.ts';
import type { Headline, Teller } from '../words/narration-context.ts';
import type { SettlementsInWords } from '../words/settlement-words.ts';
import type { SettableRule } from '../words/written-rule.ts';

/** What a system is called where all are offered, and for whom it is; one that is offered by its games need not say. */
export interface Offer {
  readonly title: string;
  readonly says?: string;
}

/** What people read of a system. Nothing here is usual: what a system leaves out does not compile. */
export interface SystemWords<Settlements extends SettlementsInWords = SettlementsInWords> {
  readonly offer: Offer;
  readonly rules: (header: Header) => readonly SettableRule[];
  readonly tell: Teller;
  readonly headline: Headline;
  /** What a game was played at; of a game with its moves, where they were handed in, and who had White, where that was said. */
  readonly playedTerms: (
    ladder: Ladder,
    pairing: PairingTerms,
    named: Named,
    game?: Pick<PlayedGame, 'pgn' | 'white'>,
  ) => TermsTold;
  /** What else a player's row says, such as what only this system counts; a few words each. */
  readonly notes: (ladder: Ladder, player: PlayerId) => readonly string[];
  readonly settlements: Settlements;
  /** What a line made of players that is worth telling others. */
  readonly milestones: Milestones;
  readonly lastDay: () => string;
  /** The last day of a season in a calendar of dates, if the ladder has one; `name` is the ladder's. */
  readonly seasonEnd: (ladder: Ladder, name: string) => readonly CalendarDate[];
  /** The days on which the club plays, if its rules name them, from `from` to `until`. */
  readonly clubDays: (ladder: Ladder, from: Day, until: Day) => readonly CalendarDate[];
}

export const noNotes: SystemWords['notes'] = () => [];

/** Where the rules name no day on which the club plays. */
export const noClubDays: SystemWords['clubDays'] = () => [];
