import { useEffect, useState } from 'preact/hooks';
import type { LineView } from '../../../../shared/contract/entries.ts';
import type { Instant } from '../../../../shared/vocabulary/vocabulary.ts';
import { ask } from '../../../kit/api.ts';
import type { Hands } from '../hands.ts';
import { momentOf, nightBegan } from './ways.ts';

/** More pages of lines than this no night fills. */
const MOST_PAGES = 6;

/** The lines of tonight, newest first; nothing as long as they did not come. Read again whenever there is another one. */
export function useLines({ path, known, at, reached }: Hands): readonly LineView[] | undefined {
  const [lines, setLines] = useState<readonly LineView[]>();
  const since = nightBegan(known.header.timezone, at);
  useEffect(() => {
    let gone = false;
    void readSince(path, known.line + 1, since).then((found) => {
      if (found && !gone) setLines(found);
    });
    return () => {
      gone = true;
    };
  }, [known.line, since, reached]);
  return lines;
}

async function readSince(path: string, end: number, since: Instant): Promise<readonly LineView[] | undefined> {
  const found: LineView[] = [];
  for (let pages = 0, before = end; pages < MOST_PAGES; pages++) {
    const outcome = await ask<'lookAtLines'>(`${path}/entries?before=${before}`);
    if (outcome.kind !== 'done') return undefined;
    const { entries } = outcome.body;
    found.push(...entries.filter((line) => momentOf(line) >= since));
    const oldest = entries.at(-1);
    if (!oldest || momentOf(oldest) < since) break;
    before = oldest.line;
  }
  return found;
}
