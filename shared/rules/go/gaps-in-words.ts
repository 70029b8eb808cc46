import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { PlayerId, Rung } from '#shared/vocabulary/vocabulary.ts';
import { type GameInWords, stateOf, winnerOf } from '#shared/words/game.ts';
import type { Happening } from '#shared/words/happening.ts';
import type { NarrationContext, PlayerNarration } from '#shared/words/narration-context.ts';
import { type Phrase, say, type Who } from '#shared/words/phrase.ts';
import { HAPPENED, TEXT as WORDS } from '#shared/words/texts.ts';
import { arrivalOrEnd, atTheBottom, notCounted } from '../common/rungs-in-words.ts';
import { STORIES } from '../texts.ts';
import { gapBelow, gapOn, gapShown, gapsTouched } from './gaps.ts';

const { gaps: GAPS, headlines: HEADLINES, rungs: RUNGS } = STORIES;

/** Where a program stands, and what it can give the next. */
interface ProgramPlace {
  readonly rung: Rung;
  readonly below?: PlayerId;
  readonly gap?: string;
}

interface ProgramChange {
  readonly player: PlayerId;
  readonly was?: ProgramPlace;
  readonly is: ProgramPlace;
}

function placeOn(ladder: Ladder, place: Rung | undefined): ProgramPlace | undefined {
  const player = place && ladder.order.at(place);
  if (!place || !player) return undefined;
  const [below, gap] = [ladder.order.at(place + 1), gapOn(ladder, place)];
  return { rung: place, ...(below && { below }), ...(gap !== undefined && { gap }) };
}

const placeOf = (ladder: Ladder, player: PlayerId): ProgramPlace | undefined =>
  placeOn(ladder, ladder.order.rungOf(player));

export function* tellGaps(happening: Happening, context: NarrationContext): Generator<PlayerNarration> {
  const { ladders } = happening;
  if (!ladders) return;
  for (const [player, is] of suspects(happening, ladders, context)) {
    const was = placeOf(ladders.before, player);
    const aboveCut = was && is.rung === was.rung && hasCutAbove(happening, player, context);
    if (was && was.rung === is.rung && was.gap === is.gap && was.below === is.below && !aboveCut) continue;
    const change = was ? is.rung - was.rung : 'joined';
    yield {
      player,
      ...(change !== 0 && { shift: { player, to: is.rung, change } }),
      explain: () => ({
        text: wordsFor(happening, { player, is, ...(was && { was }) }, context),
        clause: happening.clause ?? 'G',
      }),
    };
  }
}

/** Where those stand, top first, of whom something may have changed. */
function suspects(
  { line }: Happening,
  { before, after }: NonNullable<Happening['ladders']>,
  { games }: NarrationContext,
): readonly (readonly [PlayerId, ProgramPlace])[] {
  const game = games.behind(line);
  const players = new Set([...gapsTouched(before, after), ...(game ? [game.challenger, game.challenged] : [])]);
  return [...players]
    .flatMap((player) => {
      const place = placeOf(after, player);
      return place ? [[player, place] as const] : [];
    })
    .toSorted(([, one], [, other]) => one.rung - other.rung);
}

function wordsFor(happening: Happening, change: ProgramChange, context: NarrationContext): Phrase {
  const parts = [
    rungWords(happening, change, context),
    aboveWords(happening, change, context),
    gapWords(happening, change),
  ];
  const said = parts.filter((part) => part.length > 0);
  const joined = said.reduce<Phrase>((all, part) => (all.length === 0 ? part : say`${all}, ${part}`), []);
  const cause = causeFor(happening, change.player, context);
  if (joined.length === 0) return cause;
  return cause.length > 0 ? WORDS.labelled(cause, joined).flat() : joined;
}

function rungWords(happening: Happening, { player, was, is }: ProgramChange, context: NarrationContext): Phrase {
  const { verb } = happening.entry.command;
  if (was) return [];
  const game = context.games.behind(happening.line);
  const won = game && winnerOf(game)?.won === player;
  if (won) return say`${RUNGS.joinedOn(is.rung)}`;
  if (game) return say`${RUNGS.joined(is.rung)}`;
  if (verb === 'leave') return say`${GAPS.tookEmpty}`;
  return arrivalOrEnd(atTheBottom, happening, { player, to: is.rung, change: 'joined' }, {}).text;
}

/** The winner of a challenge up has cut the gap above, which is the other's to show. */
function aboveWords(happening: Happening, { player, was, is }: ProgramChange, context: NarrationContext): Phrase {
  if (was?.rung !== is.rung || !hasCutAbove(happening, player, context)) return [];
  const after = happening.ladders?.after;
  const upper = after?.order.at(is.rung - 1);
  const gap = after && upper && gapShown(after, upper);
  return gap === undefined ? [] : say`${GAPS.above(gap)}`;
}

function hasCutAbove({ ladders, line }: Happening, player: PlayerId, { games }: NarrationContext): boolean {
  const game = games.behind(line);
  if (!ladders || !game || winnerOf(game)?.won !== player || game.terms?.kind !== 'up') return false;
  return gapBelow(ladders.after, game.challenged) < gapBelow(ladders.before, game.challenged);
}

function gapWords({ ladders }: Happening, { was, is }: ProgramChange): Phrase {
  if (!ladders || !is.below || is.gap === undefined || (was?.gap === is.gap && was.below === is.below)) return [];
  return say`${WORDS.gap(is.gap)}`;
}

const trend = (before: number, after: number): 'cut' | 'grown' | 'same' =>
  after < before ? 'cut' : after > before ? 'grown' : 'same';

/** "lost to Ego at 3 stones". */
function causeFor(
  { entry, line, settlement, ladders }: Happening,
  player: PlayerId,
  { games, named }: NarrationContext,
): Phrase {
  const { command } = entry;
  if (command.verb === 'leave') return HAPPENED.left(named(command.body.player));
  const waited = settlement?.kind === 'confirmation' && ladders?.before.challenges.get(settlement.challenge)?.awaiting;
  const game = waited ? games.at(waited.line) : games.behind(line);
  const result = game && winnerOf(game);
  if (!game || !result) return [];
  const how = ` ${playedAt(game)}`;
  if (player === result.won) return RUNGS.beat(named(result.lost), how);
  if (player === result.lost) return RUNGS.lost(named(result.won), how);
  return RUNGS.othersPlayed(named(result.won), named(result.lost));
}

/** "at 3 stones", "in an even game". */
function playedAt({ terms }: GameInWords): string {
  const level = terms?.level ?? 0;
  if (level === 0) return GAPS.even;
  return level === 1 ? GAPS.withoutStones : GAPS.stones(level);
}

/** What a game of programs did, as a headline. */
export function gapHeadline(happening: Happening, game: GameInWords, context: NarrationContext): Phrase {
  const { ladders } = happening;
  const state = stateOf(context.ladder, game);
  if (state !== 'stands') return say`${notCounted(state, game)}`;
  const result = winnerOf(game);
  if (!ladders || !result) return say`${GAPS.nothing}`;
  const [won, lost] = [context.named(result.won), context.named(result.lost)];
  const [from, to] = [ladders.before, ladders.after].map(({ order }) => order.rungOf(game.challenger));
  if (game.terms?.kind === 'entry' && from !== to) return enteredWords(context.named(game.challenger), from, to ?? 0);
  if (from !== to) return GAPS.swapped(won, lost);
  return gapBetween(ladders, game, context);
}

const enteredWords = (who: Who, from: Rung | undefined, to: number): Phrase =>
  from ? GAPS.movedOn(who, to) : HEADLINES.moved(who, RUNGS.joinedOn(to));

function gapBetween(
  { before, after }: NonNullable<Happening['ladders']>,
  game: GameInWords,
  { named }: NarrationContext,
): Phrase {
  const [upper, lower] =
    game.terms?.kind === 'down' ? [game.challenger, game.challenged] : [game.challenged, game.challenger];
  const [was, is] = [gapShown(before, upper), gapShown(after, upper)];
  const place = after.order.rungOf(upper);
  if (place === undefined || after.order.at(place + 1) !== lower || is === undefined) return say`${GAPS.nothing}`;
  if (was === is) return GAPS.stays(named(upper), named(lower), is);
  return GAPS[trend(gapBelow(before, upper), gapBelow(after, upper))](GAPS.between(named(upper), named(lower)), is);
}
