import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remove } from '#cdk/lambda/remove.ts';
import type { Unsigned } from '#functions/aws/signed.ts';
import { stack, template, whole, wholeTemplate } from './template.ts';

interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DependsOn?: readonly string[];
  readonly DeletionPolicy?: string;
}
type Resources = Readonly<Record<string, Resource>>;

const resources: Resources = wholeTemplate.toJSON()['Resources'];

/** The names of resources that a part of a template refers to. */
function* references(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  if ('Ref' in part) yield String(part.Ref);
  if ('Fn::GetAtt' in part && Array.isArray(part['Fn::GetAtt'])) yield String(part['Fn::GetAtt'][0]);
  for (const each of Object.values(part)) yield* references(each);
}

/** What the function that removes may do: "s3:DeleteObject SiteBucket1234". */
const rights = new Set(
  Object.entries(resources)
    .filter(([id, { Type }]) => Type === 'AWS::IAM::Policy' && id.startsWith('RemovalRemove'))
    .flatMap(([, { Properties }]) => JSON.parse(JSON.stringify(Properties?.['PolicyDocument'])).Statement)
    .flatMap(({ Action, Resource }) =>
      [Action].flat().flatMap((action) => [Resource].flat().map((each) => `${action} ${[...references(each)].at(-1)}`)),
    ),
);
const demand = (action: string, id: string): Response | undefined =>
  rights.has(`${action} ${id}`) ? undefined : new Response(`no ${action} on ${id}`, { status: 403 });

const nameOf = (id: string): string => `clubladder-whole-${id.toLowerCase()}`;

/** S3, where keys have versions, and a page of a list has two. */
class Buckets {
  readonly held = new Map<string, string[]>();
  /** How many deletions S3 still takes before it refuses one object. */
  refusesAfter = Number.POSITIVE_INFINITY;

  put(bucket: string, key: string): void {
    const versions = this.held.get(bucket) ?? [];
    this.held.set(bucket, [...versions, `<Key>${key}</Key><VersionId>${versions.length}</VersionId>`]);
  }

  readonly send = async ({ method, url, headers, body = '' }: Unsigned): Promise<Response> => {
    const bucket = url.host.split('.')[0] ?? '';
    const id = Object.keys(resources).find((each) => nameOf(each) === bucket) ?? '';
    const versions = this.held.get(bucket);
    if (versions === undefined) return new Response('<Code>NoSuchBucket</Code>', { status: 404 });
    if (method === 'GET') {
      const tagged = versions.map((each, index) =>
        index % 2 ? `<DeleteMarker>${each}</DeleteMarker>` : `<Version>\n${each}</Version>`,
      );
      return demand('s3:ListBucketVersions', id) ?? new Response(tagged.slice(0, 2).join(''));
    }
    expect(headers['content-md5']).toBe(createHash('md5').update(body).digest('base64'));
    if (this.refusesAfter-- <= 0) return new Response('<Error><Code>InternalError</Code></Error>');
    this.held.set(
      bucket,
      versions.filter((each) => !String(body).includes(`<Object>${each}</Object>`)),
    );
    return demand('s3:DeleteObject', id) ?? demand('s3:DeleteObjectVersion', id) ?? new Response('<DeleteResult/>');
  };
}

/** Deletes a stack as CloudFormation does: what is referred to after what refers to it. Functions write while they can. */
class CloudFormation {
  readonly buckets = new Buckets();
  readonly parameters = new Set(
    ['push-key', 'webhook-key'].flatMap((key) => [`/ClubLadder-whole/${key}`, `/ClubLadder/${key}`]),
  );
  readonly left: string[] = [];
  #there: Map<string, Resource>;

  constructor(resources: Resources) {
    this.#there = new Map(Object.entries(resources));
    for (const id of this.#of('AWS::S3::Bucket'))
      for (const key of ['a&amp;b.html', 'index.html', 'index.html', 'x/y.json', 'z'])
        this.buckets.put(nameOf(id), key);
  }

  #of = (type: string): readonly string[] => [...this.#there].filter(([, { Type }]) => Type === type).map(([id]) => id);

  async destroy(): Promise<'DELETE_COMPLETE' | string> {
    for (let free = this.#free(); free.length > 0; free = this.#free())
      for (const [id, resource] of free) {
        // Pages are published as long as their function is there, or its role.
        if ([...this.#there.keys()].some((each) => /^PublishingPublish(Function|Role)/.test(each))) this.#publish();
        const failure = await this.#delete(id, resource);
        if (failure !== undefined) return failure;
        this.#there.delete(id);
      }
    return 'DELETE_COMPLETE';
  }

  /** What nothing refers to any more. */
  #free() {
    const used = new Set([...this.#there.values()].flatMap((each) => [...references(each), ...(each.DependsOn ?? [])]));
    return [...this.#there].filter(([id]) => !used.has(id)).toReversed();
  }

  #publish(): void {
    this.buckets.put(nameOf(Object.keys(resources).find((id) => id.startsWith('SiteBucket')) ?? ''), 'late');
  }

  async #delete(id: string, { Type, Properties, DeletionPolicy = 'Delete' }: Resource): Promise<string | undefined> {
    if (DeletionPolicy !== 'Delete') return void this.left.push(Type);
    if (Type === 'Custom::Removal') return this.#custom(Properties ?? {});
    if (Type === 'AWS::S3::Bucket') {
      if (this.buckets.held.get(nameOf(id))?.length) return `DELETE_FAILED: ${id} is not empty`;
      this.buckets.held.delete(nameOf(id));
    }
    if (JSON.stringify(Properties ?? {}).includes('"DeletionProtectionEnabled":true')) return `DELETE_FAILED: ${id}`;
    return undefined;
  }

  async #custom(properties: Readonly<Record<string, unknown>>): Promise<string | undefined> {
    const Buckets = [...references(properties['Buckets'])].map(nameOf);
    const aws = { s3: this.buckets.send, ssm: this.#ssm, wait: async () => this.#publish() };
    return remove({ ...properties, Buckets }, aws).then(
      () => undefined,
      (error: Error) => `DELETE_FAILED: ${error.message}`,
    );
  }

  #ssm = async ({ headers, body }: Unsigned): Promise<Response> => {
    const { Name } = JSON.parse(String(body));
    expect(headers['x-amz-target']).toBe('AmazonSSM.DeleteParameter');
    expect([...rights].some((each) => each.startsWith('ssm:DeleteParameter'))).toBe(true);
    if (this.parameters.delete(Name)) return Response.json({});
    return Response.json({ __type: 'ParameterNotFound' }, { status: 400 });
  };
}

beforeEach(() => vi.stubEnv('AWS_REGION', 'eu-west-1'));
afterEach(() => vi.unstubAllEnvs());

describe('a stage that is removable', () => {
  it('leaves nothing when its stack is deleted, though functions write until they are gone', async () => {
    const aws = new CloudFormation(resources);
    expect(whole.terminationProtection).toBe(false);
    expect(await aws.destroy()).toBe('DELETE_COMPLETE');
    expect({ left: aws.left, buckets: [...aws.buckets.held.keys()] }).toEqual({ left: [], buckets: [] });
    expect([...aws.parameters]).toEqual(['/ClubLadder/push-key', '/ClubLadder/webhook-key']);
  });

  it('says why it is not gone where S3 fails half-way, and goes on from there when it is asked again', async () => {
    const aws = new CloudFormation(resources);
    aws.buckets.refusesAfter = 3;
    expect(await aws.destroy()).toMatch(
      /^DELETE_FAILED: clubladder-whole-\w+: S3 deletes not all of it: .*InternalError/,
    );
    expect(aws.buckets.held.size).toBeGreaterThan(1);
    aws.buckets.refusesAfter = Number.POSITIVE_INFINITY;
    expect(await aws.destroy()).toBe('DELETE_COMPLETE');
    expect([aws.left, aws.buckets.held.size]).toEqual([[], 0]);
  });

  it('minds nothing that is gone already', async () => {
    const s3 = async () => new Response('<Code>NoSuchBucket</Code>', { status: 404 });
    const ssm = async () => Response.json({ __type: 'ParameterNotFound' }, { status: 400 });
    await remove(
      { Buckets: ['gone'], Keys: ['/ClubLadder-whole/push-key'], Pause: 0 },
      { s3, ssm, wait: async () => {} },
    );
  });
});

describe('a stage that is not', () => {
  it('is protected, and has nothing that could empty its buckets', () => {
    expect(stack.terminationProtection).toBe(true);
    template.resourceCountIs('Custom::Removal', 0);
    expect(JSON.stringify(template.toJSON())).not.toMatch(/s3:DeleteObjectVersion|ssm:DeleteParameter/);
  });

  it('leaves the table and its buckets where somebody lifts that, as docs/deploy.md says', async () => {
    const aws = new CloudFormation(template.toJSON()['Resources']);
    expect(await aws.destroy()).toBe('DELETE_COMPLETE');
    expect([...new Set(aws.left)].toSorted()).toEqual(['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket']);
    expect(readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8')).toMatch(/`DELETE_SKIPPED`/);
  });
});
