import { Chess } from 'chess.js';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import type { ForecastView } from '#shared/contract/forecast.ts';
import type { GameTermsView } from '#shared/contract/games.ts';
import type { FinalView } from '#shared/contract/view.ts';
import { outlookSentence } from '#shared/view/outlook-sentence.ts';
import { instant, rung } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { houseOf, playerOn } from '#test/rules/house/club.ts';
import { at, Club, challengeId, who } from '#test/view/club.ts';
import { textOf as pageText } from '#test/view/page.ts';
import { Away } from '#web/apps/me/away/away.tsx';
import { finalWords } from '#web/apps/me/final.tsx';
import { foresee } from '#web/apps/me/foresee.ts';
import { answerBody, meOf } from '#web/apps/me/model.ts';
import { Part as Rows } from '#web/apps/me/pyramid.tsx';
import { Rivals } from '#web/apps/me/rivals.tsx';
import { formatField, parseField } from '#web/apps/me/scores.tsx';
import type { Tools } from '#web/apps/me/tools.tsx';
import { NOTHING } from '#web/apps/me/upcoming.ts';
import { commandWords } from '#web/apps/me/words.ts';
import { whiteIn, withColours } from '#web/ui/chess/pgn.ts';
import { matchPlayOf } from '#web/ui/ladder/controls.ts';
import { rivalsOf } from '#web/ui/ladder/rivals.ts';
import { Terms } from '#web/ui/ladder/terms.tsx';
import { formatBody } from '#web/ui/tablet/tablet.ts';

type Changes = Pick<ForecastView, 'what'> & Partial<Omit<ForecastView, 'kind' | 'period'>>;

const day = (text: string) => parseDay(text) ?? expect.fail(text);
const due = { at: '2026-12-01T00:00:00+00:00', clause: 'L25' } as const;
const month = { kind: 'month', first: day('2026-11-01'), period: '2026-11' } as const;
const week = { kind: 'week', first: day('2026-11-23'), period: '2026-W48' } as const;

const told = (changes: Changes, from = 9, period: typeof month | typeof week = month): string =>
  outlookSentence({ ...due, ...period, ...changes }, from);

const unless = 'playing';
const cut = { kind: 'cut', at: '2027-06-04T20:15:00+01:00', period: '2027-06-04T20:15', clause: 'L29' } as const;

const deadline = { kind: 'deadline', period: 'deadline-c1' } as const;
const bothLose = { isChallenger: false, kind: 'deadline', other: 'Bob', wins: false, bothLose: true } as const;

describe('what awaits a player', () => {
  it.each([
    [told({ what: 'drop', to: rung(14), unless }), 'Play by 30 November to keep your place, or you drop to 14th.'],
    [told({ what: 'removal', unless }), 'Play by 30 November to keep your place, or you are removed.'],
    [
      told({ what: 'forfeit', points: 250, to: rung(11), unless }),
      'Play by 30 November, or you forfeit 250 points and fall to 11th.',
    ],
    [
      told({ what: 'drop', to: rung(10), unless }, 9, week),
      'Play by 30 November to keep your place, or you drop to 10th.',
    ],
    [
      outlookSentence({ ...cut, what: 'removal', unless: 'arriving' }, 3),
      'Check in by then, or you are removed at 20:15 on 4 June.',
    ],
    [
      outlookSentence({ ...due, ...deadline, what: 'drop', to: rung(2), unless }, 1, bothLose),
      'Play by Mon 30 Nov, or you both lose and you drop to 2nd.',
    ],
    [told({ what: 'rise', to: rung(7) }), 'As things stand, you rise to 7th on 1 December.'],
    [told({ what: 'share', points: 12, to: rung(9) }), 'As things stand, you get 12 points on 1 December.'],
    [told({ what: 'share', points: -3, to: rung(9) }), 'As things stand, you pay 3 points on 1 December.'],
  ])('is what to do about it first, and then what happens otherwise: %s', (says, expected) => {
    expect(says).toBe(expected);
  });
});

const FINAL: FinalView = {
  day: '2021-09-13' as FinalView['day'],
  cutAt: '2021-09-13T20:15:00+01:00' as FinalView['cutAt'],
  cut: true,
  latecomers: [],
  displaced: [],
  closed: true,
};
const PAIR = { lower: { id: who('cy'), name: 'Cy' }, upper: { id: who('ann'), name: 'Ann' }, forTheTop: true };

const says = (final: Partial<FinalView>, player: string): string | undefined => {
  const words = finalWords({ ...FINAL, ...final }, who(player));
  return words && textOf(words);
};

it('on the night of the final a player’s own page says that they play off, or should stay for it, and who else does', () => {
  const lose = 'If you don’t take it up, you lose it.';
  expect(says({ playoff: PAIR }, 'cy')).toBe(`Play-off for rung 1: you challenge Ann. ${lose}`);
  const first = { playoff: { ...PAIR, forTheTop: false } };
  expect(says(first, 'ann')).toBe(`Play-off, the first of two: Cy challenges you. ${lose}`);
  expect(says({ playoff: PAIR }, 'bob')).toBe('Play-off for rung 1: Cy challenges Ann.');
  expect(says({ ahead: PAIR }, 'ann')).toBe('If play ended now, you’d play off against Cy. Don’t go home yet.');
  expect(says({ ahead: PAIR }, 'bob')).toBeUndefined();
  expect(says({}, 'ann')).toBeUndefined();
});

/** What the page of player 2 says of days away; the first of them is 2 March. */
function shown(days: number, settings: Readonly<Record<string, number>> = {}): string {
  const { ladder } = days === 0 ? houseOf(3, settings) : goneFor(days, settings);
  const player = playerOn(ladder, '2');
  const tools: Partial<Tools> = { player, at: ladder.at, model: meOf(ladder, player, ladder.at) };
  return renderToString(h(Away, { tools: tools as Tools }));
}

function goneFor(days: number, settings: Readonly<Record<string, number>>) {
  const club = houseOf(3, settings);
  const to = `2023-03-${String(days + 1).padStart(2, '0')}`;
  club.does('away', { player: '2', from: '2023-03-02', to });
  return club;
}

it('who has a colour, or chooses it, is told so without their own name', () => {
  const [ann, bob] = [
    { id: who('ann'), name: 'Ann' },
    { id: who('bob'), name: 'Bob' },
  ];
  const told = (terms: GameTermsView) => pageText(renderToString(h(Terms, { terms, you: ann.id }))).trim();
  expect([told({ chooses: ann }), told({ chooses: bob })]).toEqual(['You choose the colour', 'Bob chooses the colour']);
  expect([told({ black: ann }), told({ black: bob })]).toEqual(['You have Black', 'Bob has Black']);
});

it('players see how many days away they have left before they announce any, and are asked to only where there are some', () => {
  expect(shown(0)).toContain('28 of 28 days left this season');
  expect(shown(16)).toContain('12 of 28 days left this season');
  expect(shown(16)).toContain('I’ll be away');
  expect(shown(28)).toContain('No days left this season');
  expect(shown(28)).not.toContain('I’ll be away');
  expect(shown(0, { holidayDays: 0 })).toBe('');
});

it('each of the two may put their challenge off, sees what the other has said, and says it once', () => {
  const club = houseOf(5, { playDays: 14 });
  club.challenge('4', '2', 'c');
  const at = instant(Date.parse('2023-03-02T12:00:00Z'));
  const shown = (who: string) => {
    const player = playerOn(club.ladder, who);
    const [open] = meOf(club.ladder, player, at).open;
    const body = open && answerBody('postpone', open, player);
    const deed = body && textOf(commandWords({ at, verb: 'postpone', body }, club.ladder, player));
    return [open?.answers.join(), open?.postponing, deed];
  };
  expect(shown('4')).toEqual(['withdraw,postpone', undefined, 'You ask 2 to postpone']);
  club.does('postpone', { challenge: 'c', player: '2' });
  expect(shown('2').slice(0, 2)).toEqual(['accept,decline', 'own']);
  expect(shown('4')).toEqual(['withdraw,postpone', 'theirs', 'You and 2 postpone']);
  club.does('postpone', { challenge: 'c', player: '4' });
  expect(shown('4').slice(0, 2)).toEqual(['', undefined]);
});

/** What a player of a ladder of twelve is shown of those whom they may challenge, and of their rows if it is a pyramid, as HTML. */
function shownRivals(id: string, shape: 'ladder' | 'pyramid', size = 12) {
  const { ladder } = houseOf(size, { shape }).season;
  const player = playerOn(ladder, id);
  const model = meOf(ladder, player, ladder.at);
  // Nothing is tapped here.
  const tools = { model, player, at: ladder.at } as Partial<Tools> as Tools;
  const { may } = rivalsOf(ladder, player, ladder.at, model.named);
  return {
    row: model.place?.row,
    html: renderToString(h(Rivals, { tools, upcoming: { ...NOTHING, isAsked: true, look: async () => true } })),
    rows: renderToString(h(Rows, { tools, rivals: may })),
  };
}

const drawnAs = (html: string, part: string): number => html.split(`<g class="${part}"`).length - 1;

it('the own page of a player in a pyramid says row by row whom they may challenge, and shows it where it can be seen (H2, H3)', () => {
  const { row, rows } = shownRivals('9', 'pyramid');
  expect(row).toBe(4);
  expect(pageText(rows.replace(/<svg.*?<\/svg>/gs, ''))).toContain('Row 3 4 5 6 Row 4, to your left 7 8');
  expect([drawnAs(rows, 'me'), drawnAs(rows, 'may'), rows.split('<rect').length - 1]).toEqual([1, 5, 12]);
  expect(shownRivals('9', 'pyramid', 400).rows).not.toContain('<svg');
  const plain = shownRivals('9', 'ladder');
  expect(plain.row).toBeUndefined();
  expect(plain.html).not.toMatch(/<svg|Row/);
});

const [ann, bob, game] = [who('ann'), who('bob'), challengeId('g1')];

const NAIROBI = 'Africa/Nairobi';

describe('the moves of a game', () => {
  it('carry the ladder’s own ids, whatever an app has written into them', () => {
    const exported =
      '[Event "Rated"]\r\n[White "Brown, Ann"]\r\n[WhiteElo "1850"]\r\n[Black "bob77"]\r\n\r\n1. e4 {[%clk 1:30]} e5 1/2-1/2\r\n';
    const chess = new Chess();
    chess.loadPgn(withColours(exported, bob, ann));
    const { White, Black, WhiteElo } = chess.getHeaders();
    expect([White, Black, WhiteElo, chess.history()]).toEqual(['bob', 'ann', '1850', ['e4', 'e5']]);
  });

  it('need no tags at all', () => {
    const chess = new Chess();
    chess.loadPgn(withColours('\n\n1. e4 e5 2. Nf3 *', ann, bob));
    expect([chess.getHeaders()['White'], chess.history().length]).toEqual(['ann', 3]);
  });

  it('say who had White where they name one of the two, and leave it open otherwise', () => {
    expect(whiteIn('[White "bob"]\n[Black "x"]', ann, bob)).toBe('bob');
    expect(whiteIn('[White "?"]\n[Black "bob"]', ann, bob)).toBe('ann');
    expect(whiteIn('[White "Ann"]\n[Black "Bob"]', ann, bob)).toBeUndefined();
    expect(whiteIn('1. e4 *', ann, bob)).toBeUndefined();
  });
});

describe('when a game was played', () => {
  const ladder = new Club({ system: 'nairobi', timezone: NAIROBI }).season.ladder;
  const moves = matchPlayOf(ladder)?.moves;
  const offered = (now: string, issued = '2021-09-01T10:00+03:00') =>
    moves?.asked && formatField(NAIROBI, moves.lastSession(ladder, at(now), at(issued)));

  it('is offered as the last Saturday afternoon since the challenge, or now while it is one (N6)', () => {
    expect(offered('2021-09-13T10:00+03:00')).toBe('2021-09-11T14:00');
    expect(offered('2021-09-11T15:20+03:00')).toBe('2021-09-11T15:20');
    expect(offered('2021-09-11T13:59+03:00')).toBe('2021-09-04T14:00');
    expect(offered('2021-09-11T18:01+03:00')).toBe('2021-09-11T14:00');
    expect(offered('2021-09-13T10:00+03:00', '2021-09-11T20:00+03:00')).toBe('2021-09-11T14:00');
    expect(offered('2021-09-13T10:00+03:00', '2021-09-12T09:00+03:00')).toBe('2021-09-13T10:00');
  });

  it('is read by the clocks of the club, wherever the phone is', () => {
    expect(parseField(NAIROBI, '2021-09-11T14:30')).toBe(at('2021-09-11T14:30+03:00'));
    expect(parseField('Europe/London', '2021-07-01T20:00')).toBe(at('2021-07-01T19:00Z'));
    for (const nothing of ['', 'T', '2021-09-31T10:00', '2021-09-11', '2021-09-11Tx:y'])
      expect(parseField(NAIROBI, nothing)).toBeUndefined();
  });

  it('reaches the service as a moment that it can read', () => {
    const played = { challenge: game, score: [1, 0], playedAt: at('2021-09-11T14:30+03:00') } as const;
    expect(formatBody({ at: at('2021-09-12T10:00Z'), verb: 'result', body: played })).toEqual({
      challenge: 'g1',
      score: [1, 0],
      playedAt: '2021-09-11T11:30:00.000Z',
    });
  });
});

describe('what a phone foresees by itself', () => {
  const time = '2021-09-13T20:00Z';
  const club = new Club({ system: 'crewe' }).seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
  club.does('2021-09-10T10:00Z', 'challenge', { id: 'g1', challenger: 'bob', challenged: 'ann' });
  const result = (score: readonly [number, number]) =>
    foresee(club.season.ladder, { at: at(time), verb: 'result', body: { challenge: game, score } }, bob);

  it('is its player’s own move apart from everybody else’s, as of now though the sheet was opened before', () => {
    const changes = { kind: 'changes', own: { player: 'bob', from: 2, to: 1 } };
    expect(result([1, 0])).toMatchObject({ ...changes, others: [{ player: 'ann', from: 1, to: 2 }] });
    const before = { at: at('2021-09-10T09:59Z'), verb: 'result', body: { challenge: game, score: [1, 0] } } as const;
    expect(foresee(club.season.ladder, before, bob)).toMatchObject(changes);
  });

  it('is what the rules say against it, and nothing where only the log knows', () => {
    expect(result([2, 0])).toMatchObject({ kind: 'refused', refusal: { code: 'bad-score' } });
    const about = { at: at(time), verb: 'accept', body: { challenge: challengeId('gone') } } as const;
    expect(foresee(club.season.ladder, about, bob)).toEqual({ kind: 'unknown' });
  });
});
