import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { changesBetween, stateParts } from '#functions/ladders/changes.ts';
import { headPart } from '#functions/ladders/parts.ts';
import { publishLadder, publishRest } from '#functions/publishing/publish-ladder.ts';
import { slotSchemas } from '#shared/contract/slot-schemas.ts';
import { formatLadder, publicSnapshot } from '#shared/engine/format-ladder.ts';
import { joining } from '#shared/rules/common/joining.ts';
import type { Rule, Rules } from '#shared/rules/rule.ts';
import { a, fields, listOf, tupleOf } from '#shared/vocabulary/form.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { type AnySlot, slot } from '#shared/vocabulary/slot.ts';
import { asColumns, asFieldOfFirst, asRecord, inHead } from '#shared/vocabulary/slot-storage.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Shelf } from '../publishing/shelf.ts';
import { accepted, arrive, HEADER, join, newLadderIn, player } from './club.ts';
import { KINDS, useStores } from './databases.ts';

const invented = vi.hoisted<{ slots: readonly AnySlot[]; rules: Partial<Rules> }>(() => ({ slots: [], rules: {} }));

interface Cloakroom {
  readonly hooks: readonly PlayerId[];
}

interface Coat {
  readonly weight: number;
  readonly buttons?: number;
}

/** An invented system notes who hangs up a coat: in the head, in a record, beside the rungs, and with players. */
const coats = slot<number>('coats', 0, inHead(0));
const NOBODY: Cloakroom = { hooks: [] };
const cloakroom = slot('cloakroom', NOBODY, asRecord('cloakroom', NOBODY));
const weights = slot(
  'weights',
  Table.empty<PlayerId, Coat>(),
  asColumns<Coat>({ weights: 'weight' }, { buttons: 'buttons' }),
);
const helped = slot('helped', Table.empty<string, { readonly day: Day }>(), asFieldOfFirst());
const SLOTS = [coats, cloakroom, weights, helped];

const secrets = /coats|cloakroom|hooks|weight|buttons|helped/;

function hungUp(ladder: Ladder, id: PlayerId, day: Day): Ladder {
  const number = coats.of(ladder) + 1;
  const [last] = cloakroom.of(ladder).hooks.slice(-1);
  const counted = cloakroom.set(coats.set(ladder, number), { hooks: [...cloakroom.of(ladder).hooks, id] });
  const coat = { weight: 700 + number, ...(number % 2 === 0 && { buttons: number }) };
  const weighed = weights.set(counted, weights.of(ladder).set(id, coat));
  return last ? helped.set(weighed, helped.of(ladder).set(`${id} ${last}`, { day })) : weighed;
}

const joiningWithCoat: Rule<'join'> = {
  ...joining('X1'),
  apply(ladder, command) {
    const { ladder: joined, ...rest } = joining('X1').apply(ladder, command);
    return { ...rest, ladder: hungUp(joined, command.body.player, joined.header.season.start) };
  },
};

beforeEach(() => {
  invented.slots = SLOTS;
  invented.rules = { join: joiningWithCoat };
});

vi.mock(import('#shared/systems/registry.ts'), async (original) => {
  const registry = await original();
  return {
    ...registry,
    systemOf(ladder) {
      const system = registry.systemOf(ladder);
      return { ...system, slots: [...system.slots, ...invented.slots], rules: { ...system.rules, ...invented.rules } };
    },
  };
});

const plainly = (ladder: Ladder) => SLOTS.map((each) => JSON.parse(JSON.stringify(each.format(ladder) ?? null)));

describe.each(KINDS)('what an invented system alone has, on $name', (kind) => {
  const open = useStores(kind);

  it('is stored with all that it has, and read, checked and published without a word from elsewhere', async () => {
    const store = await open();
    const key = await newLadderIn(store, HEADER);
    for (const id of ['ann', 'bob', 'cy']) accepted(await store.submit(key, join(id)));
    accepted(await store.submit(key, arrive('bob')));
    const loaded = (await (await open()).load(key)) ?? expect.fail('it is stored');
    expect(plainly(loaded)).toEqual([
      3,
      { hooks: ['ann', 'bob', 'cy'] },
      expect.arrayContaining([
        ['ann', { weight: 701 }],
        ['bob', { weight: 702, buttons: 2 }],
        ['cy', { weight: 703 }],
      ]),
      expect.arrayContaining([
        ['bob ann', { day: '2021-09-06' }],
        ['cy bob', { day: '2021-09-06' }],
      ]),
    ]);
    expect(loaded.players.get(player('bob'))).not.toHaveProperty('helped');
    expect(await (await open()).verify(key)).toEqual([]);

    const files = new Shelf();
    const publishing = { store, files, now: loaded.at, origin: 'https://ladder.example', release: 'r1' };
    await publishLadder(publishing, key);
    await publishRest(publishing, key);
    // A snapshot holds all that a process would make of the public log, which says none of it otherwise.
    const isForReaders = (path: string): boolean => path.startsWith(`/${key.club}/`) && !path.endsWith('/.season.json');
    const all = [...files.bodies].filter(([path]) => isForReaders(path));
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(([, body]) => secrets.test(String(body))).map(([path]) => path)).toEqual([]);
  });
});

function ladderOfThree(): Ladder {
  const joined = (ladder: Ladder, id: string) => joiningWithCoat.apply(ladder, join(id)).ladder;
  return ['ann', 'bob', 'cy'].reduce(joined, newLadder(HEADER));
}

describe('the slots of an invented system', () => {
  it('lie where they say: in the head, in a record, beside the rungs, in players', () => {
    const ladder = ladderOfThree();
    expect(headPart(ladder)).toMatchObject({ coats: 3, holds: 2 });
    const parts = new Map(stateParts(ladder).map(({ name, value }) => [name, value]));
    expect(parts.get('state#cloakroom')).toEqual({ hooks: ['ann', 'bob', 'cy'] });
    expect(parts.get('state#order#00001')).toEqual({ players: 'ann bob cy', weights: '701 702 703', buttons: ' 2 ' });
    const roster = parts.get('state#roster#00000001#01');
    const helpers = { bob: { ann: { day: '2021-09-06' } }, cy: { bob: { day: '2021-09-06' } } };
    for (const [id, of] of Object.entries(helpers))
      expect(roster).toContainEqual({ id, admitted: '2021-09-06', helped: of });
    expect(roster).toContainEqual({ id: 'ann', admitted: '2021-09-06' });
  });

  it('are written where they change, and nothing else is', () => {
    const ladder = ladderOfThree();
    const written = (after: Ladder) => changesBetween(ladder, after).put.map(({ name }) => name);
    expect(written(coats.set(ladder, 4))).toEqual([]);
    expect(written(cloakroom.set(ladder, { hooks: [] }))).toEqual(['state#cloakroom']);
    expect(changesBetween(ladder, cloakroom.set(ladder, NOBODY)).remove).toEqual(['state#cloakroom']);
    expect(written(weights.set(ladder, weights.of(ladder).set(player('cy'), { weight: 1 })))).toEqual([
      'state#order#00001',
    ]);
    expect(written(helped.set(ladder, helped.of(ladder).delete('cy bob')))).toEqual(['state#player#cy']);
  });

  it('go through a snapshot and back', () => {
    const ladder = ladderOfThree();
    const again = parseLadder(JSON.parse(JSON.stringify(formatLadder(ladder))));
    expect(plainly(again)).toEqual(plainly(ladder));
  });

  it('are public as far as they list it, and in their own fields no more than they list', () => {
    const ladder = ladderOfThree();
    expect(JSON.stringify(publicSnapshot(ladder))).not.toMatch(secrets);
    const shown = { ...weights, shown: listOf(tupleOf(a('player'), fields({ weight: a('number') }))) };
    invented.slots = [coats, cloakroom, shown, helped];
    const told = JSON.parse(JSON.stringify(publicSnapshot(ladder)));
    expect(told.weights).toHaveLength(3);
    expect(told.weights).toContainEqual(['bob', { weight: 702 }]);
    expect(JSON.stringify(told)).not.toMatch(/coats|cloakroom|buttons|helped/);

    const schema = z.object(slotSchemas(invented.slots));
    expect(Object.keys(schema.shape)).toEqual(['weights']);
    expect(schema.safeParse(told).success).toBe(true);
    expect(schema.safeParse(JSON.parse(JSON.stringify(formatLadder(ladder)))).success).toBe(false);
  });
});
