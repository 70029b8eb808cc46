import { readFileSync } from 'node:fs';
import type { OperationId } from '#shared/features/all.ts';

export interface Exchange {
  readonly operation: OperationId;
  readonly title: string;
  readonly status: number;
  readonly sent: unknown;
  readonly got: unknown;
}

export const EXCHANGES = 'docs/openapi/exchanges.json';

export function notedExchanges(): ReadonlyMap<string, readonly Exchange[]> {
  const all: readonly Exchange[] = JSON.parse(readFileSync(EXCHANGES, 'utf8'));
  return new Map(all.map(({ operation }) => [operation, all.filter((each) => each.operation === operation)]));
}

export const examplesOf = (found: readonly Exchange[], part: 'sent' | 'got') =>
  found.length === 0 ? {} : { examples: Object.fromEntries(found.map((each) => [each.title, { value: each[part] }])) };
