import type { VNode } from 'preact';
import { decide } from '#shared/engine/decide.ts';
import { settleDue } from '#shared/engine/settle.ts';
import type { TheTwo } from '#shared/rules/challenge/the-two.ts';
import { asRemembered } from '#shared/rules/inactivity/attendance.ts';
import { measureOf, rungsOf, termsOf } from '#shared/view/measures.ts';
import { isPotOn } from '#shared/view/pots.ts';
import type { Command, Score } from '#shared/vocabulary/command.ts';
import type { HandicapTerms, Ladder } from '#shared/vocabulary/ladder.ts';
import { isSoft, type Refusal } from '#shared/vocabulary/refusal.ts';
import { type ChallengeId, type Instant, type PlayerId, parseChallengeId } from '#shared/vocabulary/vocabulary.ts';
import { andOthers } from '#shared/words/lists.ts';
import type { Named } from '#shared/words/names.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { changesBetween, type PlayerChange } from '#web/ui/ladder/changes.ts';
import { Clause } from '#web/ui/ladder/clause.tsx';
import { matchPlayOf } from '#web/ui/ladder/controls.ts';
import { namesIn } from '#web/ui/ladder/names-in.ts';
import { Terms } from '#web/ui/ladder/terms.tsx';
import { Name } from '#web/ui/page/words.tsx';
import { BEFORE_AFTER, WORDS } from '#web/ui/texts.ts';
import { WHAT_IF } from '../texts.ts';

const ROWS = 30;

interface OutcomeProps {
  readonly rehearsal: Rehearsal;
  readonly imagined: Imagined;
}

export const Outcome = ({ rehearsal: { before, after, refusal, terms }, imagined }: OutcomeProps) => {
  const named = namesIn(after ?? before);
  const changes = after && changesBetween(before, after);
  return (
    <div class="follows">
      <div role="status">
        {refusal && (
          <p class="refused">
            {after ? WHAT_IF.forbidden(<Against refusal={refusal} />) : <Against refusal={refusal} />}
          </p>
        )}
        {changes && <Summary changes={changes} named={named} />}
      </div>
      {terms && imagined.kind === 'match' && (
        <p class="note">
          <Terms terms={termsOf(before, { ...imagined, terms }, named)} />
        </p>
      )}
      {after && changes && <Excerpt changes={changes} after={after} named={named} />}
    </div>
  );
};

const Summary = ({ changes, named }: { readonly changes: readonly PlayerChange[]; readonly named: Named }) => {
  const moved = changes.filter(({ from, to }) => from !== to);
  if (changes.length === 0) return <p>{SHARED.nobodyMoves}</p>;
  if (moved.length === 0) return <p>{SHARED.nobodyMoves}</p>;
  return (
    <p>
      {WHAT_IF.rungs(
        <>
          {moved.slice(0, 6).map(({ player, from = 0, to = 0 }, index) => (
            <>
              {index > 0 && ', '}
              {movedWords(<Name of={named(player)} />, from, to)}
            </>
          ))}
          {moved.length > 6 && andOthers(moved.length - 6)}
        </>,
      )}
    </p>
  );
};

/** Rung 0 means off the ladder. */
function movedWords(name: VNode, from: number, to: number) {
  if (to === 0) return WHAT_IF.leaves(name);
  return from === 0 ? WHAT_IF.joins(name, to) : WHAT_IF.moves(name, from, to);
}

const Against = ({ refusal: { message, clause } }: { readonly refusal: Refusal }) => (
  <>
    {message}
    <Clause of={clause} />
  </>
);

interface ExcerptProps {
  readonly changes: readonly PlayerChange[];
  readonly after: Ladder;
  readonly named: Named;
}

const Excerpt = ({ changes: all, after, named }: ExcerptProps) => {
  const changes = new Map(all.map((each) => [each.player, each]));
  const [rungs, order] = [rungsOf(after), after.order.players()];
  const shown = around(order, new Set(changes.keys()));
  const measure =
    measureOf(after) === 'points' ? 'points' : [...changes.values()].some(({ gap }) => gap) ? 'gap' : undefined;
  return shown.length === 0 ? null : (
    <table>
      <caption class="unseen">{WHAT_IF.after}</caption>
      <thead>
        <tr>
          <th scope="col">{WORDS.rung}</th>
          <th scope="col">{WORDS.name}</th>
          <th scope="col">{BEFORE_AFTER.now}</th>
          {measure && <th scope="col">{WORDS[measure]}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((player) => (
          <tr key={player} class={changes.has(player) ? 'changed' : undefined}>
            <th scope="row">{rungs.get(player)}</th>
            <td>
              <Name of={named(player)} />
            </td>
            <Before change={changes.get(player)} />
            {measure && <td>{arrow(changes.get(player)?.[measure])}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Before = ({ change }: { readonly change: PlayerChange | undefined }) => {
  if (!change || change.from === change.to) return <td />;
  const { from, to = 0 } = change;
  if (from === undefined) return <td>{WORDS.isNew}</td>;
  return <td class={to < from ? 'up' : 'down'}>{from}</td>;
};

const arrow = (both: readonly [unknown, unknown] | undefined): string =>
  both ? both.map((each) => each ?? '–').join('\u00a0→\u00a0') : '';

const around = (order: readonly PlayerId[], changed: ReadonlySet<PlayerId>): readonly PlayerId[] =>
  order
    .filter((_, index) => order.slice(Math.max(0, index - 1), index + 2).some((player) => changed.has(player)))
    .slice(0, ROWS);

export type Imagined =
  | { readonly kind: 'match'; readonly challenger: PlayerId; readonly challenged: PlayerId; readonly score: Score }
  | { readonly kind: 'pot'; readonly scores: readonly (readonly [player: PlayerId, score: number])[] };

export interface Rehearsal {
  readonly before: Ladder;
  /** The ladder that would follow; missing where the rules would not have it at all. */
  readonly after?: Ladder;
  /** What they say against it; with `after`, an organiser could let it pass. */
  readonly refusal?: Refusal;
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

/** If the rules say no but an organiser could allow it, both are told. That moves have to be handed in doesn't matter here. */
function take(ladder: Ladder, command: Command): Omit<Rehearsal, 'before'> {
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

/** A result on the challenge that is open, if there is one; else on one that is made now, or all at once on a club night. */
function* played(ladder: Ladder, match: ImaginedMatch, id: ChallengeId, at: Instant): Generator<Command> {
  const { challenger, challenged, score } = match;
  const play = matchPlayOf(ladder);
  const open = [...ladder.challenges.values()].find((each) => isOf(each, match));
  const challenge = open?.id ?? id;
  // Only whoever is there can challenge on a club night, and elsewhere a match from a sheet may be held to less.
  if (!open && play?.challenge.begins === 'at once' && !play.needsChallenge) {
    yield { at, verb: 'match', body: { id, challenger, challenged, score } };
  } else {
    if (!open) yield { at, verb: 'challenge', body: { id, challenger, challenged } };
    if (!open?.awaiting)
      yield { at, verb: 'result', body: { challenge, score: open?.challenger === challenged ? turned(score) : score } };
  }
  if (play?.needsApproval) yield { at, verb: 'approve', body: { challenge } };
}

export type ImaginedMatch = Extract<Imagined, { readonly kind: 'match' }>;

const isOf = (open: TheTwo, match: ImaginedMatch): boolean =>
  (open.challenger === match.challenger && open.challenged === match.challenged) ||
  (open.challenger === match.challenged && open.challenged === match.challenger);

const turned = ([one, other]: Score): Score => [other, one];

function unusedId(ladder: Ladder): ChallengeId {
  const { challenges, past } = ladder;
  for (let number = 1; ; number++) {
    const id = parseChallengeId(`imagined-${number}`);
    if (id && !challenges.has(id) && !isPotOn(ladder, id) && !past.ended.has(id)) return id;
  }
}
