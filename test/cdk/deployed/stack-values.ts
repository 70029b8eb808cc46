import type { Template } from 'aws-cdk-lib/assertions';

type TemplateJson = ReturnType<Template['toJSON']>;

/** What a template says of a resource, which is of one of a hundred kinds. */
type Properties = TemplateJson[string];

interface Resource {
  readonly Type: string;
  readonly Properties?: Properties;
}

export const REGION = 'eu-west-2';
export const ACCOUNT = '123456789012';

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
