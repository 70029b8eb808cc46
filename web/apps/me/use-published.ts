/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { LadderView } from '../../../shared/contract/view.ts';
import type { LineNumber } from '../../../shared/vocabulary/vocabulary.ts';
import { isBehind } from '../../kit/behind.tsx';
import { readFile } from '../../kit/files.ts';
import { readHistory } from '../../kit/history.ts';
import type { Published } from './published.ts';

/** Milliseconds after which what could not be read is asked for again, and a history that is to follow. */
const [AGAIN, FOLLOWS] = [3000, 10_000] as const;

/** What is published of the ladder, read again whenever the ladder is at another line than what was read. */
export function usePublished(line: LineNumber | undefined): Published | undefined {
  const [published, setPublished] = useState<Published>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async () => {
      const read = await readPublished();
      if (gone) return;
      if (read) setPublished(read);
      if (!read || read.view.version !== line) timer = setTimeout(() => void look(), AGAIN);
      else if (isBehind(read.history, read.view)) timer = setTimeout(() => void look(), FOLLOWS);
    };
    if (line !== undefined && published?.view.version !== line) void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [line]);
  return published;
}

async function readPublished(): Promise<Published | undefined> {
  const [view, history] = await Promise.all([readFile<LadderView>('../view.json'), readHistory('../')]);
  return view && history ? { view, history } : undefined;
}
