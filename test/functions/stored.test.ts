import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contactIn } from '#functions/books/contacts.ts';
import { type Item, pack } from '#functions/database/item.ts';
import { ACCESS, clubPartition, HEAD, ladderPartition } from '#functions/database/keys.ts';
import { flag, maybe, stored } from '#functions/database/stored.ts';
import { copyOf, PLACES } from '#functions/erasing/items-of-person.ts';
import { find } from '#functions/ladders/load.ts';
import { player } from '../ladders/club.ts';
import { Evening } from './evening.ts';

const read = stored(z.object({ name: z.string(), note: maybe(z.string()), last: z.object({ inUse: flag }) }));
const item = (value: unknown) => ({ sk: 'member#zed', value: pack(value) });

describe('what is stored', () => {
  it('is read as it was written, with what a later release wrote beside it', () => {
    const value = { name: 'Zed', last: { inUse: true, seen: 3 }, colour: 'blue' };
    expect(read(item(value))).toEqual(value);
  });

  it.each([
    ['lacks a field', { last: {} }, 'name'],
    ['has another kind of value', { name: 7, last: {} }, 'name'],
    ['has nothing where something may be missing', { name: 'Zed', note: null, last: {} }, 'note'],
    ['is wrong further in', { name: 'Zed', last: { inUse: false } }, 'last.inUse'],
    ['is something else', ['Zed'], 'all of it'],
  ])('is told as damaged where it %s, by fields and not by what they hold', (_, value, fields) => {
    expect(() => read(item(value))).toThrow(`member#… is damaged: ${fields}`);
  });

  it('is told as damaged where it is cut off, or not there', () => {
    expect(() => read({ sk: 'member#zed', value: '{"name":' })).toThrow('member#… is damaged: all of it');
    expect(() => read({ sk: 'member#zed' })).toThrow('member#… is damaged: all of it');
  });

  it('is no answer where it is damaged: the caller hears of an outage, and the log of the fields', async () => {
    const evening = await Evening.begin();
    const key = await evening.hand('riverside', { role: 'organiser' });
    const place = { pk: clubPartition('riverside'), sk: `${ACCESS}zed` };
    await evening.database.put({ ...place, value: pack({ hash: 'zed', label: 7, created: evening.now }) });
    const got = await evening.send('GET', '/api/clubs/riverside/access', { key });
    expect([got.status, got.json['code']]).toEqual([503, 'outage']);
    expect(JSON.stringify(evening.lines.at(-1))).toContain('CLUB#riverside access#… is damaged: role, label, use');
  });
});

const SOMEBODY = {
  player: player('zed'),
  plays: new Set([player('zed')]),
  keys: new Set<string>(),
  isNamed: () => false,
  isOwn: true,
  email: undefined,
};
/** Of an item these keep attributes alone, and nothing that is packed. */
const PLAIN = ['link#', 'USE#', 'face#'];

describe.each(
  Object.entries(PLACES).flatMap(([kind, { copied }]) =>
    typeof copied === 'string' || PLAIN.includes(kind) ? [] : [kind],
  ),
)('what a club keeps under %s', (kind) => {
  const sk = kind === 'proposal#' ? 'proposal#from#zed#ann' : kind.endsWith('#') ? `${kind}zed` : kind;

  it.each([[{}], [[]], ['zed'], [null]])('is told as damaged where %j lies there', (value) => {
    expect(() => copyOf({ pk: 'CLUB#a', sk, value: pack(value) }, SOMEBODY)).toThrow(/ is damaged: /);
  });
});

it('a contact as the first releases kept it is still one', () => {
  const first = { player: 'zed', secret: 's', email: { to: 'z@a.example', state: 'asked', since: 5 }, wishes: {} };
  const later = { ...first, logins: [{ hash: 'h', until: 7, path: '/' }], shared: { shows: ['phone'], phone: '1' } };
  for (const value of [first, later]) expect(contactIn({ sk: 'contact#zed', value: pack(value) })).toEqual(value);
});

describe('a ladder of which a part is damaged', () => {
  const key = { club: 'riverside', ladder: 'main' };
  const pk = ladderPartition(key);

  it.each([
    ['the head', HEAD, { header: { system: 'lavers' }, at: 1, settled: [], pages: [], holds: 0 }],
    ['the head', HEAD, null],
    ['a page', 'state#order#', { gap: '1 2' }],
    ['a page', 'state#order#', 7],
    ['a player', 'state#player#', { id: 'ann' }],
    ['a challenge', 'state#challenge#', { id: 'open', challenger: 'dee', challenged: 'cy' }],
  ])('is not read: %s', async (_, name, value) => {
    const { database } = await Evening.begin();
    const part = database.items().find((item) => item.pk === pk && item.sk.startsWith(name)) as Item;
    await database.put({ ...part, value: pack(value) });
    await expect(find(database, key)).rejects.toThrow('state#… is damaged');
  });

  it.each([null, {}, { command: { verb: 'join', at: 1 }, effects: { moves: [] } }, { command: {}, effects: {} }])(
    'has no lines such as %j',
    async (value) => {
      const evening = await Evening.begin();
      const first = evening.database.items().find((item) => item.pk === pk && item.sk.startsWith('entry#')) as Item;
      await evening.database.put({ ...first, value: pack(value) });
      await expect(evening.store.log(key)).rejects.toThrow('entry#… is damaged');
    },
  );
});
