/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import type { DueView } from '../../../shared/contract/view.ts';
import { ask } from '../../kit/api.ts';
import { useDesk } from './desk.ts';
import { isObject } from './view.ts';

/** What falls due next, and whom it threatens: as the public page has it. */
export function useDue(version: number): DueView | undefined {
  const { club, ladder } = useDesk();
  const [due, setDue] = useState<DueView>();
  useEffect(() => {
    void ask(`/${club}/${ladder}/view.json`).then((outcome) => {
      if (outcome.kind === 'done') setDue(isView(outcome.body) ? outcome.body.due : undefined);
    });
  }, [club, ladder, version]);
  return due;
}

const isView = (value: unknown): value is { readonly due?: DueView } =>
  isObject(value) && 'format' in value && value.format === 1;
