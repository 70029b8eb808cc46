import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../functions/http/routes.ts';
import { ANSWERS } from '../../shared/contract/answers.ts';
import { ANY_VERB, REFUSALS } from '../../shared/contract/problems.ts';
import { always, SYSTEMS } from '../rules/systems/lives/every.ts';

describe('an operation', () => {
  test('has one route, and every route has one', () => {
    expect(ROUTES.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
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
