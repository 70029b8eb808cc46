import { beforeAll, describe, expect, it } from 'vitest';
import { grantAccess, noteUse } from '#functions/books/access-keys.ts';
import { setFace } from '#functions/books/faces.ts';
import { putFreeTimes } from '#functions/books/free-times.ts';
import { putGameDate } from '#functions/books/game-dates.ts';
import { noteRenamed, setNaming, showAlone } from '#functions/books/naming.ts';
import { keepNotice, putMessage } from '#functions/books/notices.ts';
import { openLink, putSession } from '#functions/books/sessions.ts';
import { putSuggestions } from '#functions/books/suggestions.ts';
import type { Item } from '#functions/database/item.ts';
import { pack } from '#functions/database/item.ts';
import * as keys from '#functions/database/keys.ts';
import type { Sought } from '#functions/erasing/copied-items.ts';
import { copyOfPerson } from '#functions/erasing/copy-of-person.ts';
import { forgetInClub } from '#functions/erasing/forget-in-club.ts';
import { copyOf, kindOf, PLACES } from '#functions/erasing/items-of-person.ts';
import { StoredBuckets } from '#functions/limits/stored-buckets.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { JPEG } from '../pictures.ts';
import { NOW, PERSON, Place } from './cleared.ts';
import { challengeId, player } from './club.ts';
import { MemoryDatabase } from './memory-database.ts';

const SECRET = 'tell-it-to-nobody';
const OWN = 'zeb.own@example.net';
const PHONE = '0123 456789';

/** A club that keeps something of zebedee in every place where it may. */
async function everywhere(): Promise<Place> {
  const database = new MemoryDatabase();
  const place = await new Place(async () => database).fill();
  const { store, club, main } = place;
  const [zebedee, xerxes] = [player('zebedee'), player('xerxes')];
  const change = { at: NOW, what: 'key-made', about: 'zebedee the great', by: 'Jo', role: 'organiser' } as const;
  for (const [hash, of] of [
    [SECRET, zebedee],
    ['other', xerxes],
  ] as const) {
    const record = { hash, role: 'player', label: `${of} the great`, player: of, use: 'link', created: NOW } as const;
    await grantAccess(database, club, record, change);
    await openLink(database, club, hash, NOW);
    await setFace(database, club, of, { name: `face-${of}.jpg`, bytes: new Uint8Array(JPEG) }, hash);
    await noteUse(database, club, hash, NOW);
    await putSession(database, club, {
      access: hash,
      hash: SECRET,
      device: `phone of ${of}`,
      opened: NOW,
      ends: NOW,
      used: NOW,
    });
    const browser = {
      access: hash,
      hash: SECRET,
      player: of,
      endpoint: `https://push.example.net/${SECRET}`,
      created: NOW,
    };
    await database.put({
      pk: keys.sessionPartition(club),
      sk: `${keys.SUBSCRIPTION}${of}#${SECRET}`,
      value: pack({ ...browser, p256dh: SECRET, auth: SECRET }),
    });
    const email = { to: of === zebedee ? OWN : 'x@example.net', state: 'confirmed', since: NOW, access: SECRET };
    const contact = {
      player: of,
      secret: SECRET,
      email,
      wishes: { daily: true },
      shared: { phone: PHONE, shows: ['phone'] },
    };
    await database.put({
      pk: keys.sessionPartition(club),
      sk: `${keys.CONTACT}${of}`,
      version: 1,
      value: pack({ ...contact, logins: [{ hash: SECRET, until: NOW, path: '/' }] }),
    });
    await database.put({
      pk: keys.sessionPartition(club),
      sk: `${keys.HELD_BACK}${of}`,
      value: pack({ until: NOW, by: 'x', all: ['x'] }),
    });
    const taken = { hash: SECRET, ladder: 'main', at: NOW, player: of };
    await database.put({
      pk: keys.clubPartition(club),
      sk: `${keys.JOIN_REQUEST}${of}`,
      value: pack(taken),
      expires: Math.ceil(NOW / 1000) + 999,
    });
  }
  await new StoredBuckets(database).tryAcquire({ club, name: 'records#zebedee' }, { most: 1, per: 1000 });
  const dated = {
    challenge: challengeId('zebedee-9'),
    issued: NOW,
    players: [zebedee, xerxes],
    at: NOW,
    version: 1,
  } as const;
  await putGameDate(store, main, dated);
  await putFreeTimes(store, main, { players: [zebedee], when: ['evenings'], wants: NOW });
  await putSuggestions(store, main, [{ challenger: zebedee, challenged: xerxes }], NOW);
  const dispute = { line: 7, player: xerxes, players: [zebedee, xerxes], says: 'It was 1–2.', at: NOW };
  await database.put({ pk: keys.ladderPartition(main), sk: `${keys.DISPUTE}7#xerxes`, value: pack(dispute) });
  const words = { title: 'Challenge', text: 'Play.', path: '/', tag: 'challenged', id: '8~0', line: lineNumber(8) };
  await keepNotice(database, main, '8~0', { notice: { kind: 'challenged', player: zebedee, ...words } });
  await putMessage(database, main, { day: '2021-09-07' as never, text: 'The hall is shut.', to: [zebedee] }, change);
  await setNaming(database, club, { mode: 'full', nicknames: { zebedee: 'Zeb' } });
  await noteRenamed(database, club, zebedee, 'Zebedee Smythe', ['Zeb Smith']);
  await showAlone(database, club, zebedee, { as: 'initials' }, { ...change, what: 'person-shown', member: zebedee });
  return place;
}

/** Names of kinds of items, and of what only begins partitions. */
const PARTITIONS = [
  'SESSIONS',
  'CLUBS',
  'IMPORTS',
  'CLEARANCES',
  'RESTORES',
  'SIGN_UPS',
  'CLUBS_GONE',
  'NO_CLUB',
  'ALL_CLUBS',
];

describe('a copy of all that is kept of a person', () => {
  let place: Place;
  let items: readonly Item[];
  const sought: Sought = {
    player: PERSON.player,
    plays: new Set([PERSON.player]),
    keys: new Set([SECRET]),
    isNamed: (text) => text.includes('zebedee'),
    isOwn: false,
    email: undefined,
  };
  beforeAll(async () => {
    place = await everywhere();
    const { club, main, other } = place;
    const partitions = [
      keys.clubPartition(club),
      keys.sessionPartition(club),
      keys.usePartition(club),
      keys.ratePartition(club),
    ];
    const found: Item[] = [];
    for (const pk of [...partitions, keys.ladderPartition(main), keys.ladderPartition(other)])
      for await (const item of place.database.query({ pk })) found.push(item);
    items = found;
  });
  const copyFor = (isOwn: boolean) =>
    copyOfPerson(place.store, { club: place.club, player: PERSON.player, isOwn }).then((copy) => ({
      copy,
      text: JSON.stringify([copy.names, [...copy.parts], copy.ladders]),
    }));

  it('is asked of every place in which a club keeps anything', () => {
    const names = Object.entries(keys).flatMap(([name, value]) =>
      typeof value === 'string' && !PARTITIONS.includes(name) ? [value] : [],
    );
    expect(names.filter((sk) => kindOf({ pk: '', sk }) === undefined)).toEqual([]);
    expect(items.filter((item) => kindOf(item) === undefined)).toEqual([]);
  });

  it('has what stands in each of them, and nothing of anybody else', async () => {
    const told = new Set(items.flatMap((item) => (copyOf(item, sought) ? [kindOf(item)] : [])));
    const missing = Object.entries(PLACES).filter(
      ([kind, { copied }]) => typeof copied !== 'string' && !told.has(kind),
    );
    expect(missing.map(([kind]) => kind)).toEqual([]);
    const { copy, text } = await copyFor(true);
    expect([...copy.parts.keys()].toSorted()).toEqual(
      [
        'beside',
        'browsers',
        'contact',
        'face',
        'history',
        'links',
        'member',
        'names',
        'notices',
        'requests',
      ].toSorted(),
    );
    expect(copy.ladders.map(({ ladder, seasons }) => [ladder, seasons.length])).toEqual([
      ['juniors', 1],
      ['main', 1],
    ]);
    for (const word of ['phone of xerxes', 'x@example.net', 'yolanda the great']) expect(text).not.toContain(word);
    expect(copy.names).toEqual(expect.arrayContaining(['zebedee the great', 'Zeb Smith', 'Zebedee Smythe']));
    expect(copy.now).toBe('Zebedee Smythe');
  });

  it('holds no secret, and for them nobody who has recorded what', async () => {
    for (const isOwn of [true, false]) expect((await copyFor(isOwn)).text).not.toContain(SECRET);
    expect((await copyFor(true)).text).not.toContain('"Jo"');
    expect((await copyFor(false)).text).toContain('"Jo"');
  });

  it('tells organisers no address, number or wish that is theirs alone', async () => {
    const [own, theirs] = [await copyFor(true), await copyFor(false)];
    for (const word of [OWN, PHONE, 'daily']) {
      expect([word, own.text.includes(word)]).toEqual([word, true]);
      expect([word, theirs.text.includes(word)]).toEqual([word, false]);
    }
    expect(theirs.text).toContain('zebedee@example.org');
  });

  it('has nothing left once they are erased', async () => {
    const { club, store, main, other } = place;
    for (const key of [main, other]) expect(await place.forget(key, PERSON, 'one', async () => {})).toBe('forgotten');
    await forgetInClub(place.database, club, PERSON);
    const { copy } = await copyFor(false);
    expect([[...copy.parts], copy.ladders]).toEqual([[['names', [{ shown: 'full' }]]], []]);
    expect(await store.verify(main)).toEqual([]);
    const left = items.map(({ pk, sk }) => place.database.get({ pk, sk }));
    const gone = (await Promise.all(left)).filter(
      (item) => item && copyOf(item, sought) && kindOf(item) !== keys.NAMING,
    );
    expect(gone).toEqual([]);
  });
});
