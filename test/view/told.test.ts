import { describe, expect, it } from 'vitest';
import { bearersOn } from '#shared/rules/entrants/people.ts';
import { systemOf } from '#shared/systems/registry.ts';
import { rulesOf } from '#shared/systems/words.ts';
import { noticesOf } from '#shared/view/public-notices/notices.ts';
import { SeasonNarrative } from '#shared/view/season-narrative.ts';
import { buildView } from '#shared/view/view.ts';
import { instant, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import { header } from './club.ts';
import { logText, replayed, SYSTEMS, sampleLogs, vector } from './vectors.ts';

const HOUR = 3_600_000;
const PLACE = { club: 'riverside', ladder: 'main', page: 'https://ladder.example/riverside/main/' };

/** A text of several words, or one with players in it, whoever they are. */
function phraseIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes(' ') ? value : undefined;
  if (!Array.isArray(value) || !value.some((part) => typeof part === 'string')) return undefined;
  return value.map((part) => (typeof part === 'string' ? part : '…')).join('');
}

/** All of them, each with the clause that stands beside it. */
function* phrasesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { clause, ...others }: { readonly clause?: unknown } = value;
  for (const each of Object.values(others)) {
    const phrase = phraseIn(each);
    if (phrase === undefined) yield* phrasesIn(each);
    else yield `${phrase}${clause === undefined ? '' : ` (${clause})`}`;
  }
}

/** Of whole words, or of several names in a row: "Hal" is no part of "challenge". "A" is also an article. */
function maskOf(names: readonly string[]): (sentence: string) => string {
  const longestFirst = names.filter(({ length }) => length > 1).toSorted((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return (sentence) => sentence;
  const name = `(?:${longestFirst.join('|')})`;
  const inARow = new RegExp(`(?<![\\p{L}\\p{N}])${name}+(?![\\p{L}\\p{N}])`, 'gu');
  const each = new RegExp(name, 'gu');
  return (sentence) => sentence.replaceAll(inARow, (row) => row.replaceAll(each, '…'));
}

/** Each sentence that a season tells as it goes on, on its page and in notices. */
function sentencesOf(log: string): ReadonlySet<string> {
  const found = new Set<string>();
  const season = replayed(log);
  const { header } = season;
  const story = new SeasonNarrative(header);
  const commands = season.lines().map(({ command }) => command);
  // Most of what a page says stood there before, of the same players.
  let [known, seen] = ['', new Set<string>()];
  for (const entry of season.lines()) {
    story.append(entry.command, entry.effects.terms);
    const { told } = story;
    const names = [...bearersOn(told.ladder).players.values()].flatMap(({ id, name = id }) => [id, name]);
    if (known !== names.join(' ')) [known, seen] = [names.join(' '), new Set()];
    const withoutNames = maskOf(names);
    const view = buildView(told, instant(entry.command.at + HOUR));
    for (const each of phrasesIn({ view, notices: noticesOf({ header, commands }, entry, PLACE) })) {
      if (seen.has(each)) continue;
      seen.add(each);
      const sentence = withoutNames(each);
      if (/\p{L}/u.test(sentence)) found.add(sentence);
    }
  }
  return found;
}

/** A number, or the name of a day or a month. */
const VARIES =
  /[−+]?\d+(?:st|nd|rd|th)?|\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)\b/g;

/** One of those that differ in numbers and dates alone, which other tests are about. */
function firstOfEach(sentences: readonly string[]): readonly string[] {
  const kinds = new Map<string, string>();
  for (const sentence of sentences.toSorted().reverse()) kinds.set(sentence.replaceAll(VARIES, '#'), sentence);
  return [...kinds.values()];
}

const on = (day: number, verb: string, body: object) => ({
  at: `2023-09-${String(day).padStart(2, '0')}T19:00:00Z`,
  [verb]: body,
});

const seasonOf = (system: string, settings: object, ...lines: readonly object[]): string =>
  logText(
    { ladder: { system, timezone: 'UTC', season: { start: '2023-09-01', end: '2023-12-31' }, settings } },
    ...lines,
  );

const challenge = (id: string, challenger: string, challenged: string) => ({ id, challenger, challenged });

/** What the rules say in words: as they are, with each choice of a setting, and as games have them. */
function rulesIn(id: SystemId): readonly string[] {
  const system = systemOf({ header: { system: id } });
  const choices = system.settings.flatMap(({ name, range }) =>
    range.kind === 'one' ? range.of.map((value) => ({ [name]: value })) : [],
  );
  return [{}, ...choices, ...system.presets.map(({ settings }) => settings)].flatMap((settings) =>
    rulesOf(header({ system: id, settings })).flatMap(({ heading, text, clause }) =>
      [heading, text].map((each) => `${each} (${clause})`),
    ),
  );
}

const HOUSE = { game: 'one', draws: 'yes', draw: 'up-one', confirm: 1, defence: 'up-one' };

/** Results that count by themselves, and challenges that are not answered in time: what the samples lack. */
const MORE: Readonly<Partial<Record<string, readonly string[]>>> = {
  house: [
    seasonOf(
      'house',
      { ...HOUSE, acceptLate: 'lost', playLate: 'lost-by-both' },
      on(1, 'seed', { order: 'given', players: ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => ({ id })) }),
      on(1, 'challenge', challenge('won', 'p3', 'p1')),
      on(2, 'result', { challenge: 'won', score: [1, 0], reported: 'p3' }),
      on(5, 'challenge', challenge('drawn', 'p4', 'p1')),
      on(6, 'result', { challenge: 'drawn', score: [0.5, 0.5], reported: 'p1' }),
      on(9, 'challenge', challenge('lost', 'p5', 'p4')),
      on(10, 'result', { challenge: 'lost', score: [0, 1], reported: 'p4' }),
      on(13, 'challenge', challenge('unanswered', 'p5', 'p2')),
      on(19, 'challenge', challenge('unplayed', 'p2', 'p4')),
      on(19, 'accept', { challenge: 'unplayed' }),
      on(20, 'join', { player: 'p6', rung: 3 }),
      on(30, 'challenge', challenge('walkover', 'p6', 'p3')),
      on(30, 'result', { challenge: 'walkover', score: [0, 1], noShow: true, reported: 'p3' }),
    ),
  ],
  'computer-go': [
    seasonOf(
      'computer-go',
      { confirm: 1 },
      on(1, 'seed', { order: 'given', players: ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id })) }),
      on(1, 'challenge', challenge('up', 'p2', 'p1')),
      on(2, 'result', { challenge: 'up', score: [1, 0], reported: 'p2' }),
      on(5, 'challenge', challenge('down', 'p1', 'p3')),
      on(5, 'result', { challenge: 'down', score: [1, 0], reported: 'p3' }),
      on(5, 'approve', { challenge: 'down' }),
      on(6, 'challenge', challenge('lost', 'p4', 'p3')),
      on(6, 'result', { challenge: 'lost', score: [0, 1], reported: 'p4' }),
      on(6, 'reject', { challenge: 'lost' }),
      on(7, 'result', { challenge: 'lost', score: [0, 1], reported: 'p4' }),
      on(10, 'join', { player: 'p5' }),
      on(10, 'challenge', challenge('newcomer', 'p5', 'p4')),
      on(10, 'result', { challenge: 'newcomer', score: [1, 0], reported: 'p5' }),
      on(20, 'void', { line: 4 }),
      on(21, 'leave', { player: 'p1' }),
      on(22, 'leave', { player: 'p4' }),
    ),
  ],
  shicargo: [
    seasonOf(
      'shicargo',
      { confirm: 1 },
      on(1, 'start', { id: 'waits', players: ['p1', 'p2', 'p3'] }),
      on(1, 'finish', { game: 'waits', scores: Object.entries({ p1: 7, p2: 5, p3: -2 }), reported: 'p1' }),
      on(4, 'start', { id: 'approved', players: ['p2', 'p3', 'p4'] }),
      on(4, 'finish', { game: 'approved', scores: Object.entries({ p2: 1, p3: 3, p4: 3 }), reported: 'p4' }),
      on(4, 'approve', { game: 'approved' }),
      on(5, 'start', { id: 'broken-off', players: ['p1', 'p4'] }),
      on(5, 'finish', { game: 'broken-off', scores: Object.entries({ p1: 2, p4: 1 }), reported: 'p4' }),
      on(5, 'reject', { game: 'broken-off', disputed: 'p1' }),
      on(6, 'reject', { game: 'broken-off' }),
      on(6, 'abandon', { game: 'broken-off' }),
      on(7, 'void', { line: 6 }),
      on(8, 'leave', { player: 'p3' }),
    ),
  ],
};

/** `npx vitest run test/view/told -u` writes the files again: read what has changed aloud. */
describe('the sample seasons', () => {
  it.each(SYSTEMS)('tell, sentence by sentence, of %s what is written in its file', async (system) => {
    const logs = [...sampleLogs(`${system}-`).map(vector), ...(MORE[system] ?? [])];
    const sentences = firstOfEach([...rulesIn(system), ...logs.flatMap((log) => [...sentencesOf(log)])]);
    await expect(`${sentences.toSorted().join('\n')}\n`).toMatchFileSnapshot(`told/${system}.txt`);
  });
});
