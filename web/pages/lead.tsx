import type { CardView } from '../../shared/contract/card.ts';
import { CLUB } from './texts.ts';

/** In a sentence: who leads a ladder, or who has won it. */
export const Lead = ({ of }: { readonly of: CardView }) => <>{said(of)}</>;

function said({ state, leaders, winner }: CardView) {
  const { lead } = CLUB;
  const [first, ...others] = leaders;
  if (state === 'finished') return winner ? lead.won(<bdi>{winner.name}</bdi>) : lead.finished;
  if (!first) return state === 'ahead' ? lead.ahead : lead.nobody;
  const name = <bdi>{first.name}</bdi>;
  if (others.length > 0) return lead.withOthers(name, others.length);
  return state === 'ahead' ? lead.starts(name) : lead.leads(name);
}
