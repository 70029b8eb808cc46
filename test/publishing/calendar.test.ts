import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameDate, putGameDate } from '#functions/books/game-dates.ts';
import { formatCalendar } from '#functions/publishing/calendar.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import { Season } from '#shared/engine/season.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { runs } from '../runs.ts';
import { at, Club, toldOf } from '../view/club.ts';
import { HOSTILE, KEY, publishedFile, publishingOf, type Told } from './store.ts';

const fileOf = (club: Told, now = at('2021-09-13T21:00+01:00')) => publishedFile(club, 'calendar.ics', { now });

const idOf = (event: Component): string => (textOf(event, 'UID') ?? '').replace('@main.lavers.ladder.example', '');

async function eventsOf(club: Told): Promise<ReadonlyMap<string, Component>> {
  const { events } = readCalendar(await fileOf(club));
  return new Map(events.map((event) => [idOf(event), event]));
}

const timesOf = (event: Component | undefined) =>
  event?.flatMap(({ name, value }) => (/^DT(START|END)/.test(name) ? `${name}:${value}` : []));

const friends = (changes: object = {}) =>
  new Club(changes).seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });

describe('the calendar of a ladder', () => {
  it('has the season’s start and the Grand Final, with its cut at the club’s own time', async () => {
    const events = await eventsOf(friends());
    const whole = ['DTSTART;VALUE=DATE:20210906', 'DTEND;VALUE=DATE:20210907'];
    expect(timesOf(events.get('season-start'))).toEqual(whole);
    expect(timesOf(events.get('final'))).toEqual(['DTSTART:20220606T184500Z', 'DTEND:20220606T204000Z']);
    expect(timesOf(events.get('final-cut'))).toEqual(['DTSTART:20220606T191500Z']);
    expect(events.has('season-end')).toBe(false);
  });

  it('has penalties on the last day of their month, in winter and in summer, until the season ends', async () => {
    const events = await eventsOf(friends());
    const due = [...events].filter(([id]) => id.startsWith('due-'));
    expect(due.map(([id, event]) => `${id} ${textOf(event, 'DTSTART')}`)).toEqual([
      'due-2021-09 20210930',
      'due-2021-10 20211031',
      'due-2021-11 20211130',
      'due-2021-12 20211231',
      'due-2022-01 20220131',
      'due-2022-02 20220228',
      'due-2022-03 20220331',
      'due-2022-04 20220430',
      'due-2022-05 20220531',
    ]);
    const december = events.get('due-2021-12');
    expect(textOf(december ?? [], 'SUMMARY')).toBe('Penalties: December 2021');
    expect(timesOf(december)).toEqual(['DTSTART;VALUE=DATE:20211231', 'DTEND;VALUE=DATE:20220101']);
    expect(textOf(events.get('due-2021-10') ?? [], 'DESCRIPTION')).toBe(
      'Night of Sunday 31 October: players with no match that month drop 5 places; miss a 2nd month in a row and you’re removed.',
    );
  });

  it.each(['Pacific/Auckland', 'Europe/London', 'America/Santiago'])(
    'has a deadline on the whole day on which it ends, in %s too',
    async (timezone) => {
      // Three days to accept and fourteen to play, to the end of the last.
      const settings = { playDays: 14, acceptDays: 3, playLate: 'lost-by-challenged' };
      const club = friends({ system: 'house', timezone, season: { start: '2021-09-06' }, settings });
      club.does('2021-09-10T09:00Z', 'challenge', { id: 'one', challenger: 'bob', challenged: 'ann' });
      const events = [...(await eventsOf(club))].filter(([id]) => id.startsWith('due-') && id.includes('one'));
      const day = (from: string, to: string) => [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`];
      expect(events.map(([, event]) => timesOf(event))).toEqual([
        day('20210913', '20210914'),
        day('20210924', '20210925'),
      ]);
    },
  );

  it('goes on for a year where a season has no end, and is silent of months in a closure', async () => {
    const closures = [{ from: '2021-12-01', to: '2021-12-31' }];
    const events = await eventsOf(friends({ system: 'shicargo', season: { start: '2021-09-06' }, closures }));
    const due = [...events.keys()].filter((id) => id.startsWith('due-'));
    expect(due).toContain('due-2021-11');
    expect(due).not.toContain('due-2021-12');
    expect(due.at(-1)).toBe('due-2022-08');
    const closed = ['DTSTART;VALUE=DATE:20211201', 'DTEND;VALUE=DATE:20220101'];
    expect(timesOf(events.get('closed-2021-12-01-2021-12-31'))).toEqual(closed);
  });

  it('has the Saturdays of a Nairobi season, but for those in a closure', async () => {
    const closures = [{ from: '2021-09-20', to: '2021-09-26' }];
    const season = { start: '2021-09-06', end: '2021-10-09' };
    const club = new Club({ system: 'nairobi', timezone: 'Africa/Nairobi', season, closures });
    const events = await eventsOf(club);
    const saturdays = [...events].filter(([id]) => id.startsWith('club-'));
    expect(saturdays.map(([, event]) => textOf(event, 'DTSTART'))).toEqual([
      '20210911T110000Z',
      '20210918T110000Z',
      '20211002T110000Z',
      '20211009T110000Z',
    ]);
    expect(textOf(events.get('club-2021-09-11') ?? [], 'DTEND')).toBe('20210911T150000Z');
  });

  it('has the club nights of a Lavers season that names its weekdays, up to the final, which has its own date', async () => {
    const season = { start: '2021-09-06', end: '2021-09-20' };
    const nights = async (settings: object) =>
      [...(await eventsOf(new Club({ season, settings })))].filter(([id]) => id.startsWith('club-'));
    const mondays = await nights({ nights: ['thursday', 'monday'] });
    expect(mondays.map(([, event]) => textOf(event, 'DTSTART'))).toEqual([
      '20210906T185000Z',
      '20210909T185000Z',
      '20210913T185000Z',
      '20210916T185000Z',
    ]);
    expect(await nights({})).toEqual([]);
  });

  it('has what is to be played on the day on which it was announced, until it is played', async () => {
    const club = friends({ system: 'crewe', timezone: 'Pacific/Auckland' });
    club.does('2021-09-10T20:00Z', 'challenge', { id: 'one', challenger: 'bob', challenged: 'ann' });
    const challenge = (await eventsOf(club)).get('challenge-one') ?? [];
    expect(textOf(challenge, 'SUMMARY')).toBe('Bob challenges Ann');
    expect(textOf(challenge, 'DTSTART')).toBe('20210911');
    club.does('2021-09-12T20:00Z', 'result', { challenge: 'one', score: [1, 0] });
    expect((await eventsOf(club)).has('challenge-one')).toBe(false);
  });

  it('says nothing of a match in progress: by the time it is read that is over', async () => {
    const club = friends();
    for (const player of ['ann', 'bob']) club.does('2021-09-13T19:45+01:00', 'arrive', { player });
    club.challengeAll('2021-09-13T19:50+01:00');
    expect([...(await eventsOf(club)).keys()].filter((id) => id.startsWith('challenge'))).toEqual([]);
  });

  it('is the same to the last byte for the same ladder, whenever it is rendered', async () => {
    const [tonight, tomorrow] = [at('2021-09-13T21:00+01:00'), at('2021-09-14T00:00+01:00')];
    expect(await fileOf(friends(), tonight)).toBe(await fileOf(friends(), tomorrow));
  });

  it('is another one after every line', async () => {
    const club = friends();
    const before = await fileOf(club);
    club.does('2021-09-06T08:00Z', 'settle', {});
    expect(await fileOf(club)).not.toBe(before);
  });

  it('has what every event must have, once each, and keeps its ids', async () => {
    const { own, events } = readCalendar(await fileOf(friends()));
    expect(textOf(own, 'VERSION')).toBe('2.0');
    expect(textOf(own, 'PRODID')).toBeTruthy();
    expect(new Set(events.map(idOf)).size).toBe(events.length);
    for (const event of events) {
      expect(textOf(event, 'DTSTAMP')).toBe('20210906T080000Z');
      expect(textOf(event, 'SUMMARY')).toBeTruthy();
      expect(textOf(event, 'URL')).toBe('https://ladder.example/lavers/main/');
    }
    expect(await eventsOf(new Club())).toBeInstanceOf(Map);
  });
});

describe('a calendar with hostile names', () => {
  it('has a game at the date that both have agreed, as the page has, and tells of none that is only proposed', async () => {
    const club = friends({ system: 'crewe' });
    club.does('2021-09-10T20:00Z', 'challenge', { id: 'one', challenger: 'bob', challenged: 'ann' });
    club.does('2021-09-10T21:00Z', 'accept', { challenge: 'one' });
    const { shelf, ...publishing } = publishingOf(club, { now: at('2021-09-13T21:00+01:00') });
    const [one] = club.season.ladder.challenges.values();
    const { id: challenge, issued, challenger, challenged } = one ?? expect.fail();
    const players = [challenger, challenged] as const;
    const date = { challenge, issued, players, at: at('2021-09-14T19:30+01:00'), by: challenger, version: 1 };
    const { database } = publishing.store;
    const shown = async (found: GameDate) => {
      await putGameDate({ database, inSeason: async (key) => key }, KEY, found);
      publishing.store.touched = at('2021-09-13T21:00+01:00');
      await publishLadder({ ...publishing, release: `r${found.version}` }, KEY);
      const { events } = readCalendar(shelf.read('/lavers/main/calendar.ics'));
      const page = shelf.read('/lavers/main/index.html').includes('Tue 14 Sep, 19:30');
      return { page, start: textOf(events.find((event) => idOf(event) === 'game-one') ?? [], 'DTSTART') };
    };
    expect(await shown(date)).toEqual({ page: false, start: undefined });
    expect(await shown({ ...date, agreed: true, version: 2 })).toEqual({ page: true, start: '20210914T183000Z' });
  });

  it('stays a calendar, in which each name is only a name', async () => {
    const club = new Club({ system: 'crewe', name: HOSTILE['lines'] });
    club.seed('2021-09-06T08:00Z', { ann: 'Ann', ...HOSTILE });
    for (const id of Object.keys(HOSTILE)) {
      const challenge = { id: `to-${id}`, challenger: id, challenged: 'ann' };
      club.does('2021-09-10T20:00Z', 'challenge', challenge, { override: 'far' });
    }
    const { own, events } = readCalendar(await fileOf(club));
    const summaries = new Map(events.map((event) => [idOf(event), textOf(event, 'SUMMARY')]));
    expect(summaries.get('challenge-to-quote')).toBe(`"'O’Brien\\; one, two: three challenges Ann`);
    expect(summaries.get('challenge-to-lines')).toBe('Ann BEGIN:VEVENT SUMMARY:evil END:VCALENDAR challenges Ann');
    expect(summaries.get('challenge-to-emoji')).toBe(`${HOSTILE['emoji']} challenges Ann`);
    expect(summaries.get('challenge-to-arabic')).toBe('\u2068عمر الخيام\u2069 challenges Ann');
    expect(textOf(own, 'NAME')).toBe('Ann BEGIN:VEVENT SUMMARY:evil END:VCALENDAR – Lavers Chess Club');
  });
});

const PLACE = { origin: 'https://ladder.example', club: { id: 'lavers', name: 'Lavers' }, ladder: 'main' };
const CLOSED = { from: '2021-09-27', to: '2021-10-03' };

const mondays = (changes: object = {}) =>
  new Club({ season: { start: '2021-09-06', end: '2021-11-08' }, settings: { nights: ['monday'] }, ...changes }).seed(
    '2021-09-06T08:00Z',
    { ann: 'Ann', bob: 'Bob' },
  );

/** The events of a club's calendar as subscribers have them, by id. */
function editionOf({ season }: Club): ReadonlyMap<string, Component> {
  const { events } = readCalendar(formatCalendar(toldOf(season), PLACE));
  return new Map(events.map((event) => [(textOf(event, 'UID') ?? '').split('@')[0] ?? '', event]));
}

const seen = (event: Component | undefined) =>
  event && ['DTSTART', 'SEQUENCE', 'STATUS'].map((name) => textOf(event, name)).filter((each) => each !== undefined);

describe('the calendar of a ladder that is changed', () => {
  it('moves the final under its old id, with a higher number in the sequence', () => {
    const club = mondays();
    expect(seen(editionOf(club).get('final'))).toEqual(['20211108T194500Z', '0']);
    club.does('2021-09-20T12:00+01:00', 'configure', { end: '2021-11-15' });
    expect(seen(editionOf(club).get('final'))).toEqual(['20211115T194500Z', '3']);
    expect(seen(editionOf(club).get('season-start'))).toEqual(['20210906', '0']);
    club.does('2021-09-21T12:00+01:00', 'void', { line: 3 });
    expect(seen(editionOf(club).get('final'))).toEqual(['20211108T194500Z', '4']);
  });

  it('cancels the nights of days that become closed, and the closed days that are no longer', () => {
    const club = mondays();
    club.does('2021-09-20T12:00+01:00', 'configure', { closures: [CLOSED] });
    const closed = `closed-${CLOSED.from}-${CLOSED.to}`;
    expect(seen(editionOf(club).get('club-2021-09-27'))).toEqual(['20210927T185000Z', '3', 'CANCELLED']);
    expect(seen(editionOf(club).get(closed))).toEqual(['20210927', '3']);
    club.does('2021-09-21T12:00+01:00', 'configure', { closures: [] });
    expect(seen(editionOf(club).get('club-2021-09-27'))).toEqual(['20210927T185000Z', '4']);
    expect(seen(editionOf(club).get(closed))).toEqual(['20210927', '4', 'CANCELLED']);
    club.does('2021-10-04T12:00+01:00', 'settle', {});
    expect(editionOf(club).has(closed)).toBe(false);
  });

  it('has ids of its own for each season', () => {
    const later = new Season({ ...mondays().season.header, line: lineNumber(40) });
    const events = readCalendar(formatCalendar(toldOf(later), PLACE)).events.map((event) => textOf(event, 'UID'));
    expect(events.map((id) => id?.split('@')[0])).toEqual(
      expect.arrayContaining(['season-start-40', 'final-40', 'final-cut-40']),
    );
  });

  it('never loses an event that is to come, and counts each change of it, whatever is changed and voided', () => {
    const ends = fc.constantFrom('2021-11-01', '2021-11-08', '2021-11-15').map((end) => ({ end }));
    const closures = fc.subarray([CLOSED, { from: '2021-10-11', to: '2021-10-11' }]).map((each) => ({
      closures: each,
    }));
    const nights = fc
      .subarray(['monday', 'thursday'], { minLength: 1 })
      .map((each) => ({ settings: { nights: each } }));
    const steps = fc.array(fc.oneof(ends, closures, nights, fc.nat(9)), { minLength: 1, maxLength: 14 });
    void fc.assert(
      fc.property(steps, (all) => {
        const club = mondays();
        club.does('2021-09-20T12:00+01:00', 'settle', {});
        let before = editionOf(club);
        for (const [index, step] of all.entries()) {
          const time = `2021-09-20T12:${10 + index}+01:00`;
          const open = club.season.lines().filter(({ line }) => club.season.standing(line)?.verb === 'configure');
          const target = typeof step === 'number' ? open[step % Math.max(1, open.length)] : undefined;
          if (target) club.does(time, 'void', { line: target.line });
          else club.does(time, 'configure', typeof step === 'number' ? { name: `N${index}` } : step);
          const now = editionOf(club);
          for (const [id, event] of before) expectsToGoOn(event, now.get(id));
          before = now;
        }
      }),
      { numRuns: runs(10), endOnFailure: true },
    );
  });
});

/** What somebody's calendar that has an event makes of the next edition: the same, or a newer one. */
function expectsToGoOn(before: Component, now: Component | undefined): void {
  expect(now, textOf(before, 'UID')).toBeDefined();
  if (!now) return;
  const [was, is] = [before, now].map((event) => Number(textOf(event, 'SEQUENCE')));
  const said = (event: Component) => event.filter(({ name }) => !/^(SEQUENCE|DTSTAMP)$/.test(name));
  expect(is).toBeGreaterThanOrEqual(was ?? 0);
  if (JSON.stringify(said(before)) !== JSON.stringify(said(now))) expect(is).toBeGreaterThan(was ?? 0);
}

/** A property of a calendar as a reader sees it, its text still escaped. */
interface Property {
  readonly name: string;
  readonly value: string;
}

type Component = readonly Property[];

/** Reads a calendar strictly by RFC 5545: its own properties, and its events. Throws where a line breaks the rules. */
function readCalendar(text: string): { readonly own: Component; readonly events: readonly Component[] } {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('a line does not end with CRLF');
  const lines = text.slice(0, -2).split('\r\n');
  const long = lines.find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`longer than 75 octets: ${long}`);
  if (lines.some((line) => Buffer.from(line).toString() !== line || line.includes('\uFFFD')))
    throw new Error('a character is cut in two');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  if (/[\u0000-\u0008\u000B-\u001F\u007F]/.test(text.replaceAll('\r\n', ''))) throw new Error('a control character');
  return componentsIn(text.replaceAll('\r\n ', '').slice(0, -2).split('\r\n').map(propertyOf));
}

function propertyOf(line: string): Property {
  const [, name, value] = /^([A-Z-]+(?:;[A-Z-]+=[A-Za-z0-9-]+)*):(.*)$/s.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`no property: ${line}`);
  return { name, value };
}

function componentsIn(properties: readonly Property[]) {
  const own: Property[] = [];
  const events: Property[][] = [];
  let inside: string[] = [];
  for (const property of properties) {
    const { name, value } = property;
    if (name === 'BEGIN') {
      inside = [...inside, value];
      if (value === 'VEVENT') events.push([]);
    } else if (name === 'END') {
      if (inside.at(-1) !== value) throw new Error(`${value} ends, but ${inside.at(-1)} has begun`);
      inside = inside.slice(0, -1);
    } else if (inside.at(-1) === 'VEVENT') events.at(-1)?.push(property);
    else own.push(property);
  }
  if (inside.length > 0) throw new Error(`${inside.join(', ')} does not end`);
  return { own, events };
}

/** The one property of a name, with its text unescaped; undefined where there is none. */
function textOf(component: Component, name: string): string | undefined {
  const found = component.filter((each) => each.name === name || each.name.startsWith(`${name};`));
  if (found.length > 1) throw new Error(`${name} comes ${found.length} times`);
  return found[0]?.value.replaceAll(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
}
