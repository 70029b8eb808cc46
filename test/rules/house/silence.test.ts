import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { readLog } from '#shared/log/read.ts';
import { traceOf } from '#shared/log/replay.ts';
import { houseRules } from '#shared/systems/house/rules-in-words.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { header } from '#test/view/club.ts';

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
  const log = readLog(
    [head, ...lines.map(([at, verb, body]) => ({ at, [String(verb)]: body }))]
      .map((each) => JSON.stringify(each))
      .join('\n'),
  );
  if (!log.ok) throw new Error(log.refusal.message);
  return (traceOf(log.value).lines.at(-1)?.standings ?? []).join(' ');
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
