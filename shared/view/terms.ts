import type { GameTermsView, GoTermsView, PrefersView } from '../contract/games.ts';
import { goClock, goScoring, goTerms } from '../rules/go/terms.ts';
import { systemOf } from '../systems/registry.ts';
import type { Challenge, Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId, SystemId } from '../vocabulary/vocabulary.ts';
import { whiteIn } from '../words/movetext.ts';
import { type Named, plainText } from '../words/names.ts';

type Pairing = Pick<Challenge, 'challenger' | 'challenged' | 'terms'>;

type Terms = (ladder: Ladder, pairing: Pairing, named: Named) => GameTermsView;

/** What each system leaves open about a game. */
const TERMS: { readonly [Id in SystemId]?: Terms } = {
  /** The challenger has Black (C13). */
  crewe: (ladder, pairing, named) => ({
    black: named(pairing.challenger),
    white: named(pairing.challenged),
    rated: isRated(ladder, pairing),
  }),
  /** The challenger chooses (N8). */
  nairobi: (_, { challenger }, named) => ({ chooses: named(challenger) }),
  'computer-go': handicap,
};

/** What a game is to be played at. */
export const termsOf: Terms = (ladder, pairing, named) => TERMS[ladder.header.system]?.(ladder, pairing, named) ?? {};

/** What a game was played at: where its moves are handed in, they say who had White (N7). */
export function playedTermsOf(ladder: Ladder, pairing: Pairing, pgn: string | undefined, named: Named): GameTermsView {
  if (!systemOf(ladder).fields?.moves) return termsOf(ladder, pairing, named);
  if (pgn === undefined) return {};
  const { challenger, challenged } = pairing;
  return { white: named(whiteIn(pgn) === challenged ? challenged : challenger) };
}

/** A game is rated only if both have elected so (C14). */
const isRated = ({ players }: Ladder, { challenger, challenged }: Pairing): boolean =>
  [challenger, challenged].every((id) => players.get(id)?.preferences?.rated ?? false);

function handicap(ladder: Ladder, { challenger, challenged, terms }: Pairing, named: Named): GameTermsView {
  if (!terms) return {};
  const { white, chooses, ...rest } = goTerms(terms, challenger, challenged);
  const preferred = [challenger, challenged].map((id) => ladder.players.get(id)?.preferences);
  const go: GoTermsView = {
    ...rest,
    ...goClock(...preferred),
    scoring: plainText(goScoring(...preferred)),
    ...(white && { white: named(white) }),
  };
  return { go, ...(chooses && { chooses: named(chooses) }) };
}

/** What a program prefers, if it has said so. */
export function prefersOf(ladder: Ladder, id: PlayerId): PrefersView | undefined {
  const { main, byoyomi, scoring } = ladder.players.get(id)?.preferences ?? {};
  if (main === undefined && byoyomi === undefined && scoring === undefined) return undefined;
  return {
    ...(main !== undefined && { main }),
    ...(byoyomi !== undefined && { byoyomi }),
    ...(scoring !== undefined && { scoring: plainText(scoring) }),
  };
}
