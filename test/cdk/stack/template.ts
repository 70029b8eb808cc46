import { readFileSync } from 'node:fs';
import { App, type AppProps } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { parseSettings, SETTINGS, settingsFile } from '#cdk/settings.ts';
import { ClubLadder } from '#cdk/stack.ts';
import { stackNameOf } from '#cdk/stage.ts';

const { context } = JSON.parse(readFileSync(new URL('../../../cdk.json', import.meta.url), 'utf8'));

/**
 * A stack with empty functions, so that nothing has to be built first; `said` is what the file of its stage says. It is put
 * together without the check of its template by CloudFormation's rules, which takes longer than all else.
 */
export const stackOf = (stage?: string, said: object = {}, app: AppProps = {}): ClubLadder =>
  new ClubLadder(new App({ context, builtinCloudFormationValidation: false, ...app }), stackNameOf(stage), {
    bundles: (name) => Code.fromInline(`// ${name}`),
    release: 'a1b2c3',
    settings: parseSettings(settingsFile(stage), JSON.stringify(said)),
  });

export const templateOf = (stage: string, said: object): Template => Template.fromStack(stackOf(stage, said));

export const stack = stackOf();
export const template = Template.fromStack(stack);

/** Every setting there is, as the docs show it. */
export const EVERY = Object.fromEntries(Object.entries(SETTINGS).map(([name, { example }]) => [name, example]));
/** All of them but those that name a table or a bucket from elsewhere. */
export const OWN = Object.fromEntries(Object.entries(EVERY).filter(([name]) => !/^(table|backup)/.test(name)));
export const whole = stackOf('whole', OWN);
export const wholeTemplate = Template.fromStack(whole);

/** The properties of all resources of a type, each with its logical id. */
export const all = (type: string, of = template) =>
  Object.entries(of.findResources(type)).map(([id, { Properties }]) => ({ ...Properties, id }));

/** The one resource of a type, or the one whose logical id contains some text. */
export const the = (type: string, text = '') => {
  const [found, ...others] = all(type).filter(({ id }) => id.includes(text));
  if (!found || others.length > 0) throw new Error(`${others.length + 1} of ${type} ${text}`);
  return found;
};

/** The logical id of an alarm, by its name. */
export const alarm = (name: string): string => the('AWS::CloudWatch::Alarm', `Operator${name}`).id;

export const lambda = (name: string) => {
  const found = all('AWS::Lambda::Function').find(({ Code }) => Code.ZipFile === `// ${name}`);
  if (!found) throw new Error(`no function ${name}`);
  return found;
};

export const arn = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });

/** What the role of a function says, statement by statement. */
const statements = (name: string) => {
  const [role] = lambda(name).Role['Fn::GetAtt'];
  return all('AWS::IAM::Policy')
    .filter(({ Roles }) => Roles.some(({ Ref }: { Ref: string }) => Ref === role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
};

/** What the function of a name may do at any time: pairs of an action and the resource on which. */
export const rights = (name: string): readonly (readonly [string, unknown])[] =>
  statements(name)
    .filter(({ Condition }) => Condition === undefined)
    .flatMap(({ Action, Resource }) => pairs([Action].flat(), [Resource].flat()));

/** What it may do only under a condition. */
export const boundedRights = (name: string) => statements(name).filter(({ Condition }) => Condition !== undefined);

const pairs = (actions: readonly string[], resources: readonly unknown[]) =>
  actions.flatMap((action) => resources.map((resource) => [action, resource] as const));
