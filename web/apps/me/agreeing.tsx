import { parsePlayerId } from '../../../shared/vocabulary/vocabulary.ts';
import type { Rival } from '../../kit/rivals.ts';
import { LazyPart } from './lazy-part.tsx';
import type { ProposalsProps } from './proposals/proposals.tsx';
import type { Tools } from './tools.ts';

/** Matches outside the range, which both players must want: only some systems know them. */
export const Agreeing = ({ tools, rivals }: { readonly tools: Tools; readonly rivals: readonly Rival[] }) => {
  const { path, player, model } = tools;
  const nameOf = (id: string): string => {
    const known = parsePlayerId(id);
    return known ? model.named(known).name : id;
  };
  return <LazyPart<ProposalsProps> part="proposals" props={{ path, player, rivals, nameOf }} of={rivals} />;
};
