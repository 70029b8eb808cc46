import { describe, expect, test } from 'vitest';
import { ANY_VERB, REFUSALS } from '#shared/contract/problems.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { routeKeyOf } from '#shared/features/operation.ts';
import { always, SYSTEMS } from '../rules/systems/lives/every.ts';

describe('an operation', () => {
  test('has an id and a route of its own', () => {
    expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
    expect(new Set(OPERATIONS.map(routeKeyOf)).size).toBe(OPERATIONS.length);
  });
});

describe('what the rules refuse', () => {
  test.each(SYSTEMS)('is listed by verb: %s', (system) => {
    always(system, ({ happened }) => {
      for (const { command, decision } of happened) {
        if (decision.refusal) expect([...ANY_VERB, ...REFUSALS[command.verb]]).toContain(decision.refusal.code);
      }
    });
  });
});
