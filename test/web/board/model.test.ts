import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Command, Score } from '#shared/vocabulary/command.ts';
import { countdown } from '#shared/words/dates.ts';
import { textOf } from '#shared/words/phrase.ts';
import { at, Evening } from '#test/functions/evening.ts';
import { clubOf, FINAL_WEEK } from '#test/rules/club.ts';
import { Club, challengeId, who } from '#test/view/club.ts';
import { actionsOf } from '#web/apps/board/actions.ts';
import { MatchSheet, preview } from '#web/apps/board/match-sheet.tsx';
import { boardOf } from '#web/apps/board/model.ts';
import { widthOf } from '#web/apps/board/parts.tsx';
import { Matches } from '#web/apps/board/room.tsx';
import { OpenSheet } from '#web/apps/board/sheets.tsx';
import { Unfinished } from '#web/apps/board/tonight/unfinished.tsx';
import { minutesWords, reasonsFor, tapWords } from '#web/apps/board/words.ts';
import { startingWith } from '#web/ui/forms/searching.ts';
import { idFor } from '#web/ui/tablet/player-id.ts';
import { commandOf } from '#web/ui/tablet/queue.ts';
import { TabletAtTheBar } from './line.ts';

let evening: Evening;
let bar: TabletAtTheBar;

beforeEach(async () => {
  evening = await Evening.begin();
  bar = new TabletAtTheBar(evening, await evening.hand('riverside', { role: 'scorer', label: 'bar' }), 'b');
  await bar.round();
});

const board = () => boardOf(bar.shown, bar.tablet.now());
const says = (score: Score): string => {
  const told = preview(
    bar.shown,
    commandOf({ at: bar.tablet.now() }, 'result', { challenge: challengeId('open'), score }),
  );
  return told.ok ? textOf(told.says) : told.refusal.message;
};
const round = () => bar.round();
const nothing = () => undefined;

describe('the room', () => {
  test('shows whose turn it is, whom they may challenge, and why not the others', () => {
    const { turn, pegs } = board();
    expect(turn?.id).toBe('bob');
    expect(pegs.map(({ id, side, open, no, imbalance }) => [id, side, open, no, imbalance])).toEqual([
      ['ann', 'dark', true, undefined, 0],
      ['bob', 'dark', false, undefined, 0],
      ['cy', 'light', false, 'playing', -1],
      ['dee', 'light', false, 'playing', 1],
    ]);
  });

  test('greys out whom they have met tonight, and whoever is further than others', async () => {
    bar.tap('result', { challenge: challengeId('open'), score: [0, 2] });
    await round();
    expect(board().turn?.id).toBe('cy');
    expect(board().pegs.map(({ id, no }) => [id, no])).toContainEqual(['dee', 'met']);
    bar.tap('depart', { player: who('ann') });
    bar.tap('depart', { player: who('cy') });
    bar.tap('arrive', { player: who('eve') });
    expect(board().turn?.id).toBe('eve');
    bar.tap('pass', { player: who('eve') });
    expect(board().turn?.id).toBe('bob');
    expect(board().pegs.flatMap(({ id, open }) => (open ? id : []))).toEqual(['dee', 'eve']);
  });

  test('says since when a match is on', () => {
    evening.now = at('2021-09-06T20:12:30+01:00');
    expect(board().matches).toMatchObject([{ id: 'open', since: '2021-09-06T20:00:00+01:00', minutes: 12 }]);
    expect([minutesWords(12), minutesWords(75)]).toEqual(['12 min', '1 h 15 min']);
  });

  test('says of a match, before and after it is tapped, who chooses the colour (L6)', () => {
    const actions = actionsOf(bar.tablet, bar.shown, nothing, nothing);
    const listed = () => renderToString(h(Matches, { actions: actionsOf(bar.tablet, bar.shown, nothing, nothing) }));
    expect(listed()).toContain('<bdi>Cy</bdi> chooses the colour');
    evening.now = at('2021-09-06T20:06:00+01:00');
    expect(listed()).not.toContain('colour');
    const sheet = h(MatchSheet, { match: challengeId('open'), actions });
    expect(renderToString(sheet)).toContain('<bdi>Cy</bdi> chooses the colour');
  });

  test('lists who may still arrive by name, also those who left the ladder', async () => {
    bar.tap('leave', { player: who('eve') });
    bar.tap('depart', { player: who('ann') });
    expect(board().absent).toMatchObject([
      { id: 'ann', rung: 1, comes: 'arrive' },
      { id: 'eve', comes: 'rejoin' },
    ]);
  });

  test('is empty on the next day, and asks first what became of a match that was left open', () => {
    evening.now = at('2021-09-07T05:59:59+01:00');
    expect(board().matches[0]).not.toHaveProperty('leftOpen');
    evening.now = at('2021-09-07T20:00:00+01:00');
    expect(board()).toMatchObject({
      pegs: [],
      matches: [{ id: 'open', leftOpen: at('2021-09-06T20:00:00+01:00') }],
      absent: expect.arrayContaining([{ id: 'eve', name: 'Eve', rung: 5, comes: 'arrive' }]),
    });
    const actions = actionsOf(bar.tablet, bar.shown, nothing, nothing);
    const asked = renderToString(h(Unfinished, { actions }));
    expect(asked.replace(/<[^>]+>/g, '')).toBe('Dee – Cy was not finished on Mon 6 Sep. ResultCancel the match');
    expect(renderToString(h(Matches, { actions }))).not.toContain('Dee');
    evening.now = at('2021-10-04T20:00:00+01:00');
    const later = actionsOf(bar.tablet, bar.shown, nothing, nothing);
    expect(renderToString(h(Unfinished, { actions: later }))).toContain('Settled periods will be worked out again.');
  });
});

describe('a name on a card', () => {
  it.each([
    ['Fiona Drummond', '', 'is-tight'],
    ['Priya Nair', '', ''],
    ['Robert Kingsnorth', 'is-tight', 'is-tight'],
    ['Ann Featherston', 'is-tight', 'is-wide'],
  ])('is set as small as it needs to stay whole: %s alone, and beside a button', (name, alone, beside) => {
    expect([widthOf(name), widthOf(name, true)]).toEqual([alone, beside]);
  });
});

describe('the night of the Grand Final', () => {
  const finalNight = async (time: string) => {
    evening.now = at(`2022-06-06T${time}+01:00`);
    for (const id of ['ann', 'bob', 'cy']) bar.tap('arrive', { player: who(id) });
    await round();
  };

  test('counts down to the cut, and knows who is removed by it before the service has heard of it', async () => {
    bar.tap('abandon', { challenge: challengeId('open') });
    await finalNight('20:10:00');
    expect(board().final).toMatchObject({ tonight: true, cut: false, untilCut: 5 * 60_000 });
    expect(countdown(board().final?.untilCut ?? 0)).toBe('5:00');
    evening.now = at('2022-06-06T20:15:00.500+01:00');
    const { final, absent } = board();
    expect(final).toMatchObject({ cut: true, untilCut: 0 });
    expect(final?.latecomers.map(({ id }) => id)).toEqual(['dee']);
    expect(absent.find(({ id }) => id === 'dee')).toMatchObject({ comes: 'late' });
  });

  test('goes from check-in to play, and then to its end: once it is too late, or nobody is left to challenge', () => {
    const club = clubOf(3, FINAL_WEEK).at('2022-06-06 20:00').arrive('ann', 'bob');
    const stepAt = (time: string) => boardOf(club.ladder, at(`2022-06-06T${time}+01:00`)).final?.step;
    const times = ['20:14:59', '20:15:01', '21:40:00', '21:40:01'];
    expect(times.map(stepAt)).toEqual(['check-in', 'play', 'play', 'close']);
    club.at('20:30').depart('bob');
    expect(stepAt('20:31:00')).toBe('close');
  });
});

describe('what a result will do', () => {
  test('is said before it is recorded', () => {
    expect(says([2, 0])).toBe('Dee goes up to 3rd. Cy goes down one.');
    expect(says([0.5, 1.5])).toBe('Cy goes up to 2nd. Bob goes down one.');
    expect(says([1, 1])).toBe('Nobody moves.');
    expect(says([2, 1])).toContain('2');
  });
});

describe('what the rules refuse is said before the tap', () => {
  test('that it is too early or too late in the evening to challenge', () => {
    const early = boardOf(bar.shown, at('2021-09-06T22:00:01+01:00'));
    expect(early.hours).toBe('Challenges can be made from 19:50 to 22:00.');
    expect(early.opens).toBeUndefined();
    expect(early.pegs.filter(({ open }) => open)).toEqual([]);
    expect(early.pegs.find(({ id }) => id === 'ann')?.no).toBe('outside-hours');
    const inTime = boardOf(bar.shown, at('2021-09-06T22:00:00+01:00'));
    expect(inTime.hours).toBeUndefined();
    expect(inTime.pegs.find(({ id }) => id === 'ann')).toMatchObject({ open: true });
  });

  test('in a sheet as a whole sentence, with what may be said for it', () => {
    const sheetOf = (player: string) => {
      const actions = actionsOf(bar.tablet, bar.shown, nothing, nothing);
      return renderToString(h(OpenSheet, { sheet: { kind: 'peg', player: who(player) }, actions }));
    };
    expect(sheetOf('cy')).toContain('<p class="why">Cy is still playing Dee.</p>');
    evening.now = at('2021-09-06T22:00:01+01:00');
    expect(sheetOf('ann')).toContain('<p class="why">Challenges can be made from 19:50 to 22:00.</p>');
    const reasons = (['challenge', 'close'] as const).map((verb) => reasonsFor({ verb } as Command));
    expect(reasons).toEqual([['Both agreed', 'Nobody else is free', 'Club decision'], ['Club decision']]);
  });

  test('that the season is over, so that nobody arrives any more', () => {
    expect(boardOf(bar.shown, at('2021-09-07T20:00:00+01:00')).over).toBeUndefined();
    expect(boardOf(bar.shown, at('2022-06-07T20:00:00+01:00')).over).toBe(
      'The season ended with the Grand Final on 6 June 2022.',
    );
  });
});

describe('finding somebody by the first letters', () => {
  const people = ['Ann Lee', 'Émile Zola', 'Bob O’Hara', '<script>', '李小龍'].map((name) => ({ id: who('x'), name }));
  const found = (typed: string) => startingWith(people, typed).map(({ name }) => name);

  test('looks at every one of their names, whatever the accents', () => {
    expect(found('zo')).toEqual(['Émile Zola']);
    expect(found('EM')).toEqual(['Émile Zola']);
    expect(found('har')).toEqual(['Bob O’Hara']);
    expect(found('李')).toEqual(['李小龍']);
    expect(found('<')).toEqual(['<script>']);
    expect(found('  ')).toHaveLength(5);
    expect(found('q')).toEqual([]);
  });
});

describe('a new member at the door', () => {
  test.each([
    ['Eve', 'eve-2'],
    ['Zoë Müller-Łącki', 'zoe-muller-acki'],
    ['李小龍', 'player'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['💥'.repeat(64), 'player'],
    ['x'.repeat(5000), 'x'.repeat(58)],
  ])('%s is called by an id that nobody has', (name, id) => {
    expect(idFor(name, bar.shown, new Set())).toBe(id);
  });

  test('gets no id of anybody in the club; where nobody can ask who is in it, one that nobody hits on', () => {
    expect(idFor('Zoë', bar.shown, new Set(['zoe', 'zoe-2']))).toBe('zoe-3');
    const [one, other] = [idFor('Zoë', bar.shown), idFor('Zoë', bar.shown)];
    expect([one, other]).toEqual([expect.stringMatching(/^zoe-[0-9a-f]{5}$/), expect.not.stringContaining(one)]);
  });
});

const FINAL = '2021-09-13';
const CLOSED = at(`${FINAL}T22:00+01:00`);

/** All are here on the night of the final; each of `wins` was challenged, won and so went up one. */
function night(...wins: readonly string[]): Club {
  const club = new Club({ season: { start: '2021-09-06', end: FINAL } });
  club.seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy', dee: 'Dee', eve: 'Eve', flo: 'Flo' });
  for (const player of ['ann', 'bob', 'cy', 'dee', 'eve', 'flo'])
    club.does(`${FINAL}T19:40+01:00`, 'arrive', { player });
  const challengers = ['dee', 'eve', 'flo'];
  wins.forEach((winner, index) => {
    club.match(`${FINAL}T20:2${index}+01:00`, challengers[index % 3] ?? 'dee', winner, [0, 2]);
  });
  return club;
}

/** The same once normal play is over. */
function closed(...wins: readonly string[]): Club {
  const club = night(...wins);
  club.does(`${FINAL}T22:00+01:00`, 'close', {});
  return club;
}

const playoff = (how: { readonly walkover?: true } = {}) =>
  commandOf({ at: CLOSED }, 'playoff', { players: [who('ann'), who('bob')], winner: who('ann'), ...how });

const saysOf = (club: Club, command: ReturnType<typeof commandOf>): string => {
  const told = preview(club.season.ladder, command);
  return told.ok ? textOf(told.says) : told.refusal.message;
};
const closing = (club: Club): string => saysOf(club, commandOf({ at: CLOSED }, 'close', {}));

describe('before the scorer does what nothing takes back on the final night, the board says where it leads', () => {
  it('to a champion at once, where nobody was displaced (L34)', () => {
    expect(closing(night())).toBe('Nobody moves. Ann is the champion.');
  });

  it('to the play-off against rung 1, where one was (L32)', () => {
    expect(closing(night('bob'))).toBe('Nobody moves. Play-off for rung 1: Ann challenges Bob.');
  });

  it('to the first of two, where two were, and from there to the second (L32)', () => {
    const wins = ['bob', 'ann', 'bob', 'cy', 'cy'];
    expect(closing(night(...wins))).toBe('Nobody moves. Play-off, the first of two: Ann challenges Bob.');
    expect(saysOf(closed(...wins), playoff())).toBe('Nobody moves. Play-off for rung 1: Ann challenges Cy.');
  });

  it('and of a play-off, who is champion then', () => {
    const says = 'Ann goes up to 1st. Bob goes down one. Ann is the champion.';
    expect(saysOf(closed('bob'), playoff())).toBe(says);
  });

  it('and of one that somebody does not take up: it is won by the other, and moves as any other does (L33)', () => {
    const [club, walkover] = [closed('bob'), playoff({ walkover: true })];
    expect(textOf(tapWords(walkover, club.season.ladder))).toBe('Bob didn’t take up the play-off, so Ann won it');
    expect(saysOf(club, walkover)).toBe('Ann goes up to 1st. Bob goes down one. Ann is the champion.');
  });

  it('and of a correction, the score where that is what was wrong, and not when somebody came', () => {
    const { ladder } = closed('bob').season;
    const said = (changed: { score: Score } | { arrivedAt: typeof ladder.at }) =>
      textOf(tapWords(commandOf(ladder, 'correct', { line: ladder.line, ...changed }), ladder));
    expect([said({ score: [2, 0] }), said({ arrivedAt: ladder.at })]).toEqual(['Corrected to 2–0', 'Corrected']);
  });
});

describe('the end of normal play', () => {
  it('is refused before the cut, and asked about while it is somebody’s turn; the board says why (L28, L29)', () => {
    const closingAt = (time: string) => saysOf(night(), commandOf({ at: at(`${FINAL}T${time}+01:00`) }, 'close', {}));
    expect(closingAt('20:10')).toBe('This isn’t possible until check-in has closed at 20:15.');
    expect(closingAt('20:40')).toBe('It’s Flo’s turn, and challenges can be made until 21:40.');
  });

  it('says who would play off as things stand, from the cut on, of those who are here (L32)', () => {
    const club = night('bob', 'ann', 'bob', 'cy', 'cy');
    const ahead = () => boardOf(club.season.ladder, at(`${FINAL}T20:50+01:00`)).final?.ahead;
    expect(ahead()).toMatchObject({ lower: { id: 'ann' }, upper: { id: 'bob' }, forTheTop: false });
    club.does(`${FINAL}T20:50+01:00`, 'depart', { player: 'ann' });
    expect(ahead()).toMatchObject({ lower: { id: 'bob' }, upper: { id: 'cy' }, forTheTop: true });
    club.does(`${FINAL}T22:00+01:00`, 'close', {});
    expect(ahead()).toBeUndefined();
  });
});

it('once there is a champion, nobody is marked as displaced any more', () => {
  const club = closed('bob');
  const marked = () => boardOf(club.season.ladder, CLOSED).pegs.filter(({ displaced }) => displaced);
  expect(marked()).toMatchObject([{ id: 'ann' }]);
  club.does(`${FINAL}T22:00+01:00`, 'playoff', { players: ['ann', 'bob'], winner: 'bob' });
  expect(marked()).toEqual([]);
});

describe('those who are not in yet on the night of the final', () => {
  const board = (time: string) => boardOf(night().season.ladder, at(`${FINAL}T${time}+01:00`)).final;

  it.each([
    ['19:59:59', undefined],
    ['20:00:00', '20:00'],
    ['20:09:59', '20:00'],
    ['20:10:00', '20:10'],
    ['20:14:00', '20:14'],
    ['20:15:00', '20:14'],
    ['20:15:01', undefined],
  ])('are called at 20:00, 20:10 and 20:14: at %s it says %s', (time, called) => {
    expect(board(time)?.called).toBe(called);
  });

  it('are known by name until the cut', () => {
    const club = new Club({ season: { start: '2021-09-06', end: FINAL } });
    club.seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
    club.does(`${FINAL}T19:40+01:00`, 'arrive', { player: 'bob' });
    const missing = (time: string) =>
      boardOf(club.season.ladder, at(`${FINAL}T${time}+01:00`)).final?.missing.map(({ name }) => name);
    expect(missing('20:14')).toEqual(['Ann', 'Cy']);
    expect(missing('20:16')).toEqual([]);
  });
});
