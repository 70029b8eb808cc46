import { beforeEach, describe, expect, test } from 'vitest';
import { changeClub, readClub } from '#functions/ladders/clubs.ts';
import { Evening } from './evening.ts';

const PATH = '/api/clubs/riverside';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const choose = (language: unknown, by = key) => evening.send('PATCH', PATH, { key: by, body: { language } });

describe('the language of a club', () => {
  test('is English until its organiser chooses another, which the admin history tells', async () => {
    expect((await evening.must('GET', PATH, { key })).json).toMatchObject({ language: 'en' });
    const got = await choose('de');
    expect([got.status, got.json]).toMatchObject([200, { language: 'de' }]);
    expect((await evening.must('GET', PATH, { key })).json).toMatchObject({ language: 'de' });
    expect((await readClub(evening.store.database, 'hilltop'))?.language).toBeUndefined();
    const { json } = await evening.must('GET', '/api/clubs/riverside/changes', { key });
    expect(json['changes']).toMatchObject([{ what: 'language-changed', about: 'de', by: 'Jo', role: 'organiser' }]);
  });

  test('has every ladder of the club published anew, and whoever is signed in told', async () => {
    await choose('fr');
    for (const ladder of ['main', 'juniors'])
      expect((await evening.store.version({ club: 'riverside', ladder }))?.touched, ladder).toBeGreaterThan(
        evening.now,
      );
    const { json } = await evening.must('GET', '/api/session', { key });
    expect(json['club']).toMatchObject({ id: 'riverside', language: 'fr' });
  });

  test.each(['nl', '', null, 'DE'])('is not %j, which nobody here speaks', async (wanted) => {
    expect((await choose(wanted)).status).toBe(400);
    expect((await readClub(evening.store.database, 'riverside'))?.language).toBeUndefined();
  });

  test('is that in which its pages are told why a challenge is refused', async () => {
    const body = { id: 'again', challenger: 'bob', challenged: 'eve' };
    const told = async (headers: { readonly 'accept-language'?: string }) =>
      (await evening.post('challenge', { key, body, headers })).json;
    expect(await told({})).toMatchObject({ code: 'not-present', detail: 'Eve hasn’t checked in tonight.' });
    expect(await told({ 'accept-language': 'de' })).toMatchObject({
      code: 'not-present',
      detail: 'Eve ist heute Abend nicht eingecheckt.',
    });
    expect(await told({ 'accept-language': 'fr' })).toMatchObject({
      detail: 'Eve n’a pas pointé ce soir.',
    });
  });

  test('is that in which somebody is told what is not theirs to do, and that they are not signed in', async () => {
    const eve = await evening.hand('riverside', { role: 'player', player: 'eve', label: 'Eve' });
    const body = { id: 'again', challenger: 'ann', challenged: 'bob' };
    const told = async (language: string) => {
      const headers = { 'accept-language': language };
      const answers = [
        await evening.post('challenge', { key: eve, body, headers }),
        await evening.post('pass', { body, headers }),
      ];
      return answers.map(({ json }) => json['detail']);
    };
    expect(await told('de')).toEqual([
      'Du kannst nur für dich selbst fordern.',
      'Du musst dich anmelden. Bitte öffne den Einladungslink, den du von der Leitung hast.',
    ]);
    expect(await told('en')).toEqual([
      'You can only challenge for yourself.',
      'You need to sign in. Please open the invite link from your organiser.',
    ]);
  });

  test('is that in which an organiser is told what stands against a request, also where it is always the same', async () => {
    const member = { id: 'zoe', name: 'Zoe' };
    const add = (...members: readonly object[]) => ['POST', '/api/clubs/riverside/members', { members }] as const;
    const told = async (language: string) => {
      const headers = { 'accept-language': language };
      const details: unknown[] = [];
      for (const [method, path, body] of [
        add(member, member),
        ['DELETE', '/api/clubs/riverside/members/nobody', undefined] as const,
        ['POST', '/api/clubs/riverside/ladders/main/pass', 'no JSON'] as const,
      ])
        details.push((await evening.send(method, path, { key, body, headers })).json['detail']);
      return details;
    };
    expect(await told('de')).toEqual([
      'members.1: Zwei Personen haben dieselbe Kennung.',
      'Dieses Mitglied gibt es nicht.',
      'Das ist kein JSON.',
    ]);
    expect(await told('en')).toEqual([
      'members.1: the id is given to two people.',
      'There is no such member.',
      'This is not JSON.',
    ]);
  });

  test('is not for scorers to choose', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer', label: 'Tablet' });
    expect((await choose('de', scorer)).status).toBe(403);
  });

  test('stays when the club is listed otherwise', async () => {
    await choose('de');
    await changeClub(evening.store.database, 'riverside', { unlisted: true });
    expect(await readClub(evening.store.database, 'riverside')).toMatchObject({ language: 'de', unlisted: true });
  });
});
