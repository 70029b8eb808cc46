import { expect, it } from 'vitest';
import { addClub } from '#functions/books/clubs.ts';
import { showAlone } from '#functions/books/naming.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { ladderTarget } from '#functions/publishing/target.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import type { Verb } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, header, player, say } from '../ladders/club.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { known } from '../rules/club.ts';
import { peopleOf } from '../rules/pairs/club.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const MAIN = { club: 'rooks', ladder: 'main' };

/** A ladder of pairs on which the public sees ann by her initials, with its files. */
async function rooks() {
  const store = new LadderStore(new MemoryDatabase());
  const files = new Shelf();
  await addClub(store.database, { id: 'rooks', name: 'The Rooks' });
  const season = { start: '2023-03-01' };
  await createLadder(store.database, MAIN, header({ system: 'house', timezone: 'UTC', season, entrants: 'pairs' }));
  const by = { at: at('2023-03-01T09:00'), what: 'person-shown', about: 'Ann', by: 'Jo', role: 'organiser' } as const;
  await showAlone(store.database, 'rooks', player('ann'), { as: 'initials' }, by);
  const does = async (time: string, verb: Verb, body: object) =>
    void accepted(await store.submit(MAIN, say(time, verb, body as never)));
  const publish = async (time: string) => {
    await store.touch(MAIN, at(time));
    await bringUpToDate({ store, files, now: at(time), origin: ORIGIN, release: 'r1' }, ladderTarget(MAIN));
  };
  await does('2023-03-01T18:00', 'seed', {
    order: 'given',
    players: [
      { id: 'cy-dee', people: peopleOf('cy dee') },
      { id: 'bob-eve', name: 'Ann’s friends', people: peopleOf('bob eve') },
    ],
  });
  return { store, files, does, publish, all: () => [...files.bodies.values()].join('\n') };
}

it('what is published of a pair hides its id and its own name from the line on by which somebody hidden joins it', async () => {
  const { does, publish, all, files } = await rooks();
  await publish('2023-03-01T18:01');
  expect(all()).toContain('Ann’s friends');
  await does('2023-03-02T18:00', 'regroup', { player: 'bob-eve', people: peopleOf('bob ann') });
  await does('2023-03-02T19:00', 'join', { player: 'ann-fay', people: peopleOf('fay ann') });
  await publish('2023-03-02T19:01');
  for (const [path, body] of files.bodies) {
    if (path.startsWith('/rooks/main/'))
      expect([path, /bob-eve|ann-fay|Ann Lee|Ann’s|"ann"/.test(body)]).toEqual([path, false]);
  }
  expect(all()).toContain('Bob Ray / A. L.');
  expect(all()).toContain('cy-dee');
});

it('a ladder of pairs is stored, and read again, as it is', async () => {
  const { store, does } = await rooks();
  await does('2023-03-02T18:00', 'regroup', { player: 'bob-eve', people: peopleOf('eve gus fay') });
  await does('2023-03-02T18:01', 'rename', { player: 'gus', name: 'Gus Low' });
  const kept = publicSnapshot(known(await store.load(MAIN)));
  const again = publicSnapshot(known(await new LadderStore(store.database).load(MAIN)));
  expect(again).toEqual(kept);
  expect(again['pairs']).toContainEqual([
    'bob-eve',
    {
      people: [...peopleOf('eve'), { id: 'gus', name: 'Gus Low' }, ...peopleOf('fay')],
      former: peopleOf('bob'),
      named: true,
    },
  ]);
});
