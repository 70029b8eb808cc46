import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Decision, decide, looksBack } from '#shared/engine/decide.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { readLog, type SeasonLog } from '#shared/log/read.ts';
import { replay } from '#shared/log/replay.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { type LadderSnapshot, parseLadder, publicLadder } from '#shared/vocabulary/snapshot.ts';
import { Table } from '#shared/vocabulary/table.ts';
import { vector } from '../view/vectors.ts';

const samples = readdirSync('test/vectors').filter((name) => /^[^.]+\.jsonl$/.test(name));

function logOf(name: string): SeasonLog {
  const log = readLog(vector(name));
  if (!log.ok) throw new Error(log.refusal.message);
  return log.value;
}

/** Through JSON and back, as a browser gets it. */
const travelled = (ladder: Ladder): Ladder => {
  const snapshot: LadderSnapshot = JSON.parse(JSON.stringify(formatLadder(ladder)));
  return parseLadder(snapshot);
};

const stored = (ladder: Ladder): Ladder => ({ ...ladder, past: newLadder(ladder.header).past });

const told = ({ entry, refusal, ladder }: Decision) => ({ entry, refusal, ladder: formatLadder(ladder) });

describe.each(samples)('the sample season %s', (name) => {
  test('is decided line by line on a snapshot as on the stored ladder', () => {
    const log = logOf(name);
    let before = newLadder(log.header);
    let decided = 0;
    replay(log, ({ entry }, _, after) => {
      if (entry.ok === true && !looksBack(stored(before), entry.command)) {
        expect(told(decide(travelled(before), entry.command))).toEqual(told(decide(stored(before), entry.command)));
        decided++;
      }
      before = after;
    });
    expect(decided).toBeGreaterThan(0);
  });

  test('comes back from its snapshot as it was', () => {
    const { ladder } = replay(logOf(name)).season;
    expect(formatLadder(travelled(ladder))).toEqual(formatLadder(ladder));
    expect(travelled(ladder).order.players()).toEqual(ladder.order.players());
  });
});

describe('what everybody may see of a ladder', () => {
  const club = replay(logOf('nairobi-generated.jsonl')).season.ladder;

  test('says nothing of memberships', () => {
    expect(JSON.stringify(formatLadder(club))).toContain('paidUntil');
    expect(JSON.stringify(formatLadder(publicLadder(club)))).not.toMatch(/paidUntil|registered/);
  });

  test('says nothing of ratings', () => {
    const rated = replay(logOf('crewe-seed-by-rating.jsonl')).season.ladder;
    expect(JSON.stringify(formatLadder(rated))).toContain('"rating"');
    expect(JSON.stringify(formatLadder(publicLadder(rated)))).not.toContain('"rating"');
  });

  test('says nothing of a field that is not known to be public', () => {
    const { players } = club;
    const secretive = [...players.entries()].map(([id, player]) => {
      const record = { ...player, hush: 'hush', preferences: { ...player.preferences, hush: 'hush' } };
      return [id, record] as const;
    });
    const shown = publicLadder({ ...club, players: Table.of(secretive) });
    expect(JSON.stringify(formatLadder(shown))).not.toContain('hush');
    expect(formatLadder(shown)).toEqual(formatLadder(publicLadder(club)));
  });

  test('keeps the order, the challenges and what players chose to say of their games', () => {
    const crewe = replay(logOf('crewe-generated.jsonl')).season.ladder;
    const shown = publicLadder(crewe);
    expect(shown.order.players()).toEqual(crewe.order.players());
    expect([...shown.challenges.values()]).toEqual([...crewe.challenges.values()]);
    const rated = (ladder: Ladder) => [...ladder.players.values()].map(({ preferences }) => preferences?.rated);
    expect(rated(shown)).toEqual(rated(crewe));
    expect(rated(shown)).toContain(true);
  });
});
