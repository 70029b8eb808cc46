/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { DueView, LadderView } from '../../../shared/contract/view.ts';
import { ask } from '../../kit/api.ts';
import { useDesk } from './desk.ts';
import { isObject } from './view.ts';

/** What falls due, soonest first, and whom it threatens: as the public page has it. */
export function useDues(version: number): readonly DueView[] {
  const { club, ladder } = useDesk();
  const [dues, setDues] = useState<readonly DueView[]>([]);
  useEffect(() => {
    void ask(`/${club}/${ladder}/view.json`).then((outcome) => {
      if (outcome.kind === 'done') setDues(isView(outcome.body) ? duesIn(outcome.body) : []);
    });
  }, [club, ladder, version]);
  return dues;
}

const duesIn = ({ due, later = [] }: Dues): readonly DueView[] => (due ? [due, ...later] : []);

type Dues = Pick<LadderView, 'due' | 'later'>;

const isView = (value: unknown): value is Dues => isObject(value) && 'format' in value && value.format === 1;
