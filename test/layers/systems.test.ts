import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSystem, SYSTEM_IDS } from '#shared/systems/registry.ts';

/** Where nobody names a system: they ask the one that a ladder has. */
const FOLDERS = ['shared', 'functions', 'local', 'web', 'cdk'];

/** Where a system is at home, where the systems are listed, the demo of each, and the evening that tries a deployment out. */
const AT_HOME = new RegExp(
  `^(?:shared/systems/(?:(?:${SYSTEM_IDS.join('|')})/.*|registry\\.ts|words\\.ts)|local/demo/.*|local/operating/smoke\\.ts)$`,
);

const ids = SYSTEM_IDS.join('|');
const NAMING: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a system’s id', new RegExp(`(['"\`])(?:${ids})\\1`)],
  ['a system’s folder', new RegExp(`systems/(?:${ids})/`)],
  ['what only some have in their logs', /\bfields\?\.|\bmatchesRun\b/],
  ['what only some can do', /'[a-z]+' in .*\brules\b/],
  ['a clause of one', /\bclause: '(?!§)/],
];

/** The ways in which a page or an app knows what only one system has, instead of asking the controls of the ladder's. */
const KNOWING: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a rule that only some have', /\brules\??\.(?!find|filter|length|map)[a-z]+\b/],
  [
    'a part of a view as a sign of its system',
    /\bview\.(?:entrants|games|pots|rematches|challenges) (?:\?(?!\?)|\|\|)/,
  ],
  ['a clause in a text', /^(?!\s*(?:\/?\*|\/\/))(?!.*\/[/*].*\().*\([LCNGS]\d+[a-z]?\)/m],
];

/** A slot of the rules that some systems share: what hangs in it is theirs alone. */
const SLOT = /\brules\/[a-z]+\/slots\.ts'/;

/** Each part of a ladder that some systems have is told by one file, which alone looks into its slot. */
const TELLERS: readonly string[] = ['shared/view/final.ts', 'shared/view/night.ts', 'shared/view/pots.ts'];

const faultsIn = (text: string): readonly string[] =>
  NAMING.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
).filter((file) => !AT_HOME.test(file) && !/^shared\/rules\//.test(file));

describe('a system', () => {
  it('is registered by the id that it gives itself, which is the name of its folder', () => {
    expect(SYSTEM_IDS.map((id) => findSystem(id)?.id)).toEqual(SYSTEM_IDS);
    const folders = readdirSync('shared/systems', { withFileTypes: true }).filter(
      (each) => each.isDirectory() && each.name !== 'texts',
    );
    expect(folders.map(({ name }) => name).toSorted()).toEqual(SYSTEM_IDS.toSorted());
  });

  it.each(SYSTEM_IDS)(
    'is all that %s/system.ts exports, and its rules are that of rules-in-words.ts: a browser takes in either whole',
    async (id) => {
      const [system, rules] = await Promise.all(
        ['system', 'rules-in-words'].map((name) => import(`../../shared/systems/${id}/${name}.ts`)),
      );
      expect(Object.values(system)).toEqual([findSystem(id)]);
      expect(Object.values(rules)).toEqual([expect.any(Function)]);
    },
  );

  it('is named, or what only it has, in no file outside its own folder', () => {
    expect(files.length).toBeGreaterThan(400);
    const naming = files.filter((file) => faultsIn(readFileSync(file, 'utf8')).length > 0);
    expect(naming.toSorted()).toEqual([]);
  });

  it.each([
    [`system === '${SYSTEM_IDS[0]}'`, 'a system’s id'],
    [`import { settings } from '../systems/${SYSTEM_IDS[1]}/settings.ts';`, 'a system’s folder'],
    ['if (systemOf(ladder).fields?.gap) return;', 'what only some have in their logs'],
    ['if (systemOf(ladder).matchesRun) return;', 'what only some have in their logs'],
    ["if ('arrive' in systemOf(ladder).rules) return;", 'what only some can do'],
    ["return { clause: 'L25' };", 'a clause of one'],
  ])('is found by %s', (text, what) => {
    expect(faultsIn(text)).toEqual([what]);
  });

  it('is looked into by nobody but its rules, and by the one who tells of each part', () => {
    const looking = files.filter((file) => SLOT.test(readFileSync(file, 'utf8')));
    expect(looking.toSorted()).toEqual(TELLERS);
    expect(SLOT.test("import { finalSlot } from '../rules/night/slots.ts';")).toBe(true);
  });

  it('is told by no page or app from what only some have', () => {
    const web = files.filter((file) => file.startsWith('web/'));
    const knowing = web.flatMap((file) =>
      KNOWING.filter(([, pattern]) => pattern.test(readFileSync(file, 'utf8'))).map(([what]) => `${file}: ${what}`),
    );
    expect(knowing).toEqual([]);
  });

  it.each([
    ['if (rules.approve) yield approval;', 'a rule that only some have'],
    ["{view.entrants ? 'Program' : 'Player'}", 'a part of a view as a sign of its system'],
    ['if (!state || view.games || over) return null;', 'a part of a view as a sign of its system'],
    ["final: 'Announce it soon (L27).',", 'a clause in a text'],
  ])('is told from %s', (text, what) => {
    expect(KNOWING.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)).toEqual([what]);
  });

  it('may be asked what any system can be', () => {
    expect(faultsIn("systemOf(ladder).controls.measure === 'points' && { clause: '§0' }")).toEqual([]);
  });
});
