import { formatLocal } from '../calendar/zone.ts';
import type { Reason } from '../contract/view.ts';
import { type Instant, type LineNumber, lineNumber, type PlayerId, rung } from '../vocabulary/vocabulary.ts';
import { type Happening, isSlide, type Shift } from '../words/happening.ts';
import type { Explanation, PlayerNarration } from '../words/narration-context.ts';

/** How many of a player's moves are told, and how many are stored, so that a correction needn't go back for them. */
const TOLD = 3;
const KEPT = 8;

/** Why a player moved: put into words only when it is told. */
interface KeptReason {
  readonly line: LineNumber;
  readonly entered: boolean;
  words: Reason | (() => Reason);
}

/** A player's last moves, newest first. */
interface Account {
  readonly kept: KeptReason[];
  /** Older ones are not kept. */
  cut: boolean;
  told: readonly Reason[] | undefined;
}

/** A player's last moves as told, newest first, and whether there were more. */
export interface AccountSnapshot {
  readonly player: PlayerId;
  readonly cut?: true;
  readonly kept: readonly (Reason & { readonly entered?: true })[];
}

/** Why everybody stands where they stand: their last moves, as they happen. */
export class Reasons {
  readonly #zone: string;
  readonly #accounts = new Map<PlayerId, Account>();
  #newest = 0;
  /** Many whom one thing moved alike have one reason. */
  readonly #shared = new WeakMap<Explanation, { readonly of: Happening; readonly reason: Reason }>();

  constructor(zone: string, accounts: readonly AccountSnapshot[] = []) {
    this.#zone = zone;
    for (const { player, cut = false, kept } of accounts) {
      const all = kept.map(({ entered = false, ...words }) => ({ line: lineNumber(words.line), entered, words }));
      this.#accounts.set(player, { kept: all, cut, told: undefined });
    }
  }

  snapshot(): readonly AccountSnapshot[] {
    return Array.from(this.#accounts, ([player, { kept, cut }]) => ({
      player,
      ...((cut || kept.length > TOLD) && { cut: true }),
      kept: kept.slice(0, TOLD).map((each) => ({ ...told(each), ...(each.entered && { entered: true }) })),
    }));
  }

  /** What happened next meant this for a player. Of a player who came onto the ladder, older moves no longer matter. */
  add(happening: Happening, { player, shift, explain }: PlayerNarration, playedAt: Instant = happening.at): void {
    const account = this.#accounts.get(player) ?? { kept: [], cut: false, told: undefined };
    const entered = shift?.change === 'joined';
    this.#newest = happening.line;
    account.kept.unshift({
      line: happening.line,
      entered,
      words: () => this.#reason(happening, explain(), shift, playedAt),
    });
    account.told = undefined;
    this.#accounts.set(player, account);
    // What was never told is not kept for later either: it holds on to the ladders around it.
    const most = typeof account.kept[TOLD]?.words === 'function' ? TOLD : KEPT;
    shorten(account, entered ? 1 : most);
  }

  /** The last moves of a player, newest first. */
  of(player: PlayerId): readonly Reason[] {
    const account = this.#accounts.get(player);
    if (!account) return [];
    account.told ??= account.kept.slice(0, TOLD).map(told);
    return account.told;
  }

  forgetSince(line: LineNumber): void {
    if (line > this.#newest) return;
    for (const account of this.#accounts.values()) {
      const count = account.kept.findIndex((each) => each.line < line);
      const gone = count < 0 ? account.kept.length : count;
      if (gone === 0) continue;
      account.kept.splice(0, gone);
      account.told = undefined;
    }
  }

  /** Whether moves of a player are missing that were cut off, and would be told. */
  lacks(player: PlayerId): boolean {
    const account = this.#accounts.get(player);
    return !!account?.cut && account.kept.length < TOLD && !account.kept.at(-1)?.entered;
  }

  #reason(of: Happening, explanation: Explanation, shift: Shift | undefined, playedAt: Instant): Reason {
    const shared = this.#shared.get(explanation);
    if (shared?.of === of) return shared.reason;
    const { text, clause } = explanation;
    const [at, counted] = [formatLocal(this.#zone, playedAt), formatLocal(this.#zone, of.at)];
    const reason = {
      at,
      ...(at.slice(0, 10) !== counted.slice(0, 10) && { counted }),
      line: of.line,
      text,
      ...(shift && isSlide(shift) && { from: rung(shift.to - shift.change), to: shift.to }),
      ...(clause !== undefined && { clause }),
    };
    this.#shared.set(explanation, { of, reason });
    return reason;
  }
}

function shorten(account: Account, length: number): void {
  if (account.kept.length <= length) return;
  account.kept.length = length;
  account.cut = true;
}

function told(kept: KeptReason): Reason {
  if (typeof kept.words === 'function') kept.words = kept.words();
  return kept.words;
}
