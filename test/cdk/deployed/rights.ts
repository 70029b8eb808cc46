import type { StackValues } from './stack-values.ts';

/** What is asked of a service, as IAM looks at it: an action, on what, and in which partitions of a table where that is said. */
export interface Asked {
  readonly action: string;
  readonly resource: string;
  readonly partitions?: readonly string[];
}

interface Right {
  readonly action: string;
  readonly resource: string;
  readonly allows: (asked: Asked) => boolean;
  /** As people read it, such as "s3:GetObject on SiteBucket/*". */
  readonly words: string;
}

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

const PARTITIONS = ['ForAllValues:StringLike', 'dynamodb:LeadingKeys'] as const;

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
  allow(asked: Asked): boolean {
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
    const partitions = partitionsOf(Condition);
    const within = partitions?.map(like);
    const name = `${nameOf(resource)}${partitions ? ` where ${partitions.join(' ')}` : ''}`;
    return actions.map((action) => ({
      action,
      resource: arn,
      words: `${action} on ${name}`,
      allows: (asked) => isMeant(asked.resource) && (!within || isWithin(within, asked)),
    }));
  });
}

/** The partitions to which a statement is bound. Throws where it has another condition: none is let pass unread. */
function partitionsOf(condition: Statement['Condition']): readonly string[] | undefined {
  if (!condition) return undefined;
  const [operator, key] = PARTITIONS;
  const named = condition[operator]?.[key];
  if (!named || JSON.stringify(condition) !== JSON.stringify({ [operator]: { [key]: named } }))
    throw new Error(`a condition that is not known here: ${JSON.stringify(condition)}`);
  return [named].flat();
}

/** A request that names no partition would pass on AWS; here it does not, since every one of ours names some. */
const isWithin = (patterns: readonly ((text: string) => boolean)[], { partitions = [] }: Asked): boolean =>
  partitions.length > 0 && partitions.every((each) => patterns.some((isLike) => isLike(each)));

/** What a resource of a policy is called in the template, and what follows there. */
function nameOf(resource: unknown): string {
  const text = JSON.stringify(resource);
  const [, id = ''] = /"(?:Ref|Fn::GetAtt)":\[?"((?!AWS::)\w+?)(?:[0-9A-F]{8})?"/.exec(text) ?? [];
  const [tail = ''] = /\/[\w*/:-]+(?="\]\]\}$)/.exec(text) ?? [];
  return id === '' ? text : `${id}${tail}`;
}
