import { decide } from '#shared/engine/decide.ts';
import { settleDue } from '#shared/engine/settle.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { isPotOn } from '#shared/view/pots.ts';
import type { Command, Score } from '#shared/vocabulary/command.ts';
import type { HandicapTerms, Ladder } from '#shared/vocabulary/ladder.ts';
import { isSoft, type Refusal } from '#shared/vocabulary/refusal.ts';
import { type ChallengeId, type Instant, type PlayerId, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { pairPlayOf } from '#web/ui/ladder/controls.ts';

/** A result that the reader imagines. */
export type Imagined =
  | { readonly kind: 'pair'; readonly challenger: PlayerId; readonly challenged: PlayerId; readonly score: Score }
  | { readonly kind: 'pot'; readonly scores: readonly (readonly [player: PlayerId, score: number])[] };

export interface Rehearsal {
  /** The ladder as it is at that moment, with what is due by then. */
  readonly before: Ladder;
  /** The ladder that would follow; missing where the rules would not have it at all. */
  readonly after?: Ladder;
  /** What they say against it; with `after`, an organiser could let it pass. */
  readonly refusal?: Refusal;
  /** What the game would be played at. */
  readonly terms?: HandicapTerms;
}

/** What would follow from a result at an instant, by the rules themselves; nothing is recorded anywhere. */
export function rehearse(ladder: Ladder, imagined: Imagined, at: Instant): Rehearsal {
  const { ladder: before } = settleDue(ladder, at, asRemembered);
  let [after, refusal, terms]: [Ladder, Refusal?, HandicapTerms?] = [before];
  for (const command of commandsOf(before, imagined, at)) {
    const taken = take(after, command);
    refusal ??= taken.refusal;
    if (!taken.after) return { before, ...(refusal && { refusal }) };
    terms ??= taken.terms;
    after = taken.after;
  }
  return { before, after, ...(refusal && { refusal }), ...(terms && { terms }) };
}

interface Taken {
  readonly after?: Ladder;
  readonly refusal?: Refusal;
  readonly terms?: HandicapTerms;
}

/** Where the rules say no, but an organiser could say yes, both are told. That moves have to be handed in is no matter here. */
function take(ladder: Ladder, command: Command): Taken {
  const { refusal, entry, ladder: after } = decide(ladder, command);
  if (!refusal) return { after, ...(entry?.effects.terms && { terms: entry.effects.terms }) };
  if (!isSoft(refusal.code) || command.override !== undefined) return { refusal };
  const { refusal: _, ...overridden } = take(ladder, { ...command, override: 'imagined' });
  return { ...overridden, ...(refusal.code !== 'no-moves' && { refusal }) };
}

function commandsOf(ladder: Ladder, imagined: Imagined, at: Instant): readonly Command[] {
  const id = unusedId(ladder);
  if (imagined.kind === 'pot') {
    const players = imagined.scores.map(([player]) => player);
    return [
      { at, verb: 'start', body: { id, players } },
      { at, verb: 'finish', body: { game: id, scores: imagined.scores } },
    ];
  }
  return [...played(ladder, imagined, id, at)];
}

/** A result on the challenge that is open, if there is one; else all at once, as far as the system knows that. */
function* played(ladder: Ladder, pair: Pair, id: ChallengeId, at: Instant): Generator<Command> {
  const { challenger, challenged, score } = pair;
  const play = pairPlayOf(ladder);
  const open = [...ladder.challenges.values()].find((each) => isOf(each, pair));
  const challenge = open?.id ?? id;
  if (!open && !play?.needsChallenge) {
    yield { at, verb: 'match', body: { id, challenger, challenged, score } };
  } else {
    if (!open) yield { at, verb: 'challenge', body: { id, challenger, challenged } };
    if (!open?.awaiting)
      yield { at, verb: 'result', body: { challenge, score: open?.challenger === challenged ? turned(score) : score } };
  }
  if (play?.needsApproval) yield { at, verb: 'approve', body: { challenge } };
}

type Pair = Extract<Imagined, { readonly kind: 'pair' }>;

const isOf = (open: { readonly challenger: PlayerId; readonly challenged: PlayerId }, pair: Pair): boolean =>
  (open.challenger === pair.challenger && open.challenged === pair.challenged) ||
  (open.challenger === pair.challenged && open.challenged === pair.challenger);

const turned = ([one, other]: Score): Score => [other, one];

function unusedId(ladder: Ladder): ChallengeId {
  const { challenges, past } = ladder;
  for (let number = 1; ; number++) {
    const id = parseChallengeId(`imagined-${number}`);
    if (id && !challenges.has(id) && !isPotOn(ladder, id) && !past.ended.has(id)) return id;
  }
}
