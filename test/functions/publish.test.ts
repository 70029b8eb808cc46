import { beforeEach, expect, test } from 'vitest';
import { publish } from '../../functions/publish.ts';
import type { FileStore } from '../../functions/publishing/files.ts';
import { runtimeIn } from '../../functions/runtime.ts';
import { Evening } from './evening.ts';

let evening: Evening;
let paths: string[];

const files: FileStore = {
  async put(path) {
    if (path.includes('juniors')) throw new Error('the bucket is full');
    paths.push(path);
    return 'written';
  },
};

beforeEach(async () => {
  evening = await Evening.begin();
  paths = [];
});

const changed = (eventName: string, ...partitions: string[]) => ({
  Records: partitions.map((pk) => ({ eventName, dynamodb: { Keys: { pk: { S: pk }, sk: { S: 'state#head' } } } })),
});

test('a ladder that has changed several times is published once', async () => {
  const head = 'CLUB#riverside#LADDER#main';
  await publish(runtimeIn(evening.world), files)(changed('MODIFY', head, head, head));
  expect(paths.filter((path) => path === '/riverside/main/index.html')).toHaveLength(1);
  expect(paths).not.toContain('/index.html');
});

test('a new ladder brings the list of clubs up to date', async () => {
  await publish(runtimeIn(evening.world), files)(changed('INSERT', 'CLUB#riverside#LADDER#main'));
  expect(paths).toContain('/index.html');
});

test('one that cannot be published stops no other, and the batch comes again', async () => {
  const batch = changed('MODIFY', 'CLUB#riverside#LADDER#juniors', 'CLUB#riverside#LADDER#main');
  await expect(publish(runtimeIn(evening.world), files)(batch)).rejects.toThrow('juniors');
  expect(paths).toContain('/riverside/main/index.html');
});
