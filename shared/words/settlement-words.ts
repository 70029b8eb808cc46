import type {
  ConfirmationSettlement,
  CutSettlement,
  DeadlineSettlement,
  PeriodSettlement,
  PotConfirmationSettlement,
  SeasonSettlement,
  Settlement,
  SettlementKind,
} from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Slide } from './happening.ts';
import type { NarrationContext } from './narration-context.ts';
import { type Phrase, textOf } from './phrase.ts';

type SettlementContext = Pick<NarrationContext, 'ladder' | 'named' | 'missed'>;

/** How a system speaks of one kind of what falls due. */
export interface SettlementWords<Kind extends Settlement> {
  /** What was held against players: "no match in October 2021". */
  readonly cause: (settlement: Kind, known: SettlementContext) => string;
  /** What was held against players whom it removed, where that is more: "no match for 2 months". */
  readonly removed?: (settlement: Kind, known: SettlementContext) => string;
  /** What it did to a player whose rung it changed, in words that follow their name. */
  readonly moved: (settlement: Kind, slide: Slide, known: SettlementContext) => Phrase;
  /** Why it moved a player, behind a colon, where that is more than its cause. */
  readonly why?: (settlement: Kind, slide: Slide, known: SettlementContext) => Phrase;
  /** What it will do, where it is yet to come: a whole sentence. */
  readonly ahead: (settlement: Kind, known: SettlementContext) => string;
  /** Its headline among the news: "Penalties: October 2021". */
  readonly news: (settlement: Kind) => string;
  /** What players are told who were moved although nothing counted against them: that others were penalised, or the cause. */
  readonly others: 'penalties' | 'cause';
  /** What it is called in a calendar, unless the system's own dates have it already: "Penalties for October 2021". */
  readonly date?: (settlement: Kind, known: SettlementContext) => string;
}

/** How it speaks of one whose dates a page lists ahead. */
export interface ListedWords<Kind extends Settlement> extends SettlementWords<Kind> {
  /** The heading of the list of those to come: "Activity checks". */
  readonly list: () => string;
}

/** How it speaks of one that holds something against players. */
export interface DatedWords<Kind extends Settlement> extends ListedWords<Kind> {
  /** What those that were are called beside the results, in a sentence: "penalties". */
  readonly called: () => string;
}

/**
 * How to avert the effect of a month or week on a player: by playing in it, or as the system says: after what awaits them ("
 * unless they gain two points") and, to the player, before it ("Gain two points in November").
 */
export type Averting =
  | 'playing'
  | ((settlement: PeriodSettlement, ladder: Ladder) => { readonly they: string; readonly you: string });

interface WordsByKind {
  readonly month: DatedWords<PeriodSettlement>;
  readonly week: DatedWords<PeriodSettlement>;
  readonly days: DatedWords<PeriodSettlement>;
  readonly season: DatedWords<SeasonSettlement>;
  readonly cut: DatedWords<CutSettlement>;
  readonly deadline: ListedWords<DeadlineSettlement>;
  readonly confirmation: SettlementWords<ConfirmationSettlement>;
  readonly 'pot-confirmation': SettlementWords<PotConfirmationSettlement>;
}

/** How a system speaks of each kind that its duties settle. What it leaves out is never said in other words. */
export type SettlementsInWords = Partial<WordsByKind>;

/** Words for each of some kinds, and for no other. */
export type WordsFor<Kind extends SettlementKind> = Pick<WordsByKind, Kind> & {
  readonly [Other in Exclude<SettlementKind, Kind>]?: never;
};

interface InWords {
  readonly cause: () => string;
  readonly removed: () => string;
  readonly moved: (slide: Slide) => Phrase;
  readonly why: (slide: Slide) => string;
  readonly ahead: () => string;
  readonly news: () => string;
  readonly others: 'penalties' | 'cause';
  readonly date: () => string | undefined;
}

/** Finds the words for a settlement. Throws if the system has no words for its kind, which is a defect of the system. */
export function settlementWords(words: SettlementsInWords, settlement: Settlement, known: SettlementContext): InWords {
  switch (settlement.kind) {
    case 'month':
      return saidOf(words.month, settlement, known);
    case 'week':
      return saidOf(words.week, settlement, known);
    case 'days':
      return saidOf(words.days, settlement, known);
    case 'season':
      return saidOf(words.season, settlement, known);
    case 'cut':
      return saidOf(words.cut, settlement, known);
    case 'confirmation':
      return saidOf(words.confirmation, settlement, known);
    case 'pot-confirmation':
      return saidOf(words['pot-confirmation'], settlement, known);
    case 'deadline':
      return saidOf(words.deadline, settlement, known);
  }
}

function saidOf<Kind extends Settlement>(
  words: SettlementWords<Kind> | undefined,
  settlement: Kind,
  known: SettlementContext,
): InWords {
  if (!words) throw new Error(`such a ladder has no words for the ${settlement.kind} ${settlement.name}`);
  return {
    cause: () => words.cause(settlement, known),
    removed: () => words.removed?.(settlement, known) ?? words.cause(settlement, known),
    moved: (slide) => words.moved(settlement, slide, known),
    why: (slide) => (words.why ? textOf(words.why(settlement, slide, known)) : words.cause(settlement, known)),
    ahead: () => words.ahead(settlement, known),
    news: () => words.news(settlement),
    others: words.others,
    date: () => words.date?.(settlement, known),
  };
}
