import { describe, expect, it } from 'vitest';
import type { SeasonLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import { clauseFor, type Penalty } from '#shared/vocabulary/entry.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { sampleLogs, seasonLog, vector } from '#test/view/vectors.ts';

/** By which clauses the sample seasons of a system record, settle and refuse: what a club's committee would look up. */
const CITED: Readonly<Record<SystemId, readonly string[]>> = {
  'computer-go': [
    'G: bad-score challenge closed-challenge entry-first join leave out-of-reach result seed self-challenge unknown-challenge withdraw',
    '§0: already-open duplicate-id has-result invalid not-correctable not-on-ladder not-this-system odd-date unknown-player',
  ],
  crewe: [
    'C10: already-seeded duplicate-id missing-rating seed',
    'C11: challenge',
    'C12 §0: closed-challenge',
    'C12: accept decline withdraw',
    'C4 C6 C7: result',
    'C4 C6: match',
    'C9: already-on-ladder',
    '§0: already-open bad-score invalid not-correctable not-this-system odd-date time-goes-back unknown-challenge',
  ],
  house: [
    'H11 H12 H13 H17 §0: result',
    'H11 H12: match',
    'H12: approve',
    'H14 H15 H16 H17 §0: closed-challenge',
    'H14 H15 H18: dropped',
    'H18: removed',
    'H14: accept',
    'H15 H16 §0: unknown-challenge',
    'H15: already-offered offer',
    'H16: cannot-postpone postpone',
    'H17: cannot-decline cannot-withdraw decline withdraw',
    'H19: away no-days-left not-away',
    'H21: already-seeded seed',
    'H22: already-on-ladder join',
    'H3: challenge out-of-reach',
    'H4: enough-lately enough-open',
    'H5: rematch-too-soon',
    'H6: must-wait protected',
    'H7: bad-score',
    '§0: already-open configure duplicate-id has-result invalid leave no-such-rung not-awaiting-approval not-correctable not-on-ladder not-this-system odd-date place reason-required reject rename season-over time-goes-back unknown-player',
  ],
  lavers: [
    'L11: arrive',
    'L13: pass',
    'L14 §0: busy',
    'L14: challenge',
    'L19: closed-challenge',
    'L20a L20b L21 L22: match result',
    'L23: abandon',
    'L24: depart',
    'L25: dropped',
    'L26 L29: removed',
    'L27: not-final-night',
    'L28 L9: outside-hours',
    'L29 §0: invalid',
    'L29: too-early',
    'L3: seed',
    'L32 L33: playoff',
    'L32: close not-the-playoff',
    'L34: season-over',
    'L4: join',
    '§0: configure duplicate-id not-correctable',
  ],
  nairobi: [
    'N10a N10c N10d: approve',
    'N11: not-paid-up prefer',
    'N3: already-seeded join seed',
    'N4: dropped',
    'N7 N9: result',
    'N7: match not-awaiting-approval reject unknown-challenge',
    'N8: challenge out-of-reach',
    'N9: accept cannot-decline cannot-withdraw decline withdraw',
    '§0: already-open awaiting-approval closed-challenge duplicate-id has-result invalid leave not-correctable not-this-system self-challenge time-goes-back unknown-player',
  ],
  shicargo: [
    'S: abandon already-on-ladder already-seeded bad-score busy duplicate-id finish forfeited join leave removed seed start unknown-game',
    '§0: invalid not-correctable not-on-ladder not-this-system unknown-player',
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

describe.each(Object.entries(CITED))('the sample seasons of %s', (system, expected) => {
  it('cite for each line, each penalty and each refusal the clause that says so', () => {
    const cited = new Map<string, Set<string>>();
    for (const name of sampleLogs(`${system}-`))
      for (const [what, clause] of citedIn(seasonLog(vector(name))))
        cited.set(what, (cited.get(what) ?? new Set()).add(clause));
    const by = new Map<string, string[]>();
    for (const [what, clauses] of [...cited].toSorted()) {
      const key = [...clauses].toSorted().join(' ');
      by.set(key, [...(by.get(key) ?? []), what]);
    }
    expect([...by].map(([clauses, whats]) => `${clauses}: ${whats.join(' ')}`).toSorted()).toEqual(expected.toSorted());
  });
});
