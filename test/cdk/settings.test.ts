import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseLosses } from '#cdk/lambda/losses.ts';
import { parseSettings, refuseContext, settingsFile, settingsOf } from '#cdk/settings.ts';
import { ClubLadder } from '#cdk/stack.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'settings-'));
  mkdirSync(join(root, 'cdk/stages'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (stage: string | undefined, settings: object) =>
  writeFileSync(join(root, settingsFile(stage)), JSON.stringify(settings));
const read = (stage?: string) => settingsOf(stage, pathToFileURL(`${root}/`));

describe('the settings of a stage', () => {
  it('are remembered in its file, and each stage has its own', () => {
    write(undefined, { mailFrom: 'notices@Ladder.example', signUp: true });
    write('test', { mailFrom: 'test@ladder.example' });
    expect(read()).toEqual({ mailFrom: 'notices@ladder.example', clubsADay: 20, without: [] });
    expect(read('test')).toEqual({ mailFrom: 'test@ladder.example', without: [] });
    expect(read('other')).toEqual({});
  });

  it('say what is to go, so that nothing goes because a file is missing', () => {
    write(undefined, { mailFrom: null, signUp: false });
    expect(read()).toEqual({ without: ['e-mail', 'sign-up'] });
  });

  it.each(['mailFrom', 'signUp', 'clubsADay'])('are refused in the command, as %s was said once', (name) => {
    const appWith = (context: object) => new App({ context: { ...context } });
    expect(() => refuseContext(appWith({ [name]: 'x' }).node, 'test')).toThrow(
      `-c ${name}: write it into cdk/stages/test.json`,
    );
    expect(() => refuseContext(appWith({ stage: 'test' }).node, 'test')).not.toThrow();
  });

  it.each([
    ['{"mailFrom"', 'must be JSON such as'],
    ['{"mailfrom": "a@b.example"}', 'must be JSON such as'],
    ['{"mailFrom": "Club <a@b.example>"}', 'must be an e-mail address'],
    ['{"signUp": true}', '"signUp" needs "mailFrom" too'],
    ['{"mailFrom": "a@b.example", "signUp": true, "clubsADay": 0}', 'must be JSON such as'],
  ])('are refused by the name of the file where they are %s', (text, why) => {
    expect(() => parseSettings('cdk/stages/default.json', text)).toThrow(`cdk/stages/default.json: `);
    expect(() => parseSettings('cdk/stages/default.json', text)).toThrow(why);
  });
});

/** What the template tells the deployment that it has. */
const toldBy = (settings: Partial<ReturnType<typeof read>>) => {
  const bundles = (name: string) => Code.fromInline(`// ${name}`);
  const template = Template.fromStack(new ClubLadder(new App(), 'ClubLadder', { bundles, release: 'r1', ...settings }));
  const [files] = Object.values(template.findResources('Custom::SiteFiles'));
  return files?.['Properties'];
};

describe('a deployment without the settings of the one before', () => {
  const before = toldBy({ mailFrom: 'notices@ladder.example', clubsADay: 20 });

  it('fails before anything is taken away, and says what to do', () => {
    expect(() => refuseLosses(toldBy({}), before)).toThrow(/has e-mail.*nothing was changed.*"mailFrom": null/);
    expect(() => refuseLosses(toldBy({ mailFrom: 'notices@ladder.example' }), before)).toThrow(
      /sign-up.*"signUp": false/,
    );
  });

  it('goes through where that was meant, where more comes, and where the first one failed', () => {
    for (const [after, was] of [
      [toldBy({ without: ['e-mail', 'sign-up'] }), before],
      [before, toldBy({})],
      [toldBy({}), undefined],
    ])
      expect(() => refuseLosses(after, was)).not.toThrow();
  });

  it('fails where what it has was said in the command, until its stage has a file', () => {
    const { Has: _, Without: __, ...made } = before;
    expect(() => refuseLosses(toldBy(read()), made)).toThrow(/nothing was changed.*cdk\/stages.*\{\}/);
    write(undefined, {});
    expect(() => refuseLosses(toldBy(read()), made)).not.toThrow();
    // What CloudFormation puts back after a failure is what was there before.
    expect(() => refuseLosses(made, toldBy({}))).not.toThrow();
  });
});
