import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asStored, pack } from '#functions/database/item.ts';
import { HEAD, PLAYER, ROSTER } from '#functions/database/keys.ts';
import { changesBetween, rosters, stateParts } from '#functions/ladders/changes.ts';
import { headPart, ladderOf, mayGo, playerParts } from '#functions/ladders/parts.ts';
import type { StatePart, StoredHead } from '#functions/ladders/stored-parts.ts';
import { formatLadder, publicSnapshot } from '#shared/engine/format-ladder.ts';
import { Season } from '#shared/engine/season.ts';
import { madeOf, withMade } from '#shared/rules/common/configured.ts';
import { allSlots, slotsOf } from '#shared/systems/slots.ts';
import { type Ladder, newLadder, type Player } from '#shared/vocabulary/ladder.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { always, SYSTEMS } from '../rules/systems/seasons.ts';
import { HEADER, ids, player } from './club.ts';

/** What names something in such a list: its id, or the first of a pair. */
const keyOf = (each: unknown): string =>
  String(Array.isArray(each) ? each[0] : typeof each === 'object' && each !== null && 'id' in each ? each.id : each);

/** A snapshot whose lists of players and of what hangs in slots are in one order: in which order they stand says nothing. */
const inOneOrder = ({ pages, settled, ...lists }: ReturnType<typeof formatLadder>): object => ({
  pages,
  settled,
  ...Object.fromEntries(
    Object.entries(lists).map(([name, value]) => [
      name,
      Array.isArray(value) && name !== 'entrants'
        ? Object.fromEntries(value.map((each) => [keyOf(each), each]))
        : value,
    ]),
  ),
});

const stored = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Parts by name; players each by their own, whether they have one or share a roster. */
const byName = (parts: readonly StatePart[]): ReadonlyMap<string, unknown> =>
  new Map([
    ...parts
      .filter(({ name }) => !name.startsWith(PLAYER) && !name.startsWith(ROSTER))
      .map(({ name, value }) => [name, asStored(value)] as const),
    ...[...playerParts(parts)].map(([id, each]) => [`${PLAYER}${id}`, asStored(each)] as const),
  ]);

const headOf = (ladder: Ladder): StoredHead => ({ name: HEAD, line: ladder.line, value: stored(headPart(ladder)) });

describe.each(SYSTEMS)('the parts of a ladder of %s', (system) => {
  it('make the same ladder again, with the same parts, in any season', () => {
    always(system, ({ season: { ladder } }) => {
      const parts: readonly StatePart[] = stored(stateParts(ladder));
      const again = ladderOf(headOf(ladder), parts);
      expect(inOneOrder(stored(formatLadder(again)))).toEqual(inOneOrder(stored(formatLadder(ladder))));
      expect(byName(stateParts(again))).toEqual(byName(parts));
      expect(headPart(again)).toEqual(stored(headPart(ladder)));
      expect(headPart(ladder).holds).toBe(parts.filter(mayGo).length);
    });
  });

  it('are of slots that the system lists, and of no other: what is not listed is kept nowhere', () => {
    always(system, ({ season: { ladder } }) => {
      const listed = slotsOf(ladder).map(({ name }) => name);
      expect(Object.keys(ladder.slots).filter((name) => !listed.includes(name))).toEqual([]);
    });
  });

  it('are all there are, where each line writes those alone that it changes', () => {
    always(
      system,
      ({ season }) => {
        const again = new Season(season.header);
        let [before, parts] = [newLadder(season.header), new Map<string, StatePart>()];
        for (const { command } of season.lines()) {
          const { ladder: after } = again.decide(command);
          const { put, remove } = changesBetween(before, after);
          for (const name of remove) parts.delete(name);
          parts = new Map([...parts, ...put.map((part) => [part.name, stored(part)] as const)]);
          expect(byName([...parts.values()])).toEqual(byName(stateParts(after)));
          before = after;
        }
      },
      15,
    );
  });

  it('go through a snapshot and back, of which all that it has is public', () => {
    always(system, ({ season: { ladder } }) => {
      const snapshot = stored(formatLadder(ladder));
      expect(stored(publicSnapshot(ladder))).toEqual(snapshot);
      const read = parseLadder(snapshot);
      expect(stored(formatLadder(read))).toEqual(snapshot);
      // How its log begins is nobody's business but the store's.
      expect(byName(stateParts(withMade(read, madeOf(ladder))))).toEqual(
        byName(stateParts(withMade(ladder, madeOf(ladder)))),
      );
    });
  });
});

describe('what only some systems have', () => {
  const slots = allSlots();
  const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

  it('has a name of its own, which nothing else in a head, a player or a snapshot has', () => {
    const names = slots.map(({ name }) => name);
    const ofLadders = ['header', 'line', 'at', 'settled', 'pages', 'holds', 'players', 'challenges'];
    const ofPlayers = ['id', 'name', 'rating', 'admitted', 'played', 'preferences', 'hasResult'];
    expect(repeated([...names, ...ofLadders, ...ofPlayers])).toEqual([]);
  });

  it('has records that are called like no others', () => {
    const taken = ['head', 'order#', 'roster#', 'player#', 'challenge#'];
    const called = [...slots.flatMap(({ records }) => records ?? []), ...taken];
    expect(called.filter((name) => called.some((other) => other !== name && name.startsWith(other)))).toEqual([]);
    expect(repeated(called)).toEqual([]);
  });
});

const players = (count: number, name: () => string): readonly Player[] =>
  ids(count).map((id) => ({ id: player(id), name: name(), admitted: HEADER.season.start }));

it('10,000 players of usual names share one roster', () => {
  const all = players(10_000, () => `Player ${randomBytes(6).toString('hex')}`);
  expect(rosters(all, lineNumber(2))).toHaveLength(1);
});

it('players who are too many for one item share several, each with its own name, and none is lost', () => {
  const all = players(1200, () => randomBytes(500).toString('hex'));
  const parts = rosters(all, lineNumber(2));
  expect(parts.length).toBeGreaterThan(1);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  for (const { value } of parts) expect(pack(value).length).toBeLessThanOrEqual(350 * 1024);
  expect(parts.flatMap(({ value }) => value)).toEqual(all);
});
