import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import { parseHeader } from '#shared/log/parse.ts';
import { PLAYS } from '#shared/systems/offers.ts';
import { systems } from '#shared/systems/registry.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { clubOf, header, known } from '#test/rules/club.ts';
import { NairobiClub } from '#test/rules/systems/club.ts';
import { WebhookForm } from '#web/apps/admin/club/webhook-form.tsx';
import { distanceFault, NO_GAME, sheetBody } from '#web/apps/admin/game-fields.ts';
import { gameBody } from '#web/apps/admin/game-inputs.tsx';
import { faultsIn, fieldsOf, headerOf, playing, usualFields } from '#web/apps/admin/header-fields.ts';
import { HeaderInputs } from '#web/apps/admin/header-inputs.tsx';
import { MatchForm } from '#web/apps/admin/match-forms.tsx';
import { DetailInputs } from '#web/apps/admin/people/details.tsx';
import { askedFirst } from '#web/apps/admin/rules/entries.ts';
import { withOffset } from '#web/apps/admin/zoned.ts';
import { asTyped } from '#web/ui/forms/clock.ts';
import { scoresOf } from '#web/ui/ladder/controls.ts';
import { readWhole } from '#web/ui/ladder/scores.ts';
import { renderedAt, viewOf } from './rendered.ts';

const day = (text: string) => known(parseDay(text));
const USUAL = { ...usualFields({ system: 'lavers' }, day('2026-11-20'), 'UTC'), settings: {} };

describe('a time as the club’s clocks show it', () => {
  test.each([
    ['Europe/London', '2026-07-01T19:50', '+01:00'],
    ['Europe/London', '2026-12-01T19:50', '+00:00'],
    ['Africa/Nairobi', '2026-11-14T15:30', '+03:00'],
    ['America/St_Johns', '2026-11-14T00:10', '-03:30'],
    ['Asia/Kathmandu', '2026-11-14T23:59', '+05:45'],
    ['Europe/London', '2026-03-29T00:59', '+00:00'],
    ['Europe/London', '2026-03-29T02:01', '+01:00'],
    ['America/New_York', '2026-03-08T03:30', '-04:00'],
  ])('in %s at %s has the offset %s', (zone, local, offset) => {
    expect(withOffset(zone, local)).toBe(`${local}${offset}`);
  });

  test.each([
    ['2026-10-25T01:30:05+01:00', '2026-10-25T01:30+01:00'],
    ['2026-10-25T01:30:05+00:00', '2026-10-25T01:30+00:00'],
    ['2026-10-25T02:30:05+00:00', '2026-10-25T02:30'],
  ])('a match of %s is not asked about where it is corrected', (recorded, typed) => {
    expect(asTyped('Europe/London', recorded)).toBe(typed);
  });
});

describe('a new ladder', () => {
  test.each(systems().map(({ id }) => id))('of the system %s can be made as it is offered', (system) => {
    const fields = usualFields({ system }, day('2026-11-20'), 'Europe/London');
    // Where there are club nights, an evening has to be chosen first.
    expect([...faultsIn(fields)]).toEqual(system === 'lavers' ? ['settings.nights'] : []);
    expect(parseHeader(headerOf(fields))).toMatchObject({ ok: true, value: { system } });
  });

  test('may be of pairs where its system takes them, and is of players again with another system', () => {
    const fields = { ...usualFields({ system: 'house' }, day('2026-11-20'), 'UTC'), entrants: 'pairs' as const };
    expect(headerOf(fields)).toMatchObject({ system: 'house', entrants: 'pairs' });
    expect(parseHeader(headerOf(fields)).ok).toBe(true);
    expect(headerOf(playing(fields, { system: 'crewe' }))).not.toHaveProperty('entrants');
    expect(fieldsOf(headerOf(fields)).entrants).toBe('pairs');
  });

  test.each([
    ['2026-09-01', '2027-06-07'],
    ['2026-11-20', '2027-06-07'],
    ['2027-01-10', '2027-06-07'],
    ['2027-03-10', '2028-06-05'],
  ])('that begins on %s ends on Monday %s', (start, end) => {
    expect(usualFields({ system: 'lavers' }, day(start), 'UTC')).toMatchObject({ start, end });
  });

  test('is called as its game is, whichever is chosen, until it is named', () => {
    const squash = usualFields({ system: 'house', game: 'squash' }, day('2026-11-20'), 'UTC');
    expect(squash.name).toBe('Squash');
    expect(playing(squash, { system: 'house', game: 'table-tennis' }).name).toBe('Table tennis');
    expect(playing(squash, { system: 'house', game: 'other' }).name).toBe('Ladder');
    expect(playing(squash, { system: 'lavers' }).name).toBe('Ladder');
    expect(playing(squash, { system: 'boxes' }).name).toBe('Box league');
    expect(playing({ ...squash, name: 'Mondays' }, { system: 'lavers' }).name).toBe('Mondays');
  });

  test('can be played by each system, games first', () => {
    expect(PLAYS.map(({ system, game }) => game ?? system)).toEqual([
      ...['squash', 'tennis', 'table-tennis', 'pool', 'chess', 'other'],
      ...systems().flatMap(({ id, presets }) => (presets.length === 0 ? [id] : [])),
    ]);
  });

  test('is offered club nights and boxes beside the games, and systems by name once those are asked for', () => {
    const fields = usualFields({ system: 'house', game: 'squash' }, day('2026-11-20'), 'UTC');
    const none = () => undefined;
    const inputs = { fields, faults: faultsIn(fields), isFixed: false, today: day('2026-11-20'), address: '/a/b/' };
    const html = renderedAt(viewOf(clubOf(4)), () => h(HeaderInputs, { ...inputs, onPlay: none, onChange: none }));
    const offered = ['Squash', 'Club night with a peg board', 'Box league', 'Other rules', 'Crewe'];
    expect(offered.filter((each) => html.includes(each))).toEqual(offered.slice(0, -1));
  });

  test.each(PLAYS)('of $system $game asks for at most eight things before all settings', (play) => {
    const fields = usualFields(play, day('2026-11-20'), 'Europe/London');
    const none = () => undefined;
    const inputs = { fields, faults: faultsIn(fields), isFixed: false, today: day('2026-11-20'), address: '/a/b/' };
    const html = renderedAt(viewOf(clubOf(4)), () => h(HeaderInputs, { ...inputs, onPlay: none, onChange: none }));
    const [before = ''] = html.split('<details');
    expect(before.match(/<fieldset|<div class="field"/g)?.length).toBeLessThanOrEqual(8);
    expect(html).not.toContain('Default');
  });

  test('keeps what its log had, and only figures that are unusual', () => {
    const closures = [{ from: day('2026-12-20'), to: day('2027-01-02') }];
    const header = { ...headerOf({ ...USUAL, settings: { reach: '3', drop: '5' } }), closures };
    expect(header.settings).toEqual({ reach: 3 });
    expect(headerOf(fieldsOf(header))).toEqual(header);
  });

  test('has its club nights as they are ticked, and names them only where they are not all', () => {
    const onMondays = headerOf({ ...USUAL, settings: { nights: ['monday'] } });
    expect(onMondays.settings).toEqual({ nights: ['monday'] });
    expect(parseHeader(onMondays).ok).toBe(true);
    expect(headerOf(fieldsOf(onMondays))).toEqual(onMondays);
    expect(headerOf(USUAL).settings).toBeUndefined();
    expect([...faultsIn({ ...USUAL, settings: { nights: [] } })]).toEqual(['settings.nights']);
    expect(askedFirst(USUAL).map(({ name }) => name)).toEqual(['nights', 'hoursFrom', 'hoursTo']);
  });

  test.each([
    ['the season’s last day', '2027-06-07', '2027-06-07'],
    ['the last day that there can be, where it has none', '', '2199-12-31'],
  ])('is closed until further notice: until %s', (_, end, to) => {
    const closures = [{ from: '2027-05-01', to: '', open: true }];
    const header = headerOf({ ...USUAL, system: 'crewe', end, closures });
    expect(header.closures).toEqual([{ from: '2027-05-01', to }]);
    expect(parseHeader(header).ok).toBe(true);
    expect(fieldsOf(header).closures).toEqual([{ from: '2027-05-01', to, open: true }]);
  });

  test.each([
    ['an unknown time zone', { timezone: 'Europe/Atlantis' }, 'timezone'],
    ['a final before its start', { end: '2026-01-01' }, 'end'],
    ['no final', { end: '' }, 'end'],
    ['a closure that ends before it begins', { closures: [{ from: '2026-12-20', to: '2026-12-19' }] }, 'closures'],
    ['an abbreviation for a time zone', { timezone: 'EST' }, 'timezone'],
    ['a start before 1900', { start: '1899-12-31' }, 'start'],
    ['an end after 2199', { end: '2200-01-01' }, 'end'],
    ['a season of more than ten years', { end: '2036-11-21' }, 'end'],
    ['a closure without a last day', { closures: [{ from: '2026-12-20', to: '' }] }, 'closures'],
    ['a closure after 2199', { closures: [{ from: '2026-12-20', to: '9999-12-31' }] }, 'closures'],
    ['an open closure after the season', { closures: [{ from: '2028-01-01', to: '', open: true }] }, 'closures'],
    ['a reach of nothing', { settings: { reach: '' } }, 'settings.reach'],
    ['hours that are none', { settings: { hoursFrom: '25:00' } }, 'settings.hoursFrom'],
  ])('with %s says which field is wrong', (_, changes, field) => {
    expect([...faultsIn({ ...USUAL, ...changes })]).toEqual([field]);
  });
});

describe('scores', () => {
  test.each(systems().filter(({ controls }) => controls.play.kind === 'matches'))(
    'offered for $name fit its games',
    ({ id, score }) => {
      const ladder = newLadder(header({ system: id }));
      const offered = scoresOf(ladder);
      expect(offered.length).toBeGreaterThan(1);
      const line = lineNumber(2);
      expect(offered.flatMap((each) => [...score.against(ladder, { line, score: each }, undefined)])).toEqual([]);
    },
  );

  test.each([
    ['627', 627],
    [' −10 ', -10],
    ['12.5', undefined],
    ['', undefined],
    ['1e3', undefined],
  ])('typed as "%s" are read as %s', (text, expected) => {
    expect(readWhole(text)).toBe(expected);
  });
});

describe('who had White', () => {
  const view = { header: header({ system: 'nairobi' }) };
  const pgnWith = (white: string, pgn: string) =>
    gameBody(view, { ...NO_GAME, white, pgn }, [1, 0], { challenger: 'ann', challenged: 'bob' });

  test.each([
    ['ann', '1. e4 *', '[White "ann"]\n[Black "bob"]\n1. e4 *'],
    ['', '1. e4 *', '1. e4 *'],
    // Chosen before another player was.
    ['cy', '1. e4 *', '1. e4 *'],
    // Chosen before other moves were pasted, which say it themselves.
    ['ann', '[White "bob"]\n\n1. e4 *', '[White "bob"]\n[Black "ann"]\n1. e4 *'],
  ])('chosen as "%s" for %j is %j', (white, pgn, sent) => {
    expect(pgnWith(white, pgn)).toMatchObject({ pgn: sent });
  });
});

describe('a match from a sheet (L20a)', () => {
  const [lavers, nairobi] = [{ header: header({ system: 'lavers' }) }, { header: header({ system: 'nairobi' }) }];
  const apart = (distance: string) => ({ ...NO_GAME, distance });

  test('is asked for the rungs apart only where the rules remember them', () => {
    expect(renderedAt(viewOf(clubOf(4)), MatchForm)).toContain('Rungs apart when challenged');
    expect(renderedAt(viewOf(NairobiClub.of(4)), MatchForm)).not.toContain('Rungs apart when challenged');
    expect(sheetBody(nairobi, apart('3'))).toEqual({});
  });

  test.each([
    ['3', { distance: 3 }],
    [' −10000 ', { distance: -10_000 }],
    ['', {}],
  ])('with "%s" rungs apart says %j', (typed, said) => {
    expect(distanceFault(lavers, apart(typed))).toBeUndefined();
    expect(sheetBody(lavers, apart(typed))).toEqual(said);
  });

  test.each(['0', '10001', '-10001', '1.5', 'four'])('cannot be %s rungs apart', (typed) => {
    expect(distanceFault(lavers, apart(typed))).toBe(
      'Please enter a whole number other than 0, such as 3 or −2, or nothing.',
    );
  });
});

describe('a text that the service limits', () => {
  const NO_DETAILS = { name: '', rating: '', email: '', note: '' };
  const make = () => Promise.resolve('lost' as const);
  test.each([
    ['a member’s note', () => h(DetailInputs, { details: NO_DETAILS, faults: {}, onChange() {} }), 500],
    ['what a webhook is for', () => h(WebhookForm, { make, onMade() {} }), 100],
  ])('cannot be typed longer: %s', (_, Form, most) => {
    expect(renderedAt(viewOf(clubOf(4)), Form)).toContain(` maxlength="${most}"`);
  });
});
