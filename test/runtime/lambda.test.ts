import { afterEach, expect, it, vi } from 'vitest';
import { logOfLambda } from '#functions/runtime/lambda.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it.each([
  ['7', '7'],
  ['$LATEST', undefined],
])('a line of the log says which version wrote it where two may answer at once: %s', (version, told) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubEnv('AWS_LAMBDA_FUNCTION_VERSION', version);
  logOfLambda()({ status: 503 });
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toEqual({ status: 503, ...(told && { version: told }) });
});
