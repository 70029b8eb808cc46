/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { DueView, LadderView } from '../../../shared/contract/view.ts';
import { readFile } from '../../kit/files.ts';
import { useDesk } from './desk.ts';

/** What falls due, soonest first, and whom it threatens: as the public page has it. */
export function useDues(version: number): readonly DueView[] {
  const { club, ladder } = useDesk();
  const [dues, setDues] = useState<readonly DueView[]>([]);
  useEffect(() => {
    void readFile<LadderView>(`/${club}/${ladder}/view.json`).then((view) => {
      if (view) setDues(duesIn(view));
    });
  }, [club, ladder, version]);
  return dues;
}

const duesIn = ({ due, later = [] }: LadderView): readonly DueView[] => (due ? [due, ...later] : []);
