import { beforeEach, describe, expect, it, test } from 'vitest';
import { grantAccess } from '#functions/books/access-keys.ts';
import { type Asker, addRequest, dropRequest } from '#functions/books/join-requests.ts';
import { addressWrite } from '#functions/books/organisers.ts';
import { stopTellingOrganiser } from '#functions/features/mail/organiser.ts';
import { newAccessKey } from '#functions/http/credential.ts';
import { formatEvent, parseEvent } from '#functions/notifying/messages.ts';
import { organiserLetter } from '#functions/notifying/organisers/delivery.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { at, KEY, ToldClub } from './player-club.ts';

const MAIN = formatEvent({ kind: 'organisers', key: { club: KEY.club } });

let club: ToldClub;
beforeEach(async () => {
  club = await ToldClub.begin([], { system: 'crewe', settings: { confirm: 2 } });
  await organiser('jo', 'confirmed');
  await organiser('eve', 'asked');
});

/** An organiser who has given an address. */
async function organiser(label: string, state: 'asked' | 'confirmed'): Promise<void> {
  const { database } = club.store;
  const { hash } = newAccessKey(KEY.club);
  const record = { hash, role: 'organiser', label, use: 'link', created: club.now } as const;
  await grantAccess(database, KEY.club, record, undefined);
  await database.transact([addressWrite(KEY.club, hash, { to: `${label}@example.org`, state, since: club.now })]);
}

/** Someone asks to join, which the stream tells of. */
async function asks(name: string): Promise<Asker> {
  const { hash } = newAccessKey(KEY.club);
  const asker = { hash, ladder: KEY.ladder, at: club.now, name };
  await addRequest(club.store.database, KEY.club, asker);
  club.enqueue([MAIN]);
  await club.work();
  return asker;
}

/** Dee reports that she beat Cy, who says that this is wrong. */
async function disputes(id: string): Promise<void> {
  await club.does('challenge', { id, challenger: 'dee', challenged: 'cy' });
  await club.does('result', { challenge: id, score: [1, 0], reported: 'dee' });
  await club.does('reject', { challenge: id, disputed: 'cy' });
  await club.work();
}

const subjects = () => club.letters.map(({ to, subject }) => `${to}: ${subject}`);

describe('organisers with a confirmed address are written to', () => {
  it('as a player disputes a result, with the place in Admin where they decide', async () => {
    await disputes('m1');
    expect(subjects()).toEqual(['jo@example.org: Cy disputed a result']);
    const [letter] = club.letters;
    expect(letter?.text).toContain(
      'According to Cy, a result on Main ladder is wrong. You decide in Admin, under Results.',
    );
    expect(letter?.text).toContain('https://ladder.example/riverside/main/desk/#results');
    expect(letter?.text).toContain('You get this e-mail as an organiser of Riverside.');
  });

  it('as somebody asks to join, in no words of theirs', async () => {
    await asks('Win a prize at example.org');
    expect(subjects()).toEqual(['jo@example.org: Someone asks to join Main ladder']);
    expect(club.letters[0]?.text).not.toContain('prize');
    expect(club.letters[0]?.text).toContain('https://ladder.example/riverside/main/desk/#people');
  });

  it('in one e-mail an hour at most, however many ask', async () => {
    for (const name of ['Al', 'Bo', 'Cat', 'Di']) await asks(name);
    expect(club.letters).toHaveLength(1);
    club.pass(1);
    await club.work();
    expect(subjects()[1]).toBe('jo@example.org: 3 people ask to join Main ladder');
    club.pass(2);
    await club.work();
    expect(club.letters).toHaveLength(2);
  });

  it('of both together', async () => {
    await asks('Al');
    await asks('Bo');
    await disputes('m1');
    club.queue = club.queue.filter(({ body }) => body.includes('main/organisers'));
    club.pass(1);
    await club.work();
    expect(subjects()[1]).toBe('jo@example.org: 2 things are waiting for you at Riverside');
  });

  it('in the morning, of what comes at night', async () => {
    club.now = at('2021-09-06T23:30:00+01:00');
    await asks('Al');
    expect(club.letters).toEqual([]);
    club.now = at('2021-09-07T08:00:00+01:00');
    await club.work();
    expect(club.letters).toHaveLength(1);
  });

  it('not of what was dealt with meanwhile', async () => {
    club.now = at('2021-09-06T23:30:00+01:00');
    await dropRequest(club.store.database, KEY.club, await asks('Al'));
    club.now = at('2021-09-07T08:00:00+01:00');
    await club.work();
    expect([club.letters, club.queue]).toEqual([[], []]);
  });

  it('again where the e-mail was not taken, and each once', async () => {
    await organiser('ann', 'confirmed');
    club.taken.push('later', 'sent');
    await asks('Al');
    expect(club.letters).toHaveLength(1);
    club.pass(1);
    await club.work();
    expect(club.letters.map(({ to }) => to).toSorted()).toEqual(['ann@example.org', 'jo@example.org']);
  });

  it('unless they have switched that off, by the link of such an e-mail too', async () => {
    await asks('Al');
    const reader = new URL(club.letters[0]?.stop ?? '').searchParams.get('reader') ?? '';
    const of = { id: KEY.club, name: 'Riverside', ladders: [KEY.ladder] };
    const press = (isPost: boolean, by = reader, queryStringParameters = {}) =>
      stopTellingOrganiser({
        world: { database: club.store.database },
        event: { queryStringParameters },
        of,
        reader: by,
        isPost,
      });
    expect([(await press(false)).statusCode, (await press(true, `${reader}x`)).statusCode]).toEqual([200, 404]);
    club.pass(2);
    await asks('Bo');
    expect(club.letters).toHaveLength(2);
    expect((await press(true)).statusCode).toBe(200);
    club.pass(2);
    await asks('Cat');
    expect(club.letters).toHaveLength(2);
    expect((await press(false)).body).toContain('on=1');
    expect((await press(true, reader, { on: '1' })).statusCode).toBe(200);
    await asks('Di');
    expect(club.letters).toHaveLength(3);
  });
});

test('what waits for organisers is named without a person, of a club or of a ladder', () => {
  expect(['riverside/organisers', 'riverside/main/organisers'].map((text) => parseEvent(text))).toEqual([
    { kind: 'organisers', key: { club: 'riverside' } },
    { kind: 'organisers', key: { club: 'riverside', ladder: 'main' } },
  ]);
  expect(parseEvent('riverside/main/organisers/3')).toBeUndefined();
});

test.each([
  [
    'de',
    '2 Personen möchten in Squash mitspielen',
    'Aufnehmen oder ablehnen kannst du in der Verwaltung unter „Personen“.',
    'Laut Cy stimmt ein Ergebnis in Squash nicht. Entscheiden kannst du in der Verwaltung unter „Ergebnisse“.',
  ],
  [
    'fr',
    '2 personnes demandent à rejoindre Squash',
    'Acceptez ou refusez dans Gestion, sous «\u202fPersonnes\u202f».',
    'Selon Cy, un résultat dans Squash n’est pas exact. À vous de trancher, dans Gestion, sous «\u202fRésultats\u202f».',
  ],
] as const)('the same is told in %s', (language, ...said) => {
  const waiting = (id: string, by?: string) =>
    ({ id, what: by ? 'disputed' : 'asked', key: KEY, ladder: 'Squash', ...(by && { by }) }) as const;
  const all = [waiting('1'), waiting('2'), waiting('3', 'Cy')];
  const links = { siteOrigin: 'https://ladder.example', stop: 'https://ladder.example/stop' };
  const { text } = inLanguage(language, () => organiserLetter({ name: 'Riverside' }, all, links));
  for (const each of said) expect(text).toContain(each);
});
