import { beforeEach, describe, expect, test } from 'vitest';
import { gamesSlot } from '#shared/rules/pots/slots.ts';
import { Evening, LADDER, outcomeOf } from './evening.ts';

const KEY = { club: 'riverside', ladder: 'other' };

let evening: Evening;

describe('a challenge to which both have to agree', () => {
  /** Thirty on a Crewe ladder: Zoe, last, and Max, fifteenth, are further apart than a challenge reaches. */
  const PLAYERS = Array.from({ length: 28 }, (_, index) => ({ id: `p${index + 1}` }));

  let path: string;
  let zoe: string;
  let max: string;
  beforeEach(async () => {
    evening = await Evening.begin();
    path = await evening.openLadder({ system: 'crewe' }, [...PLAYERS.toSpliced(14, 0, { id: 'max' }), { id: 'zoe' }]);
    [zoe, max] = [await evening.asPlayer('zoe', 'Zoe'), await evening.asPlayer('max', 'Max')];
  });

  const propose = (key = zoe, challenged = 'max') =>
    evening.send('POST', `${path}/proposals`, { key, body: { challenged } });
  const agree = (key = max, to = 'zoe') => evening.send('POST', `${path}/proposals/${to}/agree`, { key, body: {} });
  const end = (key: string, to: string) => evening.send('DELETE', `${path}/proposals/${to}`, { key });
  const seenBy = async (key: string) => (await evening.must('GET', `${path}/proposals`, { key })).json['proposals'];
  const openOnes = async () => [...((await evening.store.load(KEY))?.challenges.values() ?? [])];

  describe('a player alone', () => {
    test('cannot say that both have agreed: nobody goes from 30th to 15th on their own word', async () => {
      for (const query of [{}, { dryRun: 'true' }]) {
        const sent = { key: zoe, body: { challenger: 'zoe', challenged: 'max', agreed: true }, query };
        const got = await evening.unchangedBy(() => evening.send('POST', `${path}/challenge`, sent));
        expect(outcomeOf(got)).toBe('not-yours');
      }
    });

    test('of two whose officials enter it is believed, as before', async () => {
      const scorer = await evening.hand('riverside', { role: 'scorer' });
      const body = { challenger: 'zoe', challenged: 'max', agreed: true };
      expect((await evening.send('POST', `${path}/challenge`, { key: scorer, body })).status).toBe(201);
    });
  });

  describe('a proposal', () => {
    test('is no challenge; both players see it, and nobody else', async () => {
      const { status, json } = await propose();
      expect([status, json]).toEqual([
        201,
        { id: expect.stringMatching(/^m/), challenger: 'zoe', challenged: 'max', at: '2021-09-06T20:00:00+01:00' },
      ]);
      expect(await openOnes()).toEqual([]);
      expect([await seenBy(zoe), await seenBy(max)]).toEqual([[json], [json]]);
      expect(await seenBy(await evening.asPlayer('p1'))).toEqual([]);
    });

    test('is a challenge once the other agrees, recorded by both, and no longer a proposal', async () => {
      const { id } = (await propose()).json;
      expect(await agree()).toMatchObject({ status: 201, json: { by: 'Zoe, Max', agreed: true, id } });
      expect(await openOnes()).toMatchObject([{ challenger: 'zoe', challenged: 'max' }]);
      expect([await seenBy(zoe), await seenBy(max)]).toEqual([[], []]);
    });

    test('is nobody’s to agree to but the one whom it is made to', async () => {
      await propose();
      const other = await evening.asPlayer('p1');
      for (const [key, to] of [
        [zoe, 'zoe'],
        [zoe, 'max'],
        [other, 'zoe'],
      ] as const)
        expect(outcomeOf(await agree(key, to))).toBe('unknown-proposal');
      expect(await openOnes()).toEqual([]);
    });

    test.each([
      ['taken back', () => end(zoe, 'max')],
      ['refused', () => end(max, 'zoe')],
    ])('that was %s cannot be agreed to any more', async (_, ending) => {
      await propose();
      expect((await ending()).status).toBe(204);
      expect((await ending()).status).toBe(404);
      expect((await agree()).status).toBe(404);
      expect((await propose()).status).toBe(201);
    });

    test('is over after two weeks', async () => {
      await propose();
      evening.advance(14 * 86_400_000);
      expect(await seenBy(max)).toEqual([]);
      expect([outcomeOf(await agree()), outcomeOf(await propose())]).toEqual(['unknown-proposal', 201]);
    });

    test('is made once, to five players at most, and only where the rules would let both play', async () => {
      await propose();
      expect((await propose()).json['code']).toBe('already-exists');
      for (const other of ['p1', 'p2', 'p3', 'p4']) expect((await propose(zoe, other)).status).toBe(201);
      expect((await propose(zoe, 'p5')).json['code']).toBe('too-many-proposals');
      expect((await propose(max, 'max')).json['code']).toBe('self-challenge');
      expect((await propose(max, 'nobody')).json['code']).toBe('unknown-player');
    });

    test('that the rules no longer allow is refused when it is agreed to', async () => {
      await propose();
      const organiser = await evening.hand('riverside', { role: 'organiser' });
      await evening.must('POST', `${path}/leave`, { key: organiser, body: { player: 'zoe' } });
      expect((await agree()).json['code']).toBe('not-on-ladder');
    });

    test('that both press at once is one challenge', async () => {
      await propose();
      const got = await Promise.all([agree(), agree(), agree()]);
      expect(got.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
      expect(await openOnes()).toHaveLength(1);
    });

    test('has no place where the rules know no agreement', async () => {
      path = LADDER;
      expect(outcomeOf(await propose(zoe, 'ann'))).toBe('not-this-system');
    });
  });
});

describe('a game for points to which all have to agree', () => {
  let path: string;
  let keys: Record<string, string>;

  beforeEach(async () => {
    evening = await Evening.begin();
    const players = ['ann', 'bob', 'cy', 'dee'].map((id) => ({ id }));
    path = await evening.openLadder({ system: 'shicargo' }, players);
    keys = { organiser: await evening.hand('riverside', { role: 'organiser', label: 'Olga' }) };
    for (const player of ['ann', 'bob', 'cy', 'dee', 'flo']) keys[player] = await evening.asPlayer(player);
  });

  const keyOf = (who: string): string => keys[who] ?? expect.fail();
  const asks = (who: string, ...players: readonly string[]) =>
    evening.send('POST', `${path}/proposals`, { key: keyOf(who), body: { players } });
  const agrees = (who: string, to: string) =>
    evening.send('POST', `${path}/proposals/${to}/agree`, { key: keyOf(who), body: {} });
  const refuses = (who: string, to: string) => evening.send('DELETE', `${path}/proposals/${to}`, { key: keyOf(who) });
  const does = (who: string, verb: string, body: object) =>
    evening.send('POST', `${path}/${verb}`, { key: keyOf(who), body });
  const seenBy = async (who: string) =>
    (await evening.must('GET', `${path}/proposals`, { key: keyOf(who) })).json['games'];
  const ladder = async () => (await evening.store.load(KEY)) ?? expect.fail();
  /** Their ids are drawn, and so is the order in which they are kept. */
  const running = async () =>
    [...gamesSlot.of(await ladder()).values()].map(({ players }) => players.join(' ')).toSorted();

  describe('a player alone', () => {
    test('seats nobody: no stake is taken on their word, be results confirmed or not', async () => {
      for (const settings of [{ confirm: null }, { confirm: 2 }]) {
        await does('organiser', 'configure', { settings });
        const got = await evening.unchangedBy(() => does('ann', 'start', { players: ['ann', 'bob'] }));
        expect(outcomeOf(got)).toBe('not-yours');
      }
    });

    test('whom an official seats sits, as before', async () => {
      expect((await does('organiser', 'start', { players: ['ann', 'bob', 'gus'] })).status).toBe(201);
      expect(await running()).toEqual(['ann bob gus']);
    });
  });

  describe('a game to which a player asks others', () => {
    test('starts once the last of them has agreed, and takes nobody’s stake before', async () => {
      const { status, json } = await asks('ann', 'bob', 'cy');
      expect([status, json]).toEqual([
        201,
        {
          id: expect.stringMatching(/^m/),
          asks: 'ann',
          players: ['ann', 'bob', 'cy'],
          stake: 100,
          agreed: [],
          at: '2021-09-06T20:00:00+01:00',
        },
      ]);
      expect(outcomeOf(await agrees('bob', 'ann'))).toBe(200);
      expect(await running()).toEqual([]);
      expect(await seenBy('cy')).toMatchObject([{ agreed: ['bob'] }]);
      const started = await agrees('cy', 'ann');
      expect(started.json).toMatchObject({ verb: 'start', id: json['id'], by: 'ann, bob, cy' });
      expect(await running()).toEqual(['ann bob cy']);
      expect([await seenBy('ann'), await seenBy('cy')]).toEqual([[], []]);
    });

    test('is seen by those who are asked, and by officials, and by nobody else; nobody else agrees', async () => {
      await asks('ann', 'bob');
      expect(await seenBy('organiser')).toMatchObject([{ asks: 'ann' }]);
      expect(await seenBy('dee')).toEqual([]);
      for (const who of ['dee', 'ann'])
        expect(outcomeOf(await agrees(who, who === 'dee' ? 'ann' : 'bob'))).toBe('unknown-proposal');
      expect(outcomeOf(await agrees('ann', 'ann'))).toBe(200);
      expect(await running()).toEqual([]);
    });

    test('comes to nothing once one of them does not want to play, as all of them are told', async () => {
      await asks('ann', 'bob', 'cy');
      await agrees('bob', 'ann');
      expect((await refuses('cy', 'ann')).status).toBe(204);
      for (const who of ['ann', 'bob', 'cy']) expect(await seenBy(who)).toMatchObject([{ declined: 'cy' }]);
      expect(outcomeOf(await agrees('bob', 'ann'))).toBe('unknown-proposal');
      expect(outcomeOf(await asks('ann', 'bob'))).toBe(201);
      expect((await agrees('bob', 'ann')).status).toBe(201);
      expect(await running()).toEqual(['ann bob']);
    });

    test('is turned down also by who had agreed, and taken back by who asks', async () => {
      await asks('ann', 'bob', 'cy');
      await agrees('bob', 'ann');
      await refuses('bob', 'ann');
      expect(await seenBy('ann')).toMatchObject([{ agreed: [], declined: 'bob' }]);
      expect((await refuses('ann', 'ann')).status).toBe(204);
      expect(await seenBy('bob')).toEqual([]);
    });

    test('is asked for once by each player, though two may ask the same one', async () => {
      await asks('ann', 'cy');
      expect(outcomeOf(await asks('ann', 'bob'))).toBe('already-exists');
      expect(outcomeOf(await asks('bob', 'cy'))).toBe(201);
      expect([(await agrees('cy', 'ann')).status, (await agrees('cy', 'bob')).status]).toEqual([201, 201]);
      expect(await running()).toEqual(['ann cy', 'bob cy']);
    });

    test('starts once, however many agree at the same moment, or again', async () => {
      await asks('ann', 'bob', 'cy', 'dee');
      const got = await Promise.all(['bob', 'cy', 'dee', 'dee'].map((who) => agrees(who, 'ann')));
      expect(got.map(({ status }) => status).toSorted()).toContain(201);
      expect(await running()).toEqual(['ann bob cy dee']);
      expect(await seenBy('ann')).toEqual([]);
    });

    test('does not start without somebody who has left, nor for another stake than was asked', async () => {
      await asks('ann', 'bob', 'cy');
      await agrees('bob', 'ann');
      await does('organiser', 'leave', { player: 'bob' });
      expect(outcomeOf(await agrees('cy', 'ann'))).toBe('not-on-ladder');
      await refuses('ann', 'ann');
      await asks('ann', 'cy');
      await does('organiser', 'configure', { settings: { stake: 500 } });
      const got = await agrees('cy', 'ann');
      const detail = 'The stake is 500 points now, and was 100. Please ask again.';
      expect(got.json).toMatchObject({ code: 'unknown-proposal', detail });
      expect(await running()).toEqual([]);
    });

    test('is over after a day', async () => {
      await asks('ann', 'bob');
      evening.advance(24 * 3_600_000);
      expect(await seenBy('bob')).toEqual([]);
      expect(outcomeOf(await agrees('bob', 'ann'))).toBe('unknown-proposal');
      expect(outcomeOf(await asks('ann', 'bob'))).toBe(201);
    });

    test('names players who are on the ladder, each once, and somebody besides the one who asks', async () => {
      expect(outcomeOf(await asks('ann', 'gus'))).toBe('not-on-ladder');
      expect(outcomeOf(await asks('ann', 'bob', 'bob'))).toBe('invalid');
      expect(outcomeOf(await asks('ann', 'ann'))).toBe('invalid');
      expect(outcomeOf(await asks('ann'))).toBe('invalid');
      expect(outcomeOf(await asks('organiser', 'bob'))).toBe('not-your-role');
    });

    test('is started by an official for who has no page of their own: somebody new, whom a player calls by name', async () => {
      expect((await does('ann', 'join', { player: 'gus', name: 'Gus' })).status).toBe(201);
      await asks('ann', 'bob', 'gus');
      await agrees('bob', 'ann');
      expect((await agrees('organiser', 'ann')).json).toMatchObject({ verb: 'start', by: 'ann, Olga' });
      expect(await running()).toEqual(['ann bob gus']);
      expect(await seenBy('bob')).toEqual([]);
    });

    test('may be asked for by somebody who has yet to come to the ladder: they come with it', async () => {
      await asks('flo', 'bob');
      expect((await agrees('bob', 'flo')).status).toBe(201);
      expect((await ladder()).order.size).toBe(5);
    });

    test('is no way around the end of a season', async () => {
      await asks('ann', 'bob');
      await does('organiser', 'configure', { end: '2021-09-06' });
      evening.advance(10 * 3_600_000);
      expect(outcomeOf(await agrees('bob', 'ann'))).toBe('season-over');
    });
  });
});
