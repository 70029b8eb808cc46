import { describe, expect, it } from 'vitest';
import { rematchWeeks } from '#shared/rules/challenge/same-two.ts';
import { type Setting, venue } from '#shared/rules/common/settings.ts';
import { systems } from '#shared/systems/registry.ts';
import { rulesOf, settableRulesOf } from '#shared/systems/words.ts';
import type { SettingValue } from '#shared/vocabulary/header.ts';
import { ruleOn } from '#shared/words/written-rule.ts';
import { Club, header, seasonView } from './club.ts';

/** Every choice of a setting that is one of some words, and the most of a figure. */
const everyValue = ({ name, range }: Setting<SettingValue>): readonly Readonly<Record<string, SettingValue>>[] =>
  range.kind === 'one'
    ? range.of.map((value) => ({ [name]: value }))
    : range.kind === 'whole'
      ? [{ [name]: range.most }]
      : [];

/** Every choice of a setting that has some, and else its least and its most. */
const everyEnd = (setting: Setting<SettingValue>): readonly Readonly<Record<string, SettingValue>>[] => {
  const { name, range } = setting;
  return range.kind === 'whole' ? [{ [name]: range.least }, { [name]: range.most }] : everyValue(setting);
};

/** A value that a setting may have, and that no system has by itself. */
const OTHERS = ['07:13', 'swap', 11, 7, 4, ['monday'], 3] as const;

/** Where a player may have many challenges open, it matters how many those are in all. */
const ROOM = { openMade: 10, openReceived: 10 };

describe.each(systems().map((system) => [system.name, system] as const))('the rules of %s', (_, system) => {
  const { season } = header({ system: system.id });
  const text = (settings: object): string =>
    JSON.stringify(rulesOf(header({ system: system.id, settings })).map((rule) => rule.text));

  it('say in plain words what to do, each with its clause', () => {
    const rules = rulesOf(header({ system: system.id }));
    expect(rules.length).toBeGreaterThan(4);
    for (const { heading, text: words, clause } of rules) {
      expect(heading).not.toBe('');
      expect(words).toMatch(/[.!]$/);
      expect(clause).toMatch(/^(?:[A-Z]\d|[GS]$|§0$)/);
    }
  });

  /** Settings of others by which one matters. */
  const bySomething = (setting: Setting<SettingValue>): Readonly<Record<string, SettingValue>> =>
    [{}, ...system.presets.map(({ settings }) => settings), ...system.settings.flatMap(everyEnd), ROOM].find(
      (settings) =>
        (setting.matters?.({ header: { settings, season } }) ?? true) &&
        !setting.isIdle?.({ header: { settings: { ...settings, [setting.name]: 11 } } }),
    ) ?? expect.fail(`${setting.name} never matters`);

  it.each(
    system.settings
      .filter(({ name }) => name !== venue.name && name !== rematchWeeks.name)
      .map((setting) => [setting.name, setting] as const),
  )('state the %s that this ladder has', (name, setting) => {
    const besides = bySomething(setting);
    const others = [...OTHERS, ...('of' in setting.range && setting.range.kind === 'one' ? setting.range.of : [])];
    const other = others.find(
      (value) => setting.accepts(value) && value !== setting.of({ header: { settings: besides } }),
    );
    expect(other).toBeDefined();
    const changed = text({ ...besides, [name]: other });
    expect(changed).not.toBe(text(besides));
    if (setting.range.kind !== 'one') expect(changed).toMatch(new RegExp(`\\b${other}`, 'i'));
  });
});

describe('the rule that tells of a clause', () => {
  const headingOn = (system: string) => (clause: string) => ruleOn(rulesOf(header({ system })), clause)?.heading;

  it('is the most particular one, and none where a clause is a whole text, or stands in no rule', () => {
    expect(['L20b', 'L13', 'L17', 'L24', 'L30', 'L8'].map(headingOn('lavers'))).toEqual([
      'If the challenger wins',
      'Whose turn it is',
      'Who you can challenge',
      'Your turn count',
      'The Grand Final',
      undefined,
    ]);
    expect(['N10b', 'N10c', 'N6'].map(headingOn('nairobi'))).toEqual([
      'If you beat a player above you',
      'If you beat a player below you',
      'When',
    ]);
    expect(['S', '§0'].map(headingOn('shicargo'))).toEqual([undefined, undefined]);
  });
});

describe('what a page says of settings', () => {
  it('holds for the next period too', () => {
    const club = new Club({ settings: { drop: 7, monthsUntilRemoval: 3 } });
    club.seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' });
    expect(seasonView(club.season, club.season.ladder.at).due?.text).toBe(
      'Night of Thursday 30 September: players with no match that month drop 7 places; miss a 3rd month in a row and you’re removed.',
    );
  });

  it('names the club nights of Lavers, where they are not on any day', () => {
    const on = (...nights: string[]) => JSON.stringify(rulesOf(header({ system: 'lavers', settings: { nights } })));
    expect(on('thursday', 'monday', 'saturday')).toContain('On Mondays, Thursdays and Saturdays. Challenges');
    expect(JSON.stringify(rulesOf(header({ system: 'lavers' })))).not.toContain('Mondays');
  });

  it('names every way in which a ladder may move its players', () => {
    const ways = ['halfway', 'takes-rung', 'swap'].map((movement) =>
      JSON.stringify(rulesOf(header({ system: 'crewe', settings: { movement } }))),
    );
    expect(new Set(ways).size).toBe(3);
    expect(ways[1]).not.toContain('half the distance');
  });

  const told = (settings: Readonly<Record<string, string>>) => {
    const club = new Club({ settings });
    club.seed('2021-09-06T08:00Z', { ann: 'Ann' });
    const { venue: where, rules } = seasonView(club.season, club.season.ladder.at);
    return [where, rules.at(-1)?.text];
  };

  it('end with what the club says in its own words, as it says it, and take the first line for where it plays', () => {
    const words = 'The Lavers Arms, upstairs\n\nNew balls from the challenger. Ask Ann <0171>.';
    expect(told({ words })).toEqual(['The Lavers Arms, upstairs', words]);
    expect(told({ words: `${'long '.repeat(41)}` })[0]).toBeUndefined();
  });

  it('still read where an older ladder plays, which it says apart', () => {
    expect(told({ venue: 'The Swan' })).toEqual(['The Swan', 'The Swan']);
    expect(told({ venue: 'The Swan', words: 'Bring balls.' })).toEqual(['The Swan', 'The Swan\nBring balls.']);
    expect(() => header({ settings: { venue: 'a\nb' } })).toThrow('a line of at most 200 characters');
    expect(() => header({ settings: { words: 'a\u0007b' } })).toThrow('paragraphs of at most 2000 characters in all');
  });

  it('leaves out nothing that decides where somebody stands', () => {
    const told = (system: string) => JSON.stringify(rulesOf(header({ system })));
    const says: Readonly<Record<string, readonly string[]>> = {
      lavers: [
        'in order of rating, the lowest-rated player on rung 1',
        'latecomers rejoin at the bottom',
        'White has 6 minutes and must win, Black has 5, and a draw counts as a win for Black',
        'challenges rung 1, who chooses the colour',
        'doesn’t count if you joined or came back after its first day',
      ],
      crewe: [
        'in order of rating',
        'rounded in your favour',
        'From two or three places below',
        'unrated if you don’t choose',
      ],
      nairobi: ['drawn by lot', 'From two or three places below', 'joined or came back after its Monday'],
      'computer-go': ['+ means at least', '− means at most', '? means neither yet', 'No sign: '],
      shicargo: ['a tenth of a percent', 'to those who took part in a game of that month', 'You may boast', 'whine'],
    };
    for (const [system, texts] of Object.entries(says)) for (const text of texts) expect(told(system)).toContain(text);
  });
});

describe.each(systems().map((system) => [system.name, system] as const))('a form by the rules of %s', (_, system) => {
  const formOf = (settings: object) => {
    const of = header({ system: system.id, settings });
    return { of, rules: settableRulesOf(of).filter(({ summary }) => !summary) };
  };
  const matter = (of: ReturnType<typeof header>): readonly string[] =>
    system.settings.filter(({ matters }) => matters?.({ header: of }) ?? true).map(({ name }) => name);

  const everyStart = [{}, ...system.presets.map(({ settings }) => settings), ...system.settings.flatMap(everyEnd)];

  it.each(everyStart)('has every setting that matters in a sentence, or among what is not said (%j)', (settings) => {
    const { of, rules } = formOf(settings);
    const named = new Set(rules.flatMap((rule) => rule.settings));
    expect(matter(of).filter((name) => !named.has(name))).toEqual([]);
    expect(system.settings.map(({ name }) => name)).toEqual(expect.arrayContaining([...named]));
  });

  it('offers what is not said under a heading that no sentence has', () => {
    for (const settings of everyStart) {
      const { rules } = formOf(settings);
      const headings = rules.filter(({ settings: named }) => named.length > 0).map(({ heading }) => heading);
      const unsaid = rules.filter(({ text }) => text === undefined);
      expect(unsaid.filter(({ settings: named }) => named.length === 0)).toEqual([]);
      for (const { heading } of unsaid) expect(headings.filter((each) => each === heading)).toEqual([heading]);
    }
  });
});
