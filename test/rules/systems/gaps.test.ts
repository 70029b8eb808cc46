import { describe, expect, it } from 'vitest';
import type { Season } from '#shared/engine/season.ts';
import { confirm } from '#shared/rules/challenge/confirming.ts';
import { gapShown } from '#shared/rules/go/compensation.ts';
import { entrantsSlot } from '#shared/rules/go/slots.ts';
import type { ChallengeId, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { always } from './lives/every.ts';

/** What one game says: the upper won or lost at a level. */
interface Fact {
  readonly upper: PlayerId;
  readonly lower: PlayerId;
  readonly level: number;
  readonly won: boolean;
}

/** Every game that stands, in the order in which they came to count; an even one says something of both orders. The seed comes before them. */
function factsOf(season: Season): readonly Fact[] {
  const played = new Map<ChallengeId, Omit<Fact, 'won'> & { readonly down: boolean }>();
  const waiting = new Map<ChallengeId, () => void>();
  const facts: Fact[] = [];
  const counts = (id: ChallengeId) => {
    waiting.get(id)?.();
    waiting.delete(id);
  };
  for (const { line, effects } of season.lines()) {
    const command = season.standing(line);
    for (const settled of effects.settled) if (settled.kind === 'confirmation') counts(settled.challenge);
    if (command?.verb === 'approve' && command.body.challenge) counts(command.body.challenge);
    if (command?.verb === 'seed') facts.push(...seeded(command.body.players));
    if (command?.verb === 'challenge' && effects.terms) {
      const { challenger, challenged, id } = command.body;
      const { kind, level } = effects.terms;
      const [upper, lower] = kind === 'down' ? [challenger, challenged] : [challenged, challenger];
      played.set(id, { upper, lower, level, down: kind === 'down' });
    }
    const game = command?.verb === 'result' ? played.get(command.body.challenge) : undefined;
    if (command?.verb !== 'result' || !game) continue;
    const { challenge, score, reported } = command.body;
    const { upper, lower, level, down } = game;
    const won = (score[0] === 1) === down;
    const isCounted = season.ladder.past.ended.get(challenge)?.decided === line;
    waiting.set(challenge, () => {
      if (!isCounted) return;
      facts.push({ upper, lower, level, won });
      if (level === 0) facts.push({ upper: lower, lower: upper, level, won: !won });
    });
    if (reported === undefined || confirm.of({ header: season.headerBefore(line) }) === 0) counts(challenge);
  }
  return facts;
}

/** What the suffixes of the seeded gaps state: won at the level, lost one further. */
function seeded(players: readonly { readonly id: PlayerId; readonly gap?: string }[]): Fact[] {
  return players.slice(0, -1).flatMap(({ id: upper, gap = '0?' }, index) => {
    const lower = players[index + 1]?.id;
    const level = Math.floor(Number.parseFloat(gap));
    if (!lower || gap.endsWith('?')) return [];
    const won: Fact = { upper, lower, level, won: true };
    const lost: Fact = { upper, lower, level: level + 1, won: false };
    return [...(gap.endsWith('-') ? [] : [won]), ...(gap.endsWith('+') ? [] : [lost])];
  });
}

/** What the table is to show of a gap: a win stands until a loss at its level or below, a loss until a win at it or above. */
function shown(facts: readonly Fact[], upper: PlayerId, lower: PlayerId, level: number): string {
  const theirs = facts.filter((fact) => fact.upper === upper && fact.lower === lower);
  const standing = theirs.filter(
    (fact, index) =>
      !theirs
        .slice(index + 1)
        .some((later) => later.won !== fact.won && (fact.won ? later.level <= fact.level : later.level >= fact.level)),
  );
  const won = standing.some((fact) => fact.won && fact.level >= level);
  const lost = standing.some((fact) => !fact.won && fact.level <= level + 1);
  const suffix = won ? (lost ? '' : '+') : lost ? '-' : '?';
  return `${level < 2 ? level : `${level}.5`}${suffix}`;
}

describe('on a ladder of programs, whatever happens', () => {
  it('no gap is ever below 0, and there is one between any two neighbours, and none else (G)', () => {
    always(
      'computer-go',
      ({ happened }) => {
        for (const { decision } of happened) {
          const { order, players } = decision.ladder;
          const entrants = entrantsSlot.of(decision.ladder);
          const levels = order.players().map((program) => players.get(program)?.gap);
          expect(levels.pop()).toBeUndefined();
          expect(levels.filter((level) => level === undefined || !Number.isInteger(level) || level < 0)).toEqual([]);
          expect(entrants.filter((program) => players.get(program)?.gap !== undefined)).toEqual([]);
        }
      },
      60,
    );
  });

  it('a gap has the suffix that the games of the two give it, as far as they still stand (G)', () => {
    let compared = 0;
    always(
      'computer-go',
      ({ season }) => {
        const facts = factsOf(season);
        const { ladder } = season;
        const programs = ladder.order.players();
        for (const [index, upper] of programs.entries()) {
          const lower = programs[index + 1];
          if (!lower) continue;
          compared += 1;
          expect(gapShown(ladder, upper)).toBe(
            shown(facts, upper, lower, ladder.players.get(upper)?.gap ?? Number.NaN),
          );
        }
      },
      60,
    );
    expect(compared).toBeGreaterThan(20);
  });
});
