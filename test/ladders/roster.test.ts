import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { pack } from '#functions/database/item.ts';
import { rosters } from '#functions/ladders/changes.ts';
import type { Player } from '#shared/vocabulary/ladder.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { HEADER, ids, player } from './club.ts';

const LINE = lineNumber(2);

const players = (count: number, name: () => string): readonly Player[] =>
  ids(count).map((id) => ({ id: player(id), name: name(), admitted: HEADER.season.start }));

it('10,000 players of usual names share one roster', () => {
  expect(
    rosters(
      players(10_000, () => `Player ${randomBytes(6).toString('hex')}`),
      LINE,
    ),
  ).toHaveLength(1);
});

it('players who are too many for one item share several, each with its own name, and none is lost', () => {
  const all = players(3000, () => randomBytes(500).toString('hex'));
  const parts = rosters(all, LINE);
  expect(parts.length).toBeGreaterThan(1);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  for (const { value } of parts) expect(pack(value).length).toBeLessThanOrEqual(350 * 1024);
  expect(parts.flatMap(({ value }) => value)).toEqual(all);
});
