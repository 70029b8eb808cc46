import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onDeployment } from '#cdk/lambda/on-deployment.ts';

let done = 0;
const answers: unknown[] = [];
const types: unknown[] = [];

/** Stands for CloudFormation, which waits for an answer at the address that it gave. */
const cloudFormation = createServer(async (request, response) => {
  types.push(request.headers['content-type']);
  answers.push(JSON.parse(await text(request)));
  response.end();
});

beforeAll(() => new Promise<void>((listening) => cloudFormation.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => cloudFormation.close(closed)));
beforeEach(() => {
  done = 0;
  answers.length = 0;
});

const work = async () => {
  done += 1;
  return undefined;
};

const deploy = async (RequestType: 'Create' | 'Update' | 'Delete', doing: Parameters<typeof onDeployment>[0]) => {
  const address = cloudFormation.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const ids = { StackId: 'stack', RequestId: 'request', LogicalResourceId: 'SiteFiles' };
  await onDeployment(doing)({ RequestType, ResponseURL: `http://127.0.0.1:${port}/`, ...ids });
};

describe('work for a deployment', () => {
  it('is done at the first deployment and at every later one that changes it', async () => {
    await deploy('Create', work);
    await deploy('Update', work);
    expect(done).toBe(2);
    expect(answers).toEqual([
      expect.objectContaining({ Status: 'SUCCESS' }),
      expect.objectContaining({ Status: 'SUCCESS' }),
    ]);
  });

  it('keeps one identity, or CloudFormation would take the old one for removed', async () => {
    await deploy('Create', work);
    await deploy('Update', work);
    const [first, second] = answers;
    expect(first).toEqual(second);
    expect(first).toMatchObject({ StackId: 'stack', RequestId: 'request', LogicalResourceId: 'SiteFiles' });
  });

  it('tells the template what it asks of the resource, each time', async () => {
    const telling = async () => ({ PublicKey: 'BPublic' });
    for (const type of ['Create', 'Update'] as const) await deploy(type, telling);
    expect(answers).toEqual([
      expect.objectContaining({ Status: 'SUCCESS', Data: { PublicKey: 'BPublic' } }),
      expect.objectContaining({ Status: 'SUCCESS', Data: { PublicKey: 'BPublic' } }),
    ]);
  });

  it('is not done when the deployment is removed, which yet waits for an answer', async () => {
    await deploy('Delete', work);
    expect(done).toBe(0);
    expect(answers).toEqual([expect.objectContaining({ Status: 'SUCCESS' })]);
  });

  it('fails the deployment, with the reason, where it fails', async () => {
    await deploy('Update', () => Promise.reject(new Error('the bucket is away')));
    expect(answers).toEqual([expect.objectContaining({ Status: 'FAILED', Reason: 'Error: the bucket is away' })]);
  });

  it('answers without a content type, because the address is signed for none', async () => {
    await deploy('Create', work);
    expect(types.at(-1)).toBe('');
  });
});
