import { describe, expect, test } from 'vitest';
import { formatProblem, problem, tooManyRequests } from '#functions/http/problem.ts';

describe('a problem document', () => {
  test('says after how many whole seconds to ask again, in the header that clients know', () => {
    const { statusCode, headers, body } = formatProblem(tooManyRequests('Please wait a moment.', 1.2));
    expect(statusCode).toBe(429);
    expect(headers['retry-after']).toBe('2');
    expect(JSON.parse(body)).toEqual({
      type: 'about:blank',
      title: 'Too Many Requests',
      status: 429,
      detail: 'Please wait a moment.',
      code: 'too-many-requests',
    });
  });

  test('asks for patience in an outage, and for nothing where asking again is no use', () => {
    expect(formatProblem(problem('outage', 'Down.')).headers['retry-after']).toBe('2');
    expect(formatProblem(problem('unknown-club', 'No.')).headers).not.toHaveProperty('retry-after');
  });
});
