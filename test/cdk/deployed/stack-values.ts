import type { Template } from 'aws-cdk-lib/assertions';
import { ACCOUNT, type AccessRequest, REGION } from '#test/cloud/account.ts';

type TemplateJson = ReturnType<Template['toJSON']>;

/** What a template says of a resource, which is of one of a hundred kinds. */
type Properties = TemplateJson[string];

interface Resource {
  readonly Type: string;
  readonly Properties?: Properties;
}

const arnOf = (service: string, resource: string): string => `arn:aws:${service}:${REGION}:${ACCOUNT}:${resource}`;

/** What CDK appends to the ids of a construct's resources. */
const withoutHash = (id: string): string => id.replace(/[0-9A-F]{8}$/, '');

type Refer = (name: string, id: string) => string;

/** What a resource is called, and by what ARN, where that matters to those who use it. */
const NAMES: Readonly<Record<string, { readonly ref: Refer; readonly arn?: (ref: string) => string }>> = {
  'AWS::DynamoDB::GlobalTable': { ref: (name) => `${name}-table`, arn: (ref) => arnOf('dynamodb', `table/${ref}`) },
  'AWS::S3::Bucket': {
    ref: (name, id) => `${name}-${withoutHash(id)}`.toLowerCase(),
    arn: (ref) => `arn:aws:s3:::${ref}`,
  },
  'AWS::SQS::Queue': {
    ref: (name, id) => `https://sqs.${REGION}.amazonaws.com/${ACCOUNT}/${name}-${withoutHash(id)}`,
    arn: (ref) => arnOf('sqs', ref.split('/').at(-1) ?? ''),
  },
  'AWS::AppSync::Api': {
    ref: (name, id) => `${name}-${id}`.toLowerCase(),
    arn: (ref) => arnOf('appsync', `apis/${ref}`),
  },
  'AWS::Lambda::Function': { ref: (name, id) => `${name}-${id}`, arn: (ref) => arnOf('lambda', `function:${ref}`) },
};

/** What a stack's resources are called once it is deployed, and with it what its template says. */
export class StackValues {
  readonly name: string;
  readonly resources: Readonly<Record<string, Resource>>;
  readonly #parameters: Readonly<Record<string, { readonly Default?: unknown }>>;
  readonly #told = new Map<string, string>();

  constructor(name: string, template: Template) {
    const { Resources, Parameters = {} } = template.toJSON();
    this.name = name;
    this.resources = Resources;
    this.#parameters = Parameters;
  }

  /** All resources of a type, or of those that begin so ("Custom::"). */
  of(type: string): readonly (readonly [id: string, properties: Properties])[] {
    return Object.entries(this.resources)
      .filter(([, { Type }]) => Type === type || (type.endsWith('::') && Type.startsWith(type)))
      .map(([id, { Properties }]) => [id, Properties ?? {}]);
  }

  /** Takes what a resource of the stack's own making says of itself. */
  tell(id: string, data: Readonly<Record<string, string>>): void {
    for (const [attribute, value] of Object.entries(data)) this.#told.set(`${id}.${attribute}`, value);
  }

  /** A value of the template as CloudFormation works it out. Throws where it says what is not known here. */
  resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.resolve(each));
    if (typeof value !== 'object' || value === null) return value;
    const [[key = '', inner] = [], ...more] = Object.entries(value);
    if (more.length === 0 && (key === 'Ref' || key.startsWith('Fn::'))) return this.#intrinsic(key, inner);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.resolve(each)]));
  }

  arn(id: string): string {
    return this.#attribute(id, 'Arn');
  }

  text(value: unknown): string {
    return String(this.resolve(value));
  }

  #intrinsic(key: string, inner: unknown): unknown {
    if (key === 'Ref') return this.ref(String(inner));
    if (key === 'Fn::GetAtt' && Array.isArray(inner)) return this.#attribute(String(inner[0]), String(inner[1]));
    const list = this.resolve(inner);
    if (!Array.isArray(list)) throw new Error(`${key} of ${JSON.stringify(inner)}`);
    const [first, second] = list;
    if (key === 'Fn::Join' && Array.isArray(second)) return second.join(first);
    if (key === 'Fn::Split') return String(second).split(first);
    if (key === 'Fn::Select' && Array.isArray(second)) return second[Number(first)];
    throw new Error(`${key} is not known here`);
  }

  ref(id: string): string {
    const pseudo: Readonly<Record<string, string>> = {
      'AWS::Region': REGION,
      'AWS::AccountId': ACCOUNT,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': this.name,
      'AWS::StackId': arnOf('cloudformation', `stack/${this.name}/51af3dc0-da77-11e4-872e-1234567db123`),
    };
    const parameter = this.#parameters?.[id];
    if (parameter) return String(parameter.Default ?? '');
    return pseudo[id] ?? NAMES[this.#typeOf(id)]?.ref(this.name, id) ?? `${this.name}-${id}`;
  }

  #attribute(id: string, attribute: string): string {
    const told = this.#told.get(`${id}.${attribute}`);
    if (told !== undefined) return told;
    const ref = this.ref(id);
    const arn = NAMES[this.#typeOf(id)]?.arn?.(ref) ?? arnOf('other', ref);
    if (attribute === 'Arn' || attribute === 'ApiArn') return arn;
    if (attribute === 'Dns.Http') return `${ref}.appsync-api.${REGION}.amazonaws.com`;
    if (attribute === 'StreamArn') return `${arn}/stream/2021-09-06T00:00:00.000`;
    return `${ref}.${attribute}`.toLowerCase();
  }

  #typeOf(id: string): string {
    const found = this.resources[id];
    if (!found) throw new Error(`there is no ${id} in the template`);
    return found.Type;
  }
}

interface Right {
  readonly action: string;
  readonly resource: string;
  readonly allows: (asked: AccessRequest) => boolean;
  /** As people read it, such as "s3:GetObject on SiteBucket/*". */
  readonly words: string;
}

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

/** The conditions that are known here: how each compares, what, and of what is asked. */
const CONDITIONS = [
  {
    operator: 'ForAllValues:StringLike',
    key: 'dynamodb:LeadingKeys',
    of: ({ partitions = [] }: AccessRequest) => partitions,
  },
  {
    operator: 'StringEquals',
    key: 'ses:FromAddress',
    of: ({ sender }: AccessRequest) => (sender === undefined ? [] : [sender]),
  },
] as const;

/** "*" stands for anything, as in IAM. */
const like = (pattern: string): ((text: string) => boolean) => {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const exact = new RegExp(`^${parts.join('.*')}$`);
  return (text) => exact.test(text);
};

/** The rights of one role of a template, and which of them were ever used. Its own log is left out. */
export class Rights {
  readonly #rights: readonly Right[];
  readonly #used = new Set<string>();

  constructor(stack: StackValues, role: string) {
    this.#rights = statementsOf(stack, role).flatMap((statement) => rightsOf(stack, statement));
  }

  /** Whether something is allowed; notes that the right to it was used. */
  allow(asked: AccessRequest): boolean {
    const rights = this.#rights.filter(({ action, allows }) => action === asked.action && allows(asked));
    for (const { words } of rights) this.#used.add(words);
    return rights.length > 0;
  }

  get resources(): readonly string[] {
    return this.#rights.map(({ resource }) => resource);
  }

  get unused(): readonly string[] {
    return this.#rights.map(({ words }) => words).filter((words) => !this.#used.has(words));
  }
}

function statementsOf(stack: StackValues, role: string): readonly Statement[] {
  return stack
    .of('AWS::IAM::Policy')
    .filter(([, { Roles }]) => Roles.some(({ Ref }: { readonly Ref: string }) => Ref === role))
    .flatMap(([, { PolicyDocument }]) => PolicyDocument.Statement);
}

function rightsOf(stack: StackValues, { Effect, Action, Resource, Condition }: Statement): readonly Right[] {
  const actions = [Action].flat().filter((action) => !action.startsWith('logs:'));
  if (Effect !== 'Allow') throw new Error(`a statement says ${Effect}`);
  return [Resource].flat().flatMap((resource) => {
    const arn = stack.text(resource);
    const isMeant = like(arn);
    const bound = boundOf(Condition);
    const within = bound?.values.map(like);
    const name = `${nameOf(resource)}${bound ? ` where ${bound.values.join(' ')}` : ''}`;
    return actions.map((action) => ({
      action,
      resource: arn,
      words: `${action} on ${name}`,
      allows: (asked) => isMeant(asked.resource) && (!bound || !within || isWithin(within, bound.of(asked))),
    }));
  });
}

/** To what a statement is bound. Throws where it has another condition: none is let pass unread. */
function boundOf(condition: Statement['Condition']) {
  if (!condition) return undefined;
  for (const { operator, key, of } of CONDITIONS) {
    const named = condition[operator]?.[key];
    if (named && JSON.stringify(condition) === JSON.stringify({ [operator]: { [key]: named } }))
      return { values: [named].flat(), of };
  }
  throw new Error(`a condition that is not known here: ${JSON.stringify(condition)}`);
}

/** A request that names no partition would pass on AWS; here it does not, since every one of ours names some. */
const isWithin = (patterns: readonly ((text: string) => boolean)[], named: readonly string[]): boolean =>
  named.length > 0 && named.every((each) => patterns.some((isLike) => isLike(each)));

/** What a resource of a policy is called in the template, and what follows there. */
function nameOf(resource: unknown): string {
  const text = JSON.stringify(resource);
  const [, id = ''] = /"(?:Ref|Fn::GetAtt)":\[?"((?!AWS::)\w+?)(?:[0-9A-F]{8})?"/.exec(text) ?? [];
  const [tail = ''] = /\/[\w*/:-]+(?="\]\]\}$)/.exec(text) ?? [];
  return id === '' ? text : `${id}${tail}`;
}
