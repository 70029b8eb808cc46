import { describe, expect, it } from 'vitest';
import { clear } from '#functions/erasing/clear.ts';
import { addSeason } from '#functions/importing/add-season.ts';
import { nameOfSeason, removeSeason } from '#functions/importing/remove-season.ts';
import type { TurnOptions } from '#functions/ladders/season-transition.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { NOW, Place } from './cleared.ts';
import { KINDS } from './databases.ts';
import { earlierSeasonOf } from './earlier-season.ts';
import { killedAt } from './failing.ts';
import { played, start } from './next-season.ts';

const OLD = { start: '2020-01-01', end: '2020-12-31' };
const ONCE = { at: NOW, request: '2020', idempotencyKey: 'removed' };

const seasonOf = (...ids: readonly string[]) =>
  earlierSeasonOf({ system: 'crewe', timezone: 'Europe/London', season: OLD }, [
    { at: `${OLD.start}T12:00:00Z`, seed: { order: 'given', players: ids.map((id) => ({ id })) } },
  ]);

const remove = (store: LadderStore, key: { club: string; ladder: string }, options: TurnOptions = ONCE) =>
  removeSeason(store, key, '2020', options);

describe.each(KINDS)('a season that was added and is removed, on $name,', ({ use }) => {
  const databases = use();

  /** A club on whose main ladder a season was added, with its pages. */
  async function begin(): Promise<Place> {
    const place = await new Place(databases).fill();
    await add(place, 'wanda', 'victor');
    expect(await place.findAll('wanda')).not.toEqual([]);
    return place;
  }

  async function add(place: Place, ...ids: readonly string[]): Promise<void> {
    const outcome = await addSeason(place.store, place.main, seasonOf(...ids), { at: NOW, request: ids.join() });
    expect(outcome.kind).toBe('turned');
    await show(place);
  }

  async function show(place: Place): Promise<void> {
    await place.store.touch(place.main, instant(place.now + 1));
    await place.publish();
  }

  const namesOf = async ({ store, main }: Place) => (await store.seasons(main)).ended.map(({ name }) => name);
  const cleared = (place: Place) => place.clear(nameOfSeason(place.main, '2020'));
  const shown = ({ files, club }: Place) => files.bodies.get(`/${club}/main/2020/view.json`)?.toString() ?? '';

  it('is gone with all that was published of it, wherever its writer is killed, and once however often it is asked for', async () => {
    let end: unknown;
    let nth = 0;
    do {
      nth++;
      const place = await begin();
      const present = await place.store.load(place.main);
      const killed = killedAt(await place.connect(), nth);
      end = await work(place, killed).catch(() => 'killed');
      expect(await work(place, await place.connect())).toBe('over');
      expect(await namesOf(place)).toEqual([]);
      await show(place);
      expect(await place.findAll('wanda')).toEqual([]);
      expect(await place.store.load(place.main)).toEqual(present);
      expect(await place.findAll('season-removed')).toHaveLength(1);
    } while (end === 'killed');
    expect(nth).toBeGreaterThan(4);
  });

  /** Removes it and clears it away, a process after the other. */
  async function work(place: Place, database: Awaited<ReturnType<Place['connect']>>): Promise<unknown> {
    const change = { at: NOW, what: 'season-removed', about: '2020', by: 'Jo', role: 'organiser' } as const;
    const outcome = await remove(new LadderStore(database), place.main, { ...ONCE, change });
    expect(outcome.kind).toBe('turned');
    const name = nameOfSeason(place.main, '2020');
    const world = () => ({ ...place.world(), database, store: new LadderStore(database) });
    const first = await clear(world(), name);
    place.rest();
    const then = await clear(world(), name);
    return then === 'none' && first !== 'later' ? 'over' : then;
  }

  it('leaves alone what is published of another one that is added in its place', async () => {
    const place = await begin();
    await remove(place.store, place.main);
    await add(place, 'ursula');
    expect(await cleared(place)).toBe('over');
    expect(shown(place)).toContain('ursula');
    expect(await place.findAll('wanda')).toEqual([]);
  });

  it('has another one published again that is added while its own files are removed', async () => {
    const place = await begin();
    await remove(place.store, place.main);
    const { remove: removeFile } = place.files;
    let isAdded = false;
    place.files.remove = async (path) => {
      if (!isAdded) {
        isAdded = true;
        await add(place, 'ursula');
      }
      return removeFile.call(place.files, path);
    };
    expect(await cleared(place)).toBe('later');
    expect(shown(place)).toBe('');
    await place.publish();
    expect(shown(place)).toContain('ursula');
  });

  it('is one that is there, and was not played here', async () => {
    const store = new LadderStore(await databases());
    const key = await played(store);
    await start(store, key);
    expect(await remove(store, key)).toEqual({ kind: 'refused', no: 'unknown' });
    expect(await removeSeason(store, key, '2021-22', ONCE)).toEqual({ kind: 'refused', no: 'played-here' });
    expect((await store.seasons(key)).ended).toHaveLength(1);
  });
});
