import { describe, expect, it } from 'vitest';
import type { SeasonLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import { clauseFor, type Penalty } from '#shared/vocabulary/entry.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { readingOf } from '#test/second/readings.ts';
import { sampleLogs, seasonLog, vector } from '#test/view/vectors.ts';

/** By which clauses such seasons record, settle and refuse: what a club's committee would look up. */
const CITED: Readonly<Record<SystemId, readonly string[]>> = {
  'computer-go': [
    'G §0: result unknown-challenge',
    'G: accept already-on-ladder already-seeded approve bad-score challenge closed-challenge entry-first join leave out-of-reach prefer seed self-challenge withdraw',
    '§0: already-open configure duplicate-id has-result invalid not-awaiting-approval not-correctable not-on-ladder not-this-system odd-date reject rename season-over time-goes-back unknown-player',
  ],
  boxes: [
    'B10: already-seeded seed',
    'B2: already-on-ladder join',
    'B3 §0: match',
    'B3: already-played approve other-box outside-round',
    'B4: bad-score',
    'B7: dropped removed',
    'B8: away no-days-left not-away',
    'P4 P5: same-person',
    'P4: regroup',
    'P6: not-in-pair',
    'P9 §0: rename',
    '§0: configure duplicate-id invalid leave not-awaiting-approval not-correctable not-on-ladder not-this-system season-over self-challenge time-goes-back unknown-player',
  ],
  crewe: [
    'C10: already-seeded duplicate-id missing-rating seed',
    'C11: challenge out-of-reach',
    'C12 C4 C6 C7 §0: result',
    'C12 §0: closed-challenge unknown-challenge',
    'C12: accept cannot-withdraw decline withdraw',
    'C14: election-fixed prefer',
    'C4 C6 C7: match',
    'C6: approve',
    'C9: already-on-ladder join',
    '§0: already-open bad-score configure has-result invalid leave no-such-rung not-awaiting-approval not-correctable not-this-system odd-date place reason-required reject rename season-over self-challenge time-goes-back unknown-player',
  ],
  house: [
    'H11 H12 H13 H17 §0: result',
    'H11 H12: approve match',
    'H14 H15 H16 H17 §0: closed-challenge',
    'H14 H15 H18: dropped',
    'H14: accept',
    'H15 H16 §0: unknown-challenge',
    'H15: already-offered offer',
    'H16: cannot-postpone postpone',
    'H17: cannot-decline cannot-withdraw decline withdraw',
    'H18: removed',
    'H19: away back bad-days no-days-left not-away',
    'H21: already-seeded seed',
    'H22: already-on-ladder join',
    'H3: challenge out-of-reach',
    'H4: enough-lately enough-open',
    'H5: rematch-too-soon',
    'H6: must-wait protected',
    'H7: bad-score',
    'P1 §0: invalid',
    'P2: duplicate-id',
    'P4 P5: same-person',
    'P4: regroup',
    'P6: not-in-pair',
    'P9 §0: rename',
    '§0: already-open configure leave no-such-rung not-awaiting-approval not-correctable not-on-ladder not-this-system odd-date place reason-required season-over time-goes-back unknown-player',
  ],
  lavers: [
    'L11 L29: arrive',
    'L11: not-present',
    'L12: not-your-turn',
    'L13: pass',
    'L14 §0: busy',
    'L14: challenge',
    'L19: closed-challenge unknown-challenge',
    'L20a L20b L21 L22 L23: result',
    'L20a L20b L21 L22: match',
    'L23: abandon',
    'L24: depart',
    'L25: dropped',
    'L26 L29: removed',
    'L27 §0: not-correctable',
    'L27: not-final-night',
    'L28 L9: outside-hours',
    'L29 §0: invalid',
    'L29: too-early',
    'L3 §0: duplicate-id',
    'L32 L33: playoff',
    'L32 L34: season-over',
    'L32: close not-the-playoff',
    'L3: already-seeded seed',
    'L4: already-on-ladder join',
    'L5: bad-score',
    'L7: met-tonight self-challenge',
    '§0: configure has-result leave not-on-ladder not-this-system rename time-goes-back unknown-player',
  ],
  nairobi: [
    'N10a N10c N10d: approve',
    'N11: not-paid-up prefer',
    'N3 §0: duplicate-id',
    'N3: already-on-ladder already-seeded join seed',
    'N4: dropped',
    'N6: outside-hours',
    'N7 N9 §0: unknown-challenge',
    'N7 N9: result',
    'N7: match no-moves not-awaiting-approval reject',
    'N8: challenge out-of-reach',
    'N9 §0: closed-challenge',
    'N9: accept cannot-decline cannot-withdraw decline rematch-too-soon withdraw',
    '§0: already-open awaiting-approval bad-score configure has-result invalid leave not-correctable not-on-ladder not-this-system odd-date place season-over self-challenge time-goes-back unknown-player',
  ],
  shicargo: [
    'S §0: finish unknown-game',
    'S: abandon already-on-ladder already-seeded approve bad-score busy duplicate-id forfeited join leave removed seed start',
    '§0: configure has-result invalid not-awaiting-approval not-correctable not-on-ladder not-this-system reject rename season-over time-goes-back unknown-player',
  ],
};

const PENALTIES: readonly Penalty[] = ['dropped', 'removed', 'forfeited'];

/** What a log records, settles and refuses, each with its clause. */
function* citedIn(log: SeasonLog): Generator<readonly [what: string, clause: string]> {
  const { season, refused } = replay(log);
  for (const { command, effects } of season.lines()) {
    if (effects.clause) yield [command.verb, effects.clause];
    for (const settled of effects.settled)
      for (const penalty of PENALTIES)
        if (penalty in settled && settled[penalty]?.length) yield [penalty, clauseFor(settled, penalty)];
  }
  for (const { code, clause } of refused) yield [code, clause];
}

/** Four seasons of a system in which much goes wrong. */
const hostileLogs = (system: string): readonly string[] =>
  [1, 2, 3, 4].map((seed) =>
    readingOf(system)
      .hostileSeason(system, seed, 80)
      .lines.map((line) => `${line}\n`)
      .join(''),
  );

describe.each(Object.entries(CITED))(
  'the sample seasons of %s, and some in which much goes wrong',
  (system, expected) => {
    it('cite for each line, each penalty and each refusal the clause that says so', () => {
      const cited = new Map<string, Set<string>>();
      for (const log of [...sampleLogs(`${system}-`).map(vector), ...hostileLogs(system)])
        for (const [what, clause] of citedIn(seasonLog(log)))
          cited.set(what, (cited.get(what) ?? new Set()).add(clause));
      const by = new Map<string, string[]>();
      for (const [what, clauses] of [...cited].toSorted()) {
        const key = [...clauses].toSorted().join(' ');
        by.set(key, [...(by.get(key) ?? []), what]);
      }
      expect([...by].map(([clauses, whats]) => `${clauses}: ${whats.join(' ')}`).toSorted()).toEqual(
        expected.toSorted(),
      );
    });
  },
);
