import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { houseRules } from '#shared/systems/house/rules-in-words.ts';
import { remindersOf } from '#shared/view/player-notices/reminders.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { header } from '#test/view/club.ts';
import { logText, seasonLog, traceOf } from '#test/view/vectors.ts';
import { meOf } from '#web/apps/me/model.ts';
import { playerOn, riverside } from './club.ts';

const NOON = instant(Date.parse('2023-03-02T12:00:00Z'));

/** Ben on rung 5 has challenged Anna on rung 3 on 1 March: five days to accept, fourteen to play. */
function challenged(settings: object, isAccepted: boolean) {
  const lapsing = { acceptDays: 5, acceptLate: 'lapses', playDays: 14, playLate: 'lapses' };
  const club = riverside(5, { ...lapsing, ...settings }).does('rename', { player: '5', name: 'Ben' });
  club.does('rename', { player: '3', name: 'Anna' });
  const challenge = club.issue('5', '3');
  return isAccepted ? club.accept(challenge) : club;
}

/** What the page of each of the two says first, in each language. */
function saidTo(id: string, settings: object, isAccepted = false) {
  const { ladder } = challenged(settings, isAccepted);
  return LANGUAGES.map((language) =>
    inLanguage(language, () =>
      meOf(ladder, playerOn(ladder, id), NOON)
        .place?.fates.map(({ words }) => words)
        .join(' '),
    ),
  );
}

describe('an open challenge, on the page of its two', () => {
  it('that lapses where it isn’t accepted is the challenged player’s to accept, and costs nobody anything (H14)', () => {
    expect(saidTo('3', {})).toEqual([
      'Accept by Mon 6 Mar, or the challenge expires.',
      'Nimm bis Mo., 6. März an, sonst verfällt die Forderung.',
      'Acceptez au plus tard le lun. 6 mars, sinon le défi expire.',
    ]);
    expect(saidTo('5', {})).toEqual([
      'Anna can accept until Mon 6 Mar.',
      'Anna hat bis Mo., 6. März Zeit, die Forderung anzunehmen.',
      'Anna a jusqu’au lun. 6 mars pour accepter le défi.',
    ]);
  });

  it('that is lost where it isn’t accepted says to each what becomes of them (H14)', () => {
    const settings = { acceptLate: 'lost' };
    expect(saidTo('3', settings)).toEqual([
      'Accept by Mon 6 Mar, or you lose by default and fall to 4th.',
      'Nimm bis Mo., 6. März an, sonst verlierst du kampflos und fällst auf Platz 4.',
      'Acceptez au plus tard le lun. 6 mars, sinon vous perdez par forfait et descendez au rang 4.',
    ]);
    expect(saidTo('5', settings)).toEqual([
      'Anna can accept until Mon 6 Mar; otherwise you win by default and rise to 3rd.',
      'Anna hat bis Mo., 6. März Zeit, die Forderung anzunehmen; sonst gewinnst du kampflos und steigst auf Platz 3.',
      'Anna a jusqu’au lun. 6 mars pour accepter le défi\u202f; sinon vous gagnez par forfait et montez au rang 3.',
    ]);
  });

  it.each([{ acceptDays: 0 }, {}])('that lapses where it isn’t played is both’s to play (H15)', (settings) => {
    const said = [
      'Play by Wed 15 Mar, or the challenge expires.',
      'Spiele bis Mi., 15. März, sonst verfällt die Forderung.',
      'Jouez au plus tard le mer. 15 mars, sinon le défi expire.',
    ];
    const isAccepted = !('acceptDays' in settings);
    expect([saidTo('3', settings, isAccepted), saidTo('5', settings, isAccepted)]).toEqual([said, said]);
  });

  it('that the challenged player loses where it isn’t played says to the challenger that they win (H15)', () => {
    const settings = { playLate: 'lost-by-challenged' };
    expect(saidTo('3', settings, true)).toEqual([
      'Play by Wed 15 Mar, or you lose by default and fall to 4th.',
      'Spiele bis Mi., 15. März, sonst verlierst du kampflos und fällst auf Platz 4.',
      'Jouez au plus tard le mer. 15 mars, sinon vous perdez par forfait et descendez au rang 4.',
    ]);
    expect(saidTo('5', settings, true)).toEqual([
      'If you and Anna haven’t played by Wed 15 Mar, you win by default and rise to 3rd.',
      'Wenn du und Anna bis Mi., 15. März nicht gespielt habt, gewinnst du kampflos und steigst auf Platz 3.',
      'Si Anna et vous n’avez pas joué d’ici au mer. 15 mars, vous gagnez par forfait et montez au rang 3.',
    ]);
  });

  it('that both lose where it isn’t played says so to both, also to who is last and can’t drop (H15)', () => {
    const settings = { playLate: 'lost-by-both' };
    expect(saidTo('3', settings, true)).toEqual([
      'Play by Wed 15 Mar, or you both lose and you drop to 4th.',
      'Spiele bis Mi., 15. März, sonst verliert ihr beide, und du fällst auf Platz 4.',
      'Jouez au plus tard le mer. 15 mars, sinon vous perdez tous les deux et descendez au rang 4.',
    ]);
    expect(saidTo('5', settings, true)).toEqual([
      'Play by Wed 15 Mar, or you both lose.',
      'Spiele bis Mi., 15. März, sonst verliert ihr beide.',
      'Jouez au plus tard le mer. 15 mars, sinon vous perdez tous les deux.',
    ]);
  });

  it('says the same in a reminder, which names nobody else (H14)', () => {
    const { ladder } = challenged({}, false);
    const place = { club: 'riverside', ladder: 'main' };
    const reminded = remindersOf({ ladder, now: instant(Date.parse('2023-03-06T12:00:00Z')), place });
    expect(reminded.map(({ player, text }) => `${player}: ${text}`)).toEqual([
      '5: Your opponent can accept until Mon 6 Mar.',
      '3: Accept by Mon 6 Mar, or the challenge expires.',
    ]);
  });
});

type Settings = NonNullable<Header['settings']>;

const told = (settings: Settings): string => {
  const [summary] = houseRules(header({ system: 'house', settings })).filter((rule) => rule.summary);
  return summary?.text ?? '';
};

/** Who stands where after two months in which Bob challenges Ann once, and she does nothing; the others play each month. */
function standings(settings: Settings): string {
  const season = { start: '2023-03-01' };
  const players = ['ann', 'bob', 'cyd', 'dee'].map((id) => ({ id }));
  const game = (id: string, day: string, challenger: string, challenged: string) =>
    [`${day}T12:00Z`, 'match', { id, challenger, challenged, score: [0, 3] }] as const;
  const lines = [
    ['2023-02-28T12:00Z', 'seed', { order: 'given', players }],
    ['2023-03-02T12:00Z', 'challenge', { id: 'm1', challenger: 'bob', challenged: 'ann' }],
    game('g1', '2023-03-20', 'dee', 'cyd'),
    game('g2', '2023-03-28', 'cyd', 'bob'),
    game('g3', '2023-04-20', 'dee', 'cyd'),
    game('g4', '2023-04-28', 'cyd', 'bob'),
    ['2023-05-02T12:00Z', 'settle', {}],
  ];
  const head = { ladder: { system: 'house', timezone: 'Europe/London', season, settings } };
  const log = logText(head, ...lines.map(([at, verb, body]) => ({ at, [String(verb)]: body })));
  return (traceOf(seasonLog(log)).lines.at(-1)?.standings ?? []).join(' ');
}

const free = { confirm: 0, rematchWeeks: 0 };

describe('what the form says of a player who never answers', () => {
  it.each<readonly [string, Settings, string]>([
    ['A player who never answers loses nothing by it.', {}, 'ann bob cyd dee'],
    ['A player who never answers loses nothing by it.', { acceptDays: 0, playDays: 0 }, 'ann bob cyd dee'],
    ['A player who never answers loses each challenge after 5 days.', { acceptLate: 'lost' }, 'bob ann cyd dee'],
    [
      'A player who never answers loses each challenge after 14 days.',
      { acceptDays: 0, playLate: 'lost-by-challenged' },
      'bob ann cyd dee',
    ],
    // The earlier deadline closes it before the later one could cost anything.
    ['A player who never answers loses nothing by it.', { playLate: 'lost-by-challenged' }, 'ann bob cyd dee'],
    [
      'A player who never answers loses each challenge after 3 days.',
      { acceptDays: 14, acceptLate: 'lapses', playDays: 3, playLate: 'lost-by-challenged' },
      'bob ann cyd dee',
    ],
    [
      'A player who never answers loses nothing by it. Every month without a game costs one place.',
      { period: 'month' },
      'bob cyd ann dee',
    ],
    [
      'A player who never answers loses nothing by it. Missing 2 months in a row costs one place, and so does each further month.',
      { period: 'month', dropAfter: 2 },
      'bob ann cyd dee',
    ],
    [
      'A player who never answers loses each challenge after 5 days. Every month without a game costs one place.',
      { acceptLate: 'lost', period: 'month' },
      'bob cyd dee ann',
    ],
    [
      'A player who never answers loses nothing by it. After one month without a game you’re removed from the ladder.',
      { period: 'month', removeAfter: 1 },
      'bob cyd dee',
    ],
    [
      'A player who never answers loses nothing by it. After 2 months in a row without a game you’re removed from the ladder.',
      { period: 'month', dropAfter: 3, removeAfter: 2 },
      'bob cyd dee',
    ],
    [
      'A player who never answers loses nothing by it. Every month without a game costs one place. After a 2nd month in a row you’re removed from the ladder.',
      { period: 'month', removeAfter: 2 },
      'bob cyd dee',
    ],
  ])('“%s” is what happens (H14, H15, H18)', (sentence, settings, after) => {
    expect(told({ ...free, ...settings })).toBe(sentence);
    expect(standings({ ...free, ...settings })).toBe(after);
  });

  it('is said in every language (H14, H15, H18)', () => {
    for (const language of LANGUAGES)
      for (const settings of [{}, { acceptLate: 'lost', period: 'week' }, { playLate: 'lost-by-both', acceptDays: 0 }])
        expect(inLanguage(language, () => told(settings))).toMatch(/^\p{Lu}.+[^.]\.$/u);
  });
});
