/// <reference lib="dom" />
import { useEffect, useRef } from 'preact/hooks';
import { parsePlayerId } from '../../shared/ladder/vocabulary.ts';
import type { ProposalsProps } from './proposals/proposals.tsx';
import type { Rival } from './rivals-of.ts';
import type { Tools } from './tools.ts';

/** Only some systems know it, so that it is loaded there alone. */
const SCRIPT = '/assets/proposals.js';

interface Part {
  readonly show: (place: Element, props: ProposalsProps) => void;
}

/** Matches outside the range, which both players must want. Without a connection there are none. */
export const Agreeing = ({ tools, rivals }: { readonly tools: Tools; readonly rivals: readonly Rival[] }) => {
  const place = useRef<HTMLDivElement>(null);
  const { path, player, model } = tools;
  const nameOf = (id: string): string => {
    const known = parsePlayerId(id);
    return known ? model.named(known).name : id;
  };
  useEffect(() => {
    void import(SCRIPT).then(
      ({ show }: Part) => place.current && show(place.current, { path, player, rivals, nameOf }),
      () => {},
    );
  }, [rivals]);
  return <div ref={place} />;
};
