import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readChanges } from '#functions/books/admin-history.ts';
import { changeClub, setSuspended } from '#functions/books/change-club.ts';
import { addClub, readClub, readClubs } from '#functions/books/clubs.ts';
import { readNaming } from '#functions/books/naming.ts';
import { makeClub, putAsked, readAllSignedUp } from '#functions/books/sign-ups.ts';
import { SESSION } from '#functions/database/keys.ts';
import { newPuzzle, solvedUntil } from '#functions/features/sign-up/link.ts';
import { type Day, instant } from '#shared/vocabulary/vocabulary.ts';
import { Newcomers, solved } from './newcomers.ts';

const HOUR = 3_600_000;
let people: Newcomers;

beforeEach(() => {
  people = new Newcomers();
});
afterEach(() => people.end());

const stateOf = ({ body }: { body: string }): unknown => JSON.parse(body);
const pass = (time: number): void => {
  people.now = instant(people.now + time);
};

describe('a club that signs itself up', () => {
  it('is the last of a day alone, also where two are confirmed at the same moment', async () => {
    const { database } = people.store;
    const both = ['a', 'b'].map(async (hash) => {
      const who = { person: 'Jo', email: `${hash}@hill.example`, language: 'en' } as const;
      const asked = { hash, at: people.now, id: `hill-${hash}`, club: 'Hill', ...who };
      await putAsked(database, asked);
      const key = { hash, role: 'organiser', label: 'Jo', use: 'link', created: people.now } as const;
      return makeClub(database, asked, key, { day: '2026-11-23' as Day, most: 1 });
    });
    expect((await Promise.all(both)).toSorted()).toEqual(['made', 'too-many']);
    expect(await readClubs(database)).toHaveLength(1);
  });

  it('is made by one button behind a link, which signs its organiser in and works once', async () => {
    expect(stateOf(await people.ask({ language: 'de' }))).toEqual({ state: 'sent' });
    expect(await readClubs(people.store.database)).toEqual([]);
    const { link } = people;
    for (let look = 0; look < 3; look++)
      expect((await people.open('GET', link)).body).toContain('<form method="post">');
    expect(await readClubs(people.store.database)).toEqual([]);
    const { statusCode, headers, cookies = [] } = await people.open('POST', link);
    expect([statusCode, headers['location']]).toEqual([303, '/new/?club=hill']);
    expect(await readClubs(people.store.database)).toMatchObject([{ id: 'hill', name: 'Hill Chess', language: 'de' }]);
    expect(people.made).toEqual(['hill']);
    const who = await people.handlers['sessions-and-views']({
      routeKey: 'GET /api/session',
      headers: {},
      cookies: cookies.map((each) => each.split(';')[0] ?? ''),
      isBase64Encoded: false,
      requestContext: {},
    });
    expect(JSON.parse(who.body)).toMatchObject({ role: 'organiser', label: 'Jo', club: { id: 'hill' } });
    expect((await people.open('POST', link)).statusCode).toBe(404);
    expect((await readClubs(people.store.database)).length).toBe(1);
    const signedUp = { id: 'hill', person: 'Jo', email: 'jo@hill.example' };
    expect(await readAllSignedUp(people.store.database)).toMatchObject([signedUp]);
  });

  it('makes a club that is on no list, and shows “Ann B.”, until its organiser decides otherwise', async () => {
    await people.ask();
    await people.open('POST', people.link);
    expect(await readClub(people.store.database, 'hill')).toMatchObject({ unlisted: true, untried: true });
    expect((await readNaming(people.store.database, 'hill')).mode).toBe('initial');
    await changeClub(people.store.database, 'hill', { unlisted: false });
    expect(await readClubs(people.store.database)).toMatchObject([{ id: 'hill', untried: true }]);
    expect((await readClubs(people.store.database))[0]?.unlisted).toBeUndefined();
    // The operator has looked at it.
    await setSuspended(people.store.database, 'hill', false);
    expect((await readClub(people.store.database, 'hill'))?.untried).toBeUndefined();
  });

  it.each([[[false]], [[true, false]]])(
    'tells once in the admin history that its operator has looked at it, suspended or not before: %j',
    async (steps) => {
      const { database } = people.store;
      await people.ask();
      await people.open('POST', people.link);
      const before = await readChanges(database, 'hill', 10);
      for (const [index, suspended] of steps.entries()) {
        const what = suspended ? 'club-suspended' : 'club-resumed';
        const line = { at: instant(index), what, about: 'hill', by: '', role: 'operator' } as const;
        await setSuspended(database, 'hill', suspended, line);
      }
      expect(await readChanges(database, 'hill', 10)).toHaveLength(before.length + steps.length);
    },
  );

  it.each([
    ['St. Mary’s & Friends', 'St. Mary’s & Friends'],
    // What a mail program would make a link of is not passed on to strangers.
    ['Win at evil.example', 'hill'],
    ['https://evil.example', 'hill'],
  ])('is told by e-mail of “%s” as %s on Club Ladder, with a link that fits a line', async (club, named) => {
    await people.ask({ club });
    const { subject, text } = people.mails[0] ?? {};
    expect(subject).toBe(`Start ${named} on Club Ladder`);
    expect(text).toContain(`start ${named} on Club Ladder, at https://ladder.example/hill/.`);
    expect(new URL(people.link).pathname).toMatch(/^\/api\/sign-up\/[\w-]{22}$/);
    expect(JSON.stringify(people.lines)).not.toContain(people.link.slice(-22));
  });

  it('is forgotten after a day if nobody presses it', async () => {
    await people.ask();
    pass(24 * HOUR);
    expect((await people.open('POST', people.link)).statusCode).toBe(404);
    expect(await readClubs(people.store.database)).toEqual([]);
  });

  it('cannot have an address of the site, or of another club: it is offered one that is free', async () => {
    expect(stateOf(await people.ask({ id: 'sign-up' }))).toEqual({ state: 'taken', free: 'sign-up-2' });
    await addClub(people.store.database, { id: 'hill', name: 'The other one' });
    expect(stateOf(await people.ask())).toEqual({ state: 'taken', free: 'hill-2' });
    expect(people.mails).toEqual([]);
  });

  it('gets the next address where its own was taken meanwhile', async () => {
    await people.ask();
    await addClub(people.store.database, { id: 'hill', name: 'The other one' });
    expect((await people.open('GET', people.link)).body).toContain('/hill-2/');
    expect((await people.open('POST', people.link)).headers['location']).toBe('/new/?club=hill-2');
  });

  it('is there once, with its organiser signed in, also where the first try broke off', async () => {
    await people.ask();
    const { database } = people.store;
    const put = database.put.bind(database);
    database.put = async (item) => {
      if (item.sk.startsWith(SESSION)) throw new Error('broken off');
      return put(item);
    };
    expect((await people.open('POST', people.link)).statusCode).toBe(503);
    database.put = put;
    expect((await people.open('POST', people.link)).headers['location']).toBe('/new/?club=hill');
    expect((await readClubs(people.store.database)).map(({ id }) => id)).toEqual(['hill']);
  });

  it('is one of so many a day', async () => {
    for (const id of ['a', 'b', 'c']) {
      await people.ask({ id, email: `${id}@hill.example` });
      await people.open('POST', people.link);
    }
    expect((await people.ask({ id: 'd' }, '192.0.2.2')).statusCode).toBe(429);
    pass(24 * HOUR);
    expect((await people.ask({ id: 'd' })).statusCode).toBe(200);
  });
});

describe('whoever asks for clubs in great numbers', () => {
  it('must solve a puzzle each time, and in time', async () => {
    const { puzzle } = await people.puzzle();
    expect((await people.ask({ answer: 'x' })).statusCode).toBe(400);
    expect((await people.ask({ puzzle: puzzle.replace(/\.\d+\./, '.9999999999999.') })).statusCode).toBe(400);
    const kept = await people.puzzle();
    const again = { puzzle: kept.puzzle, answer: solved(kept) };
    expect((await people.ask(again)).statusCode).toBe(200);
    expect((await people.ask({ ...again, id: 'other' })).statusCode).toBe(400);
    const late = await people.puzzle();
    const answer = solved(late);
    pass(HOUR);
    expect((await people.ask({ puzzle: late.puzzle, answer })).statusCode).toBe(400);
    expect(people.mails).toHaveLength(1);
  });

  it('has harder puzzles the more is asked for, within bounds', () => {
    const bits = [0, 0.5, 1, 7].map((load) => newPuzzle('s', people.now, load).bits);
    expect(bits).toEqual([14, 16, 18, 18]);
    const puzzle = newPuzzle('s', people.now, 0);
    const answer = solved(puzzle);
    expect(solvedUntil('s', puzzle.puzzle, answer, people.now)).toBeGreaterThan(people.now);
    expect(solvedUntil('another', puzzle.puzzle, answer, people.now)).toBeUndefined();
  });

  it('takes none of the links that all others may ask for by asking for one address', async () => {
    const { bits } = await people.puzzle();
    for (let asked = 0; asked < 20; asked++) await people.ask({ id: `c${asked}` }, `198.51.100.${asked}`);
    expect(people.mails).toHaveLength(3);
    // As twenty links that count for all would make it harder.
    expect((await people.puzzle()).bits).toBe(bits);
    expect(stateOf(await people.ask({ id: 'other', email: 'other@hill.example' }))).toEqual({ state: 'sent' });
    expect(people.mails).toHaveLength(4);
  });

  it('starts three clubs a day from one network, and leaves those of the day to others', async () => {
    const many = new Newcomers(20);
    const statuses = [];
    for (const id of ['a', 'b', 'c', 'd']) {
      await many.ask({ id, email: `${id}@hill.example` }, '192.0.2.1');
      statuses.push((await many.open('POST', many.link)).statusCode);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
    expect((await many.open('POST', many.link, undefined, '192.0.2.2')).statusCode).toBe(303);
    many.end();
  });

  it('is slowed by where they come from, and bothers no e-mail address more than a few times, unseen', async () => {
    for (let asked = 0; asked < 5; asked++)
      expect(stateOf(await people.ask({ id: `c${asked}` }))).toEqual({ state: 'sent' });
    expect(people.mails).toHaveLength(3);
    expect((await people.ask({ id: 'c5', email: 'other@hill.example' })).statusCode).toBe(429);
    expect((await people.ask({ id: 'c5', email: 'other@hill.example' }, '192.0.2.7')).statusCode).toBe(200);
    // What strangers type is not sent to those whose address they give, but for a plain name of the club.
    expect(people.mails.map(({ text }) => text).join('')).not.toMatch(/\bJo\b/);
  });
});
