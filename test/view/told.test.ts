import { describe, expect, it } from 'vitest';
import { noticesOf } from '#shared/view/notices.ts';
import { SeasonNarrative } from '#shared/view/season-narrative.ts';
import { buildView } from '#shared/view/view.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { replayed, SYSTEMS, sampleLogs, vector } from './vectors.ts';

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

/** "A" is also an article. */
function withoutNames(sentence: string, names: readonly string[]): string {
  const longestFirst = names.filter(({ length }) => length > 1).toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((text, name) => text.replaceAll(name, '…'), sentence);
}

/** Each sentence that a season tells as it goes on, on its page and in notices. */
function sentencesOf(log: string): ReadonlySet<string> {
  const found = new Set<string>();
  const season = replayed(log);
  const { header } = season;
  const story = new SeasonNarrative(header);
  const commands = season.lines().map(({ command }) => command);
  for (const entry of season.lines()) {
    story.append(entry.command, entry.effects.terms);
    const { told } = story;
    const names = [...told.ladder.players.values()].flatMap(({ id, name = id }) => [id, name]);
    const view = buildView(told, instant(entry.command.at + HOUR));
    for (const each of phrasesIn({ view, notices: noticesOf({ header, commands }, entry, PLACE) })) {
      const sentence = withoutNames(each, names);
      if (/\p{L}/u.test(sentence)) found.add(sentence);
    }
  }
  return found;
}

describe('the sample seasons', () => {
  it.each(SYSTEMS)('tell, sentence by sentence, of %s what is written in its file', async (system) => {
    const sentences = new Set(sampleLogs(`${system}-`).flatMap((name) => [...sentencesOf(vector(name))]));
    await expect(`${[...sentences].toSorted().join('\n')}\n`).toMatchFileSnapshot(`told/${system}.txt`);
  });
});
