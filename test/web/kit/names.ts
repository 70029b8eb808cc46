import { parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { nameFor } from '#test/view/club.ts';

export const names = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => nameFor(n));

export function parseId(text: string) {
  const id = parsePlayerId(text);
  if (!id) throw new Error(`${text} is no id`);
  return id;
}
