/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { loadPart, partThere } from '#web/ui/page/loading.ts';

export type ListReader = typeof import('./part.ts');

/** What reads lists has a script of its own; 'lost' where it did not come, asked for again with each `occasion`. */
export function useReader(occasion: unknown): ListReader | 'lost' | undefined {
  const [reader, setReader] = useState<ListReader | 'lost' | undefined>(() => partThere<ListReader>('lists'));
  useEffect(() => {
    if (typeof reader === 'object') return;
    loadPart<ListReader>('lists').then(setReader, () => setReader('lost'));
  }, [occasion]);
  return reader;
}
