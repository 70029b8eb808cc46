import { readFileSync } from 'node:fs';
import * as errors from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { inBrief } from '../../bundling/errors.ts';

const FILE = 'node_modules/@aws-sdk/client-dynamodb/dist-es/models/errors.js';

describe('the errors of DynamoDB, in brief', () => {
  it('are all of them, with the names, faults and fields that the SDK gives them', () => {
    const text = inBrief(readFileSync(FILE, 'utf8')).replace(/^import.*$/m, '');
    const names = [...text.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(30);
    const made: Record<string, new (opts: object) => object> = new Function(
      'Base',
      `${text.replaceAll('export const', 'const')}\nreturn { ${names.join(', ')} };`,
    )(errors.DynamoDBServiceException);
    const opts = { message: 'm', $metadata: {}, Item: 1, Message: 2, CancellationReasons: 3, ThrottlingReasons: 4 };
    for (const name of names) {
      const [ours, theirs] = [made[name], Object.entries(errors).find(([each]) => each === name)?.[1]];
      if (!ours || typeof theirs !== 'function') throw expect.fail(name);
      const [one, other] = [new ours(opts), Reflect.construct(theirs, [opts])];
      expect({ ...one }).toEqual({ ...other });
      expect(one).toBeInstanceOf(errors.DynamoDBServiceException);
      expect(Object.getPrototypeOf(one)).toBe(ours.prototype);
    }
  });
});
