import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Evening, type SignedIn } from '#test/functions/evening.ts';
import { who } from '#test/view/club.ts';
import { awaited, officialsAt, takenOver } from '#web/apps/board/outbox.ts';
import { findActor, here } from '#web/ui/session/acting.ts';
import { askAs } from '#web/ui/session/api.ts';
import { MemoryDrawer, TabletAtTheBar } from './line.ts';

const STAGE = { app: 'board', club: 'riverside', ladder: 'main' } as const;
const SCORER = { role: 'scorer', label: 'bar', use: 'link' } as const;
const ORGANISER = { role: 'organiser', label: 'Jo', use: 'link' } as const;

let evening: Evening;
let shelf: MemoryDrawer;
/** What the browser keeps, changed as people sign in and out. */
let browser: { cookie: string };
let people: { readonly bar: SignedIn; readonly jo: SignedIn };
let board: TabletAtTheBar;

beforeEach(async () => {
  evening = await Evening.begin();
  shelf = new MemoryDrawer();
  people = { bar: await evening.signIn('riverside', SCORER), jo: await evening.signIn('riverside', ORGANISER) };
  browser = { cookie: `${people.bar.cookie}; ${people.jo.cookie}` };
  vi.stubGlobal('fetch', async (path: string) => {
    const got = await evening.send('GET', path, browser);
    return new Response(got.text, { status: got.status, headers: got.headers });
  });
  await findActor(STAGE);
  board = new TabletAtTheBar(evening, browser, 'b', shelf, { manner: officialsAt(STAGE) });
  await board.round();
});
afterEach(() => {
  vi.unstubAllGlobals();
  here.actor = undefined;
  here.all = [];
  askAs(undefined);
});

function switchTo(label: string): void {
  here.actor = here.all.find((each) => each.label === label);
  askAs(here.actor?.actor);
}
async function signOut(label: 'bar' | 'jo'): Promise<void> {
  const { cookie } = people[label];
  await evening.send('DELETE', '/api/session', { cookie });
}
const arrive = (player: string): void => board.tap('arrive', { player: who(player) });
const depart = (player: string): void => board.tap('depart', { player: who(player) });
/** Who has recorded what since the evening began. */
async function recorded(): Promise<readonly string[]> {
  const log = await evening.store.log({ club: 'riverside', ladder: 'main' });
  return log.slice(6).map(({ command: { verb, by } }) => `${verb} ${by}`);
}
const names = () => awaited(board.queue).map(({ name, taps }) => `${name}: ${taps}`);

describe('a tablet that several people use', () => {
  test('sends what waited as the one who tapped it, also after another has taken over', async () => {
    board.fault = 'no-request';
    arrive('eve');
    await board.round();
    switchTo('Jo');
    depart('bob');
    await board.round('none');
    expect(await recorded()).toEqual(['arrive bar', 'depart Jo']);
  });

  test('keeps what waits for somebody who is signed out, says for whom, and goes on with the rest', async () => {
    board.fault = 'no-request';
    board.tap('join', { player: who('fay'), name: 'Fay' });
    arrive('fay');
    await board.round();
    await signOut('bar');
    browser.cookie = people.jo.cookie;
    switchTo('Jo');
    arrive('fay');
    depart('bob');
    await board.round('none');
    await board.round();
    expect(await recorded()).toEqual(['depart Jo']);
    expect(names()).toEqual(['bar (scorer): 2']);
    expect(board.tablet.known.shut).toBeUndefined();
    // Signed in again, if by another link of theirs.
    browser.cookie += `; ${(await evening.signIn('riverside', SCORER)).cookie}`;
    await findActor(STAGE);
    switchTo('Jo');
    await board.round();
    expect(await recorded()).toEqual(['depart Jo', 'join bar', 'arrive bar']);
    expect(names()).toEqual([]);
  });

  test('sends it as another only where they say so', async () => {
    board.fault = 'no-request';
    arrive('eve');
    await board.round();
    await signOut('bar');
    browser.cookie = people.jo.cookie;
    switchTo('Jo');
    await board.round('none');
    expect([await recorded(), names()]).toEqual([[], ['bar (scorer): 1']]);
    board.tablet.change((queue) => takenOver(queue, awaited(queue)[0]?.who ?? ''));
    await board.round();
    expect([await recorded(), names()]).toEqual([['arrive Jo'], []]);
  });

  test('sends what waits from before there were several as whoever it acts as', async () => {
    const before = new TabletAtTheBar(evening, browser, 'o', shelf);
    before.fault = 'no-request';
    before.tablet.known = board.tablet.known;
    before.tap('arrive', { player: who('eve') });
    switchTo('Jo');
    board.tablet.reread();
    await board.round();
    expect(await recorded()).toEqual(['arrive Jo']);
  });
});
