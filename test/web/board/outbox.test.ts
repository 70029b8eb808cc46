import { beforeEach, describe, expect, test } from 'vitest';
import { formatLocal } from '#shared/calendar/zone.ts';
import { finalSlot, nightSlot } from '#shared/rules/night/slots.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { textOf } from '#shared/words/phrase.ts';
import { at, Evening } from '#test/functions/evening.ts';
import { challengeId, who } from '#test/view/club.ts';
import { asSheet, OFFICIAL, undone, waitingWords } from '#web/apps/board/outbox.ts';
import { waiting } from '#web/ui/tablet/queue.ts';
import { MemoryDrawer, TabletAtTheBar } from './line.ts';

const RIVERSIDE = { club: 'riverside', ladder: 'main' };
const CUP = '/api/clubs/riverside/ladders/cup';
const onTheFinal = (time: string) => at(`2021-09-13T${time}+01:00`);

let evening: Evening;
let key: string;
let bar: TabletAtTheBar;

const tabletOf = (name: string, shelf = new MemoryDrawer()) =>
  new TabletAtTheBar(evening, key, name, shelf, { manner: OFFICIAL });
const atTheFinal = (name: string, shelf = new MemoryDrawer()) =>
  new TabletAtTheBar(evening, key, name, shelf, { manner: OFFICIAL, path: CUP });

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'scorer', label: 'bar' });
  bar = tabletOf('b');
  await bar.round();
});

const stored = async (ladder = 'main') =>
  (await evening.store.load({ club: 'riverside', ladder })) ?? expect.fail('no ladder');
/** The time that the last line of a verb carries, in the club's own time. */
const timeOf = async (verb: Command['verb'], ladder = 'main') => {
  const log = await evening.store.log({ club: 'riverside', ladder });
  const command = log.findLast((entry) => entry.command.verb === verb)?.command;
  const moment =
    command?.verb === 'arrive'
      ? command.body.arrivedAt
      : command?.verb === 'result'
        ? command.body.playedAt
        : undefined;
  return moment && formatLocal('Europe/London', moment).slice(11, 19);
};
const refusedCodes = () => bar.queue.refused.map(({ problem }) => problem.code);

describe('an outage around the cut of the final (L29)', () => {
  /** Five are on the ladder, the two at the bottom here by 20:13, when the line breaks. */
  async function finalNight(wrong = 0, shelf = new MemoryDrawer()): Promise<void> {
    const organiser = { key: await evening.hand('riverside', { role: 'organiser' }) };
    const season = { start: '2021-09-06', end: '2021-09-13' };
    const body = { id: 'cup', system: 'lavers', timezone: 'Europe/London', season };
    await evening.must('POST', '/api/clubs/riverside/ladders', { ...organiser, body });
    const players = ['ann', 'bob', 'cy', 'dee', 'eve'].map((id) => ({ id }));
    await evening.must('POST', `${CUP}/seed`, { ...organiser, body: { order: 'given', players } });
    evening.now = onTheFinal('20:12:00');
    bar = atTheFinal('f', shelf);
    bar.wrong = wrong;
    await bar.round();
    for (const player of ['dee', 'eve']) bar.tap('arrive', { player: who(player) });
    await bar.round();
    bar.fault = 'no-request';
  }

  const comeBack = async (time = '20:16:10') => {
    evening.now = onTheFinal(time);
    await bar.round('none');
  };

  test.each([0, -7_200_000, 90_000])('removes nobody who sat there, with a clock %i ms wrong', async (wrong) => {
    await finalNight(wrong);
    const before = (await stored('cup')).order.players();
    for (const [player, time] of Object.entries({ ann: '20:13:30', bob: '20:14:20', cy: '20:14:59' })) {
      evening.now = onTheFinal(time);
      bar.tap('arrive', { player: who(player) });
      await bar.round();
    }
    await comeBack();
    expect(bar.queue.refused).toEqual([]);
    expect((await stored('cup')).order.players()).toEqual(before);
    expect(finalSlot.of(await stored('cup')).latecomers).toEqual([]);
  });

  test('takes whoever came after it for a latecomer all the same', async () => {
    await finalNight();
    evening.now = onTheFinal('20:15:05');
    bar.tap('arrive', { player: who('cy') });
    await comeBack();
    expect((await stored('cup')).order.players()).toEqual(['dee', 'eve', 'cy']);
  });

  test('knows when somebody came, though the page was loaded again meanwhile', async () => {
    const shelf = new MemoryDrawer();
    await finalNight(0, shelf);
    evening.now = onTheFinal('20:14:00');
    bar.tap('arrive', { player: who('ann') });
    evening.now = onTheFinal('20:15:30');
    bar = atTheFinal('s', shelf);
    await comeBack();
    expect((await stored('cup')).order.players()).toEqual(['ann', 'dee', 'eve']);
  });

  test('dates what was tapped after the tablet’s clock was set by the time that an answer brings', async () => {
    await finalNight();
    bar.wrong = 7_200_000;
    evening.now = onTheFinal('20:14:00');
    bar.tap('arrive', { player: who('ann') });
    await comeBack();
    expect(await timeOf('arrive', 'cup')).toBe('20:13:59');
  });

  test('loses no arrival that two tablets have tapped', async () => {
    await finalNight();
    evening.now = onTheFinal('20:14:00');
    bar.tap('arrive', { player: who('ann') });
    const door = atTheFinal('d');
    evening.now = onTheFinal('20:15:40');
    await door.round();
    door.tap('arrive', { player: who('ann') });
    await door.round();
    await comeBack();
    // The one that was later is recorded; what the first one knows waits for somebody to set it right.
    expect(refusedCodes()).toEqual(['already-present']);
  });

  test('is told in one wording, however often it is sent', async () => {
    await finalNight();
    bar.fault = 'no-answer';
    evening.now = onTheFinal('20:13:00');
    bar.tablet.known = { ...bar.tablet.known, reached: true };
    bar.tap('arrive', { player: who('cy') });
    await bar.round();
    await comeBack('20:17:00');
    expect(refusedCodes()).toEqual([]);
    expect(waiting(bar.queue)).toEqual([]);
    expect(await timeOf('arrive', 'cup')).toBe('20:12:59');
  });
});

describe('a tap that waited', () => {
  test('carries its time, a result as its date of play', async () => {
    bar.fault = 'no-request';
    evening.now = at('2021-09-06T20:10:00+01:00');
    await bar.round();
    bar.tap('arrive', { player: who('eve') });
    bar.tap('result', { challenge: challengeId('open'), score: [2, 0] });
    evening.now = at('2021-09-06T20:25:00+01:00');
    await bar.round('none');
    expect(await timeOf('arrive')).toBe('20:09:59');
    expect(await timeOf('result')).toBe('20:09:59');
  });

  test('of the last evening of a month counts in that month, though it is sent in the next one', async () => {
    evening.now = at('2021-09-30T20:30:00+01:00');
    bar = tabletOf('m');
    await bar.round();
    for (const player of ['ann', 'bob']) bar.tap('arrive', { player: who(player) });
    await bar.round();
    bar.challenge('late', 'bob', 'ann');
    await bar.round();
    bar.fault = 'no-request';
    evening.now = at('2021-09-30T23:50:00+01:00');
    await bar.round();
    bar.tap('result', { challenge: challengeId('late'), score: [2, 0] });
    evening.now = at('2021-10-01T00:20:00+01:00');
    await bar.round('none');
    const { players } = await stored();
    expect(players.get(who('bob'))?.played).toBe('2021-09-30');
  });

  test('means nothing any more once its night is over, and is not taken for one of the next', async () => {
    await bar.round('no-request');
    bar.tap('arrive', { player: who('eve') });
    bar.challenge('x1', 'bob', 'ann');
    bar.tap('result', { challenge: challengeId('x1'), score: [1.5, 0.5] });
    evening.now = at('2021-09-13T20:00:00+01:00');
    await bar.round('none');
    expect(refusedCodes()).toEqual(['night-over', 'night-over']);
    expect(nightSlot.of(await stored())?.day).toBe('2021-09-06');
    const [, late] = bar.queue.refused;
    const sheet = late && asSheet(late);
    expect(sheet?.body).toMatchObject({ challenger: 'bob', challenged: 'ann', score: [1.5, 0.5], distance: 1 });
    if (sheet) bar.tablet.tap(sheet, []);
    await bar.round();
    expect((await stored()).order.players().slice(0, 2)).toEqual(['bob', 'ann']);
    expect((await stored()).players.get(who('ann'))?.played).toBe('2021-09-06');
  });
});

describe('while there is no connection the board says', () => {
  const said = (now: string) => waitingWords(waiting(bar.queue), 'Europe/London', at(now));

  test('that what waits keeps its time until midnight, and after that what cannot be entered any more', async () => {
    await bar.round('no-request');
    expect(said('2021-09-06T20:10:00+01:00')).toBe('');
    bar.tap('result', { challenge: challengeId('open'), score: [2, 0] });
    expect(said('2021-09-07T00:10:00+01:00')).toContain('keep the time');
    bar.tap('arrive', { player: who('eve') });
    expect(said('2021-09-06T23:59:59+01:00')).toContain('sent before midnight');
    expect(said('2021-09-07T00:00:00+01:00')).toContain('It’s past midnight');
  });
});

describe('what is undone while it waits', () => {
  const undo = (tap: number) => {
    const { key: name = '' } = waiting(bar.queue)[tap] ?? {};
    bar.tablet.change((queue) => undone(queue, name));
  };

  test('is out of the queue, with what hangs on it', async () => {
    await bar.round('no-request');
    bar.challenge('x1', 'bob', 'ann');
    bar.tap('result', { challenge: challengeId('x1'), score: [2, 0] });
    undo(0);
    expect(waiting(bar.queue)).toEqual([]);
  });

  test('is voided as soon as it is known that it had arrived', async () => {
    bar.fault = 'no-answer';
    bar.tap('arrive', { player: who('eve') });
    await bar.round();
    undo(0);
    expect(bar.present).not.toContain('eve');
    await bar.round('none');
    await bar.round();
    const log = await evening.store.log(RIVERSIDE);
    expect(log.slice(-2).map(({ command }) => command.verb)).toEqual(['arrive', 'void']);
    expect(nightSlot.of(await stored())?.present).not.toContain('eve');
    expect(bar.queue).toMatchObject({ taps: [], refused: [] });
    expect(bar.queue.done.map(({ says }) => textOf(says))).toEqual(['Undone: Eve checked in']);
  });

  test('is forgotten where the service turns it down', async () => {
    bar.fault = 'no-answer';
    bar.challenge('x1', 'ann', 'bob');
    await bar.round();
    undo(0);
    await bar.round('none');
    expect(bar.queue).toMatchObject({ taps: [], refused: [] });
  });
});

test.each(['arrive', 'depart'] as const)('of two tablets that tapped the same (%s) none is bothered', async (verb) => {
  const door = tabletOf('d');
  await door.round();
  for (const each of [bar, door]) each.tap(verb, { player: who(verb === 'arrive' ? 'eve' : 'ann') });
  for (const { tablet } of [bar, door]) await tablet.round(true);
  expect(door.queue.refused).toEqual([]);
});
