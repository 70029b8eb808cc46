import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { nightSlot } from '#shared/rules/night/slots.ts';
import { textOf } from '#shared/words/phrase.ts';
import { at, Evening } from '#test/functions/evening.ts';
import { Club, challengeId, who } from '#test/view/club.ts';
import { insisted } from '#web/apps/board/outbox.ts';
import { lookAgain } from '#web/ui/page/news.tsx';
import { waiting } from '#web/ui/tablet/queue.ts';
import { Tablet } from '#web/ui/tablet/tablet.ts';
import { TabletStorage } from '#web/ui/tablet/tablet-storage.ts';
import { keepUp } from '#web/ui/tablet/use-tablet.ts';
import { MemoryDrawer, TabletAtTheBar } from './line.ts';

let evening: Evening;
let bar: TabletAtTheBar;
let door: TabletAtTheBar;
const shelf = () => new MemoryDrawer();

beforeEach(async () => {
  evening = await Evening.begin();
  bar = new TabletAtTheBar(evening, await evening.hand('riverside', { role: 'scorer', label: 'bar' }), 'b', shelf());
  door = new TabletAtTheBar(evening, await evening.hand('riverside', { role: 'scorer', label: 'door' }), 'd', shelf());
  for (const { tablet } of [bar, door]) await tablet.round(true);
});

const result = (challenger: number, challenged: number) => ({
  challenge: challengeId('open'),
  score: [challenger, challenged] as const,
});

const stored = async () => {
  const ladder = await evening.store.load({ club: 'riverside', ladder: 'main' });
  if (!ladder) throw new Error('no ladder');
  return ladder;
};
const verbs = async () =>
  (await evening.store.log({ club: 'riverside', ladder: 'main' })).map(({ command }) => command.verb);

describe('a tap', () => {
  test('is dated by the server, however wrong the clock of the tablet is', async () => {
    bar.wrong = -5 * 3_600_000;
    evening.now = at('2021-09-06T20:02:00+01:00');
    const fresh = new TabletAtTheBar(evening, await evening.hand('riverside', { role: 'scorer' }), 'f');
    fresh.wrong = 7 * 3_600_000;
    await fresh.round();
    expect(fresh.tablet.now()).toBe(evening.now);
    fresh.challenge('x1', 'bob', 'ann');
    await fresh.round();
    expect(fresh.queue.refused).toEqual([]);
    expect([...(await stored()).challenges.values()].map(({ issued }) => issued)).toContain(evening.now);
  });

  test('that is untouched by the line is sent once, and the ladder is not asked for in vain', async () => {
    bar.asked.length = 0;
    bar.tap('arrive', { player: who('eve') });
    await bar.round();
    await bar.round();
    expect(bar.asked).toEqual(['POST arrive', 'GET state', 'GET state']);
  });
});

describe('a tablet that is left alone', () => {
  const { season } = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
  const ladder = formatLadder(season.ladder);
  const asked: string[] = [];
  const listeners = new Map<string, () => void>();
  let set = 0;
  let reached = true;
  let answering = 0;
  let stop: () => void;
  let tablet: Tablet;
  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const news = async (): Promise<void> => {
    void lookAgain();
    await passes(0);
  };
  const turns = (visibilityState: 'visible' | 'hidden'): void => {
    vi.stubGlobal('document', { ...document, visibilityState });
    listeners.get('visibilitychange')?.();
  };

  beforeEach(async () => {
    vi.useFakeTimers({ now: season.ladder.at });
    const on = (name: string, listener: () => void) => listeners.set(name, listener);
    vi.stubGlobal('addEventListener', on);
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: on });
    [set, reached, answering] = [0, true, 0];
    tablet = new Tablet({
      ask: async (_, { method = 'GET', known } = {}) => {
        asked.push(known === undefined ? method : 'again');
        await new Promise((resolve) => setTimeout(resolve, answering));
        if (!reached) return { kind: 'unreached' };
        const said = method === 'GET' ? { now: Date.now(), ladder } : { line: ladder.line + 1 };
        return known === undefined ? { kind: 'done', body: said as never, etag: 'e' } : { kind: 'unchanged' };
      },
      path: '',
      storage: new TabletStorage(shelf(), { club: 'riverside', ladder: 'main' }),
      clock: () => Date.now() + set,
      steady: () => Date.now(),
      unique: () => 'x',
    });
    stop = keepUp(tablet, 1000);
    await passes(1000);
    asked.length = 0;
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('asks for nothing as long as nothing changes, nor because it is seen again', async () => {
    await passes(3_600_000);
    turns('hidden');
    turns('visible');
    await passes(600_000);
    expect(asked.filter((each) => each !== 'again')).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(1);
  });

  test('asks once when there is news, and once more where that comes while it asks', async () => {
    await news();
    expect(asked).toEqual(['again']);
    answering = 500;
    void lookAgain();
    await passes(100);
    void lookAgain();
    await passes(10_000);
    expect(asked).toEqual(['again', 'again', 'again']);
  });

  test('asks for the time when its clock was set, and shows the right one again', async () => {
    set = 3_600_000;
    await passes(2000);
    expect(asked).toEqual(['GET']);
    expect(tablet.now()).toBe(Date.now());
    await passes(600_000);
    expect(asked).toEqual(['GET']);
  });

  test('says until when it knew that nothing had changed, once it is lost, and looks until it is found', async () => {
    await passes(600_000);
    tablet.alive();
    const until = Date.now();
    await passes(60_000);
    reached = false;
    await news();
    tablet.alive();
    expect(tablet.known).toMatchObject({ reached: false, seen: until });
    await passes(60_000);
    expect(asked.length).toBeGreaterThanOrEqual(8);
    reached = true;
    await passes(10_000);
    expect(tablet.known.reached).toBe(true);
    asked.length = 0;
    await passes(600_000);
    expect(asked).toEqual([]);
  });

  test('says at once what may be said since somebody did something about it', async () => {
    tablet.change((queue) => queue);
    await passes(0);
    expect(asked).toEqual(['again']);
  });

  test('looks for no line while nobody can see it', async () => {
    reached = false;
    await news();
    turns('hidden');
    await passes(20_000);
    asked.length = 0;
    await passes(600_000);
    expect(asked).toEqual([]);
    reached = true;
    turns('visible');
    await passes(0);
    expect(tablet.known.reached).toBe(true);
  });
});

describe('a line that is broken', () => {
  test('keeps what was tapped, shows it, and sends it in order when it is back', async () => {
    bar.fault = 'no-request';
    bar.tap('arrive', { player: who('eve') });
    bar.challenge('x1', 'eve', 'bob');
    bar.tap('result', result(2, 0));
    await bar.round();
    expect(bar.tablet.known.reached).toBe(false);
    expect(waiting(bar.queue)).toHaveLength(3);
    expect(bar.shown.order.players()).toEqual(['ann', 'bob', 'dee', 'cy', 'eve']);
    await bar.round('none');
    expect((await verbs()).slice(-3)).toEqual(['arrive', 'challenge', 'result']);
    expect(bar.queue.refused).toEqual([]);
  });

  test('doubles nothing where only the answer was lost', async () => {
    bar.fault = 'no-answer';
    bar.tap('arrive', { player: who('eve') });
    bar.tap('result', result(2, 0));
    for (let round = 0; round < 3; round++) await bar.round();
    await bar.round('none');
    const all = await verbs();
    expect(all.filter((verb) => verb === 'result')).toHaveLength(1);
    expect(all.slice(-2)).toEqual(['arrive', 'result']);
    expect(bar.queue).toMatchObject({ taps: [], refused: [] });
  });

  test('is tried again less and less often, and at once when it is back', async () => {
    bar.fault = 'no-request';
    const pauses: (number | undefined)[] = [];
    for (let round = 0; round < 6; round++) pauses.push(await bar.round());
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
    bar.fault = 'none';
    expect(await bar.round()).toBeUndefined();
  });

  test('is no reason to lose taps where the browser keeps nothing', async () => {
    const setItem = () => {
      throw new Error('full');
    };
    const forbidding = { getItem: () => null, setItem };
    const key = await evening.hand('riverside', { role: 'scorer' });
    const private_ = new TabletAtTheBar(evening, key, 'p', forbidding);
    await private_.round();
    private_.fault = 'no-request';
    private_.tap('arrive', { player: who('eve') });
    await private_.round();
    await private_.round('none');
    expect(nightSlot.of(await stored())?.present).toContain('eve');
  });
});

describe('a refusal of the service', () => {
  const meet = async () => {
    bar.fault = 'no-request';
    bar.challenge('x1', 'bob', 'ann');
    bar.tap('arrive', { player: who('eve') });
    bar.tap('result', { challenge: challengeId('x1'), score: [2, 0] });
    door.tap('pass', { player: who('bob') });
    await door.round();
    await bar.round('none');
  };

  test('takes out the tap and what hangs on it, says why until somebody has seen it, and goes on with the rest', async () => {
    await meet();
    const { refused, taps } = bar.queue;
    expect(refused.map(({ tap, problem }) => [textOf(tap.says), problem.code])).toEqual([
      ['Bob challenged Ann', 'not-your-turn'],
    ]);
    expect(refused[0]?.followers.map(({ says }) => textOf(says))).toEqual(['Bob 2–0 Ann']);
    expect(taps).toEqual([]);
    expect(nightSlot.of(await stored())?.present).toContain('eve');
    expect(bar.shown.order.players()).toEqual((await stored()).order.players());
    await bar.round();
    expect(bar.queue.refused).toEqual(refused);
    bar.tablet.dismiss(refused[0]?.tap.key ?? '');
    expect(bar.queue.refused).toEqual([]);
  });

  test('is passed over with a reason, and what hangs on it follows', async () => {
    await meet();
    const [first] = bar.queue.refused;
    bar.tablet.change((queue, name) => insisted(queue, first?.tap.key ?? '', 'Both agreed', name));
    await bar.round();
    expect(bar.queue.refused).toEqual([]);
    expect((await stored()).order.players()).toEqual(['bob', 'ann', 'cy', 'dee', 'eve']);
    const log = await evening.store.log({ club: 'riverside', ladder: 'main' });
    expect(log.map(({ command }) => command.override)).toContain('Both agreed');
  });
});

describe('a key that is withdrawn', () => {
  test('leaves what was tapped where it is until there is a better one', async () => {
    const kept = shelf();
    const withdrawn = await evening.hand('riverside', { role: 'scorer', revoked: evening.now });
    const shut = new TabletAtTheBar(evening, withdrawn, 's', kept);
    const good = new TabletAtTheBar(evening, await evening.hand('riverside', { role: 'scorer' }), 'g', kept);
    await good.round();
    good.fault = 'no-request';
    good.tap('arrive', { player: who('eve') });
    shut.tablet.reread();
    await shut.round();
    expect(shut.tablet.known.shut?.code).toBe('revoked-key');
    expect(waiting(shut.queue)).toHaveLength(1);
    expect(shut.queue.refused).toEqual([]);
    await good.round('none');
    expect(nightSlot.of(await stored())?.present).toContain('eve');
  });
});

describe('two tablets', () => {
  test('of one browser share their queue: neither loses what the other was told', async () => {
    const kept = shelf();
    const key = await evening.hand('riverside', { role: 'scorer' });
    const [one, other] = [new TabletAtTheBar(evening, key, '1', kept), new TabletAtTheBar(evening, key, '2', kept)];
    for (const { tablet } of [one, other]) await tablet.round(true);
    one.fault = other.fault = 'no-request';
    one.tap('arrive', { player: who('eve') });
    other.tap('depart', { player: who('ann') });
    expect(waiting(other.queue)).toHaveLength(2);
    one.fault = other.fault = 'none';
    await Promise.all([one.round(), other.round()]);
    one.tablet.reread();
    await one.round();
    expect(nightSlot.of(await stored())?.present).toEqual(['bob', 'cy', 'dee', 'eve']);
    expect(waiting(one.queue)).toEqual([]);
    expect(one.queue.refused).toEqual([]);
  });
});
