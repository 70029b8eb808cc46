import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { readAccessRecords, revokeAccess } from '#functions/books/access-keys.ts';
import { readLinks, readSessions } from '#functions/books/sessions.ts';
import { parseAccessKey } from '#functions/http/credential.ts';
import { ROLES } from '#shared/vocabulary/club.ts';
import { runs } from '../runs.ts';
import { Evening, type Got, LADDER, outcomeOf, type Sent } from './evening.ts';

const HOUR = 3_600_000;
const ACCESS = '/api/clubs/riverside/access';

/** One browser: it keeps the cookies that it is given, and sends all of them. */
class Browser {
  readonly jar = new Map<string, string>();
  readonly #evening: Evening;

  constructor(evening: Evening) {
    this.#evening = evening;
  }

  get cookie(): string {
    return Array.from(this.jar, ([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(method: string, path: string, sent: Sent = {}): Promise<Got> {
    const got = await this.#evening.send(method, path, { ...(this.jar.size > 0 && { cookie: this.cookie }), ...sent });
    for (const each of got.cookies) this.keep(each);
    return got;
  }

  keep(text: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (value === '') this.jar.delete(name);
    else this.jar.set(name, value);
  }

  follow(key: string, look = false): Promise<Got> {
    return this.send('POST', '/api/session', { body: { key, look } });
  }

  /** Records an arrival as somebody, or without saying as whom. */
  arrive(player: string, actor?: string): Promise<Got> {
    const headers = actor === undefined ? {} : { 'acting-as': actor };
    return this.send('POST', `${LADDER}/arrive`, { body: { player }, headers });
  }

  depart(actor: string): Promise<Got> {
    return this.send('POST', `${LADDER}/depart`, { body: { player: 'eve' }, headers: { 'acting-as': actor } });
  }
}

let evening: Evening;
let browser: Browser;
beforeEach(async () => {
  evening = await Evening.begin();
  browser = new Browser(evening);
});

const actorIn = ({ json }: Got): string => String(json['actor']);
const listed = ({ json }: Got): readonly unknown[] => {
  const others: unknown = json['others'];
  return [json, ...(Array.isArray(others) ? others : [])].map(({ role, label }) => `${role} ${label}`);
};

const TERMS = {
  organiser: { role: 'organiser', label: 'Jo', use: 'link' },
  scorer: { role: 'scorer', label: 'tablet', use: 'link' },
  player: { role: 'player', label: 'Bob', player: 'bob', use: 'link' },
} as const;

/** Signs a browser in by the links of an organiser, a scorer and a player; how each is named. */
async function everybody(): Promise<Readonly<Record<'organiser' | 'scorer' | 'player', string>>> {
  const actors = { organiser: '', scorer: '', player: '' };
  for (const role of ROLES) actors[role] = actorIn(await browser.follow(await evening.hand('riverside', TERMS[role])));
  return actors;
}

describe('a browser that is signed in as organiser, scorer and player', () => {
  test('keeps all three beside each other, and says so', async () => {
    await everybody();
    const got = await browser.send('GET', '/api/session');
    expect(listed(got)).toEqual(['organiser Jo', 'scorer tablet', 'player Bob']);
    expect([...browser.jar.keys()]).toEqual(
      ROLES.map((role) => expect.stringMatching(new RegExp(`^__Host-ladder-${role}-[\\w-]{8}$`))),
    );
  });

  test('records as the one that its page names, whichever was opened last', async () => {
    const actors = await everybody();
    const by = [];
    for (const actor of [actors.organiser, actors.scorer, 'organiser', 'scorer', 'scorer, organiser', actors.player]) {
      const got = await browser.arrive('eve', actor);
      by.push(got.json['by'] ?? got.json['code']);
      await browser.depart('organiser');
    }
    expect(by).toEqual(['Jo', 'tablet', 'Jo', 'tablet', 'tablet', 'not-yours']);
  });

  test('records in nobody’s name by guess: a page that does not say as whom it acts is told to', async () => {
    await everybody();
    expect(outcomeOf(await evening.unchangedBy(() => browser.arrive('eve')))).toBe('which-session');
    const sent = { body: { role: 'scorer', label: 'new' } };
    expect((await browser.send('POST', ACCESS, sent)).status).toBe(201);
  });

  test('may look all the same, by the least that suffices', async () => {
    const actors = await everybody();
    expect((await browser.send('GET', `${LADDER}/log`)).status).toBe(200);
    expect((await browser.send('GET', `${LADDER}/proposals`)).status).toBe(409);
    const list = await browser.send('GET', ACCESS);
    expect(JSON.stringify(list.json)).toContain('"current":true');
    const asScorer = { headers: { 'acting-as': actors.scorer } };
    expect(outcomeOf(await browser.send('GET', ACCESS, asScorer))).toBe('not-your-role');
  });

  test('never acts as another where the session that its page names has ended', async () => {
    const actors = await everybody();
    await browser.send('DELETE', '/api/session', { headers: { 'acting-as': actors.scorer } });
    for (const actor of [actors.scorer, 'scorer'])
      expect(outcomeOf(await browser.arrive('eve', actor))).toBe('session-ended');
    for (const { hash, label } of await readAccessRecords(evening.store.database, 'riverside'))
      if (label === 'Jo') await revokeAccess(evening.store.database, 'riverside', hash, evening.now);
    evening.advance(5000);
    for (const actor of [actors.organiser, 'organiser'])
      expect(outcomeOf(await browser.arrive('eve', actor))).toBe('revoked-key');
    expect(outcomeOf(await browser.arrive('bob', 'scorer, player'))).toBe('already-present');
  });

  test('signs out one, and the others stay; and then all', async () => {
    const actors = await everybody();
    const gone = browser.jar.size;
    await browser.send('DELETE', '/api/session', { headers: { 'acting-as': actors.organiser } });
    expect(browser.jar.size).toBe(gone - 1);
    expect(listed(await browser.send('GET', '/api/session'))).toEqual(['scorer tablet', 'player Bob']);
    const copied = browser.cookie;
    await browser.send('DELETE', '/api/session');
    expect(browser.jar.size).toBe(0);
    expect(outcomeOf(await evening.send('GET', '/api/session', { cookie: copied }))).toBe('session-ended');
  });

  test('stops the link of the player that its page names, and of nobody by guess', async () => {
    const actors = await everybody();
    expect(outcomeOf(await browser.send('DELETE', '/api/session/link'))).toBe('which-session');
    await browser.send('DELETE', '/api/session/link', { headers: { 'acting-as': actors.player } });
    expect(listed(await browser.send('GET', '/api/session'))).toEqual(['organiser Jo', 'scorer tablet']);
    const stopped = [...(await readLinks(evening.store.database, 'riverside')).values()].filter((each) => each.stopped);
    expect(stopped).toHaveLength(1);
  });

  test('costs a club night no look at what is stored, as one session does not', async () => {
    const actors = await everybody();
    await browser.arrive('eve', actors.scorer);
    evening.advance(1000);
    const before = evening.lookups;
    await browser.arrive('eve', actors.scorer);
    expect(evening.lookups).toBe(before);
  });
});

describe('opening a link', () => {
  test('never loses another that is opened at the same time in another tab', async () => {
    const keys = await Promise.all(ROLES.map((role) => evening.hand('riverside', TERMS[role])));
    const answers = await Promise.all(keys.map((key) => evening.send('POST', '/api/session', { body: { key } })));
    for (const { cookies } of answers) for (const each of cookies) browser.keep(each);
    const all = listed(await browser.send('GET', '/api/session'));
    expect(all.toSorted()).toEqual(['organiser Jo', 'player Bob', 'scorer tablet']);
  });

  test('again, or twice at once, doubles nobody', async () => {
    const key = await evening.hand('riverside', TERMS.player);
    const twice = await Promise.all([1, 2].map(() => evening.send('POST', '/api/session', { body: { key } })));
    for (const { cookies } of twice) for (const each of cookies) browser.keep(each);
    expect(browser.jar.size).toBe(2);
    expect(listed(await browser.send('GET', '/api/session'))).toEqual(['player Bob']);
    expect(browser.jar.size).toBe(1);
    expect((await browser.follow(key)).json).toMatchObject({ signedIn: true, others: [] });
    const another = await evening.hand('riverside', TERMS.player);
    await browser.follow(another);
    expect([browser.jar.size, listed(await browser.send('GET', '/api/session'))]).toEqual([1, ['player Bob']]);
    expect(await readSessions(evening.store.database, 'riverside')).toHaveLength(1);
  });

  test('changes nothing of as whom an open page acts, whoever made the link', async () => {
    const { scorer } = await everybody();
    await browser.follow(await evening.hand('riverside', { ...TERMS.scorer, label: 'attacker' }));
    await browser.follow(await evening.hand('riverside', { ...TERMS.organiser, label: 'attacker' }));
    await browser.follow(await evening.hand('hilltop', TERMS.scorer));
    expect((await browser.arrive('eve', scorer)).json['by']).toBe('tablet');
    // A page that is opened anew goes by the oldest that suits it.
    expect(listed(await browser.send('GET', '/api/session')).slice(0, 2)).toEqual(['organiser Jo', 'scorer tablet']);
  });

  test('of a ninth person signs out whoever was that least lately, and says so before', async () => {
    for (let count = 1; count <= 8; count++) {
      const terms = { ...TERMS.player, label: `P${count}`, player: `p${count}` };
      await browser.follow(await evening.hand('riverside', terms));
      evening.advance(HOUR);
    }
    const first = actorIn(await browser.send('GET', '/api/session'));
    await browser.send('GET', `${LADDER}/state`, { headers: { 'acting-as': first } });
    const ninth = await evening.hand('riverside', TERMS.scorer);
    const seen = await browser.follow(ninth, true);
    expect(seen.json['instead']).toEqual({ club: 'The riverside club', role: 'player', label: 'P2' });
    await browser.follow(ninth);
    const left = listed(await browser.send('GET', '/api/session'));
    expect([left.length, left.includes('player P1'), left.includes('player P2')]).toEqual([8, true, false]);
    expect(browser.jar.size).toBe(8);
    expect(await readSessions(evening.store.database, 'riverside')).toHaveLength(8);
  });
});

describe('what a browser brings', () => {
  test('is worth what is stored of it, whatever its name says', async () => {
    const { cookie } = await evening.signIn('riverside', TERMS.player);
    const forged = cookie.replace('-player-', '-organiser-');
    for (const actor of ['organiser', 'organiser, scorer']) {
      const got = await evening.send('GET', ACCESS, { cookie: forged, headers: { 'acting-as': actor } });
      expect(got.status).toBe(401);
    }
    expect(outcomeOf(await evening.send('GET', ACCESS, { cookie: forged }))).toBe('not-your-role');
    const told = await evening.send('GET', '/api/session', { cookie: forged });
    expect([told.json['role'], told.cookies.length]).toEqual(['player', 0]);
  });

  test('in cookies without end costs sixteen looks at most, and does no harm', async () => {
    const good = await evening.signIn('riverside', TERMS.scorer);
    const token = (index: number) => `riverside~${'x'.repeat(43)}~${String(index).padStart(43, 'y')}`;
    const rubbish = Array.from(
      { length: 50 },
      (_, index) => `__Host-ladder-scorer-${String(index).padStart(8, '0')}=${token(index)}`,
    );
    const cookie = [good.cookie, ...rubbish].join('; ');
    const before = evening.lookups;
    const got = await evening.send('GET', `${LADDER}/state`, { cookie });
    expect([got.status, evening.lookups - before]).toEqual([200, 32]);
    const told = await evening.send('GET', '/api/session', { cookie });
    expect([told.json['label'], told.cookies.length]).toEqual(['tablet', 15]);
  });

  const UNREADABLE = ['', 'king', 'organiser-', 'organiser;scorer', 'scorer,,organiser', 'organiser-short'];
  test.each([...UNREADABLE, 'player '.repeat(9), 'scorer,'.repeat(9)])('does not act as %j', async (text) => {
    const { cookie } = await evening.signIn('riverside', TERMS.scorer);
    const sent = { cookie, body: { player: 'eve' }, headers: { 'acting-as': text } };
    expect(outcomeOf(await evening.post('arrive', sent))).toBe('invalid');
  });
});

/** What may be done in one browser with the links of two clubs, in any order. */
const deed = fc.record({ kind: fc.constantFrom('open', 'sign-out', 'withdraw', 'act', 'wait'), which: fc.nat(7) });

test('whatever links are opened, ended and acted by: nothing is recorded in another name than the page’s, or in another club', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 30 }), async (deeds) => {
      evening = await Evening.begin();
      browser = new Browser(evening);
      const people: { key: string; club: string; label: string; actor?: string; over?: true }[] = [];
      const labels = { organiser: ['Jo', 'Al'], scorer: ['bar', 'hall'] };
      for (const club of ['riverside', 'hilltop'])
        for (const role of ['organiser', 'scorer'] as const)
          for (const label of labels[role])
            people.push({ key: await evening.hand(club, { role, label, use: 'link' }), club, label });
      for (const { kind, which } of deeds) {
        const one = people[which];
        if (!one) continue;
        if (kind === 'wait') evening.advance(which * 1000);
        if (kind === 'open') {
          const got = await browser.follow(one.key);
          if (got.status === 200) one.actor = actorIn(got);
          if (got.status === 200) delete one.over;
        }
        if (kind === 'withdraw') {
          await revokeAccess(evening.store.database, one.club, parseAccessKey(one.key)?.hash ?? '', evening.now);
          evening.advance(5000);
          one.over = true;
        }
        if (one.actor === undefined) continue;
        if (kind === 'sign-out') {
          await browser.send('DELETE', '/api/session', { headers: { 'acting-as': one.actor } });
          one.over = true;
        }
        if (kind === 'act') {
          const before = evening.database.dump();
          const got = await browser.arrive('eve', one.actor);
          const isIn = !one.over && one.club === 'riverside';
          if (!isIn) expect([got.status === 200, evening.database.dump() === before]).toEqual([false, true]);
          else if (got.status === 200) expect(got.json['by']).toBe(one.label);
          else expect(got.json['code']).toBe('already-present');
          if (got.status === 200) await browser.depart(one.actor);
        }
      }
      const signedIn = people.filter(({ actor, over }) => actor !== undefined && !over);
      const got = await browser.send('GET', '/api/session');
      expect(got.status === 200 ? listed(got).length : 0).toBe(signedIn.length);
    }),
    { numRuns: runs(10) },
  );
});
