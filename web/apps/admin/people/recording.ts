import type { ListOrder } from '#shared/systems/system-controls.ts';
import { labelled } from '#shared/words/lists.ts';
import { ask } from '#web/ui/session/api.ts';
import { WORDS } from '#web/ui/texts.ts';
import { useAdmin, useIdempotencyKeys, whyNot } from '../admin.ts';
import { inListOrder, orderInLog } from '../list-order.ts';
import { COMMON } from '../texts.ts';
import { joining } from '../view.ts';
import type { Decided } from './deciding.tsx';
import { askInTurn } from './links.tsx';

/** Who is put on the ladder, with those who play as them where these are several. */
type Entrant = Pick<Decided, 'id' | 'name' | 'rating' | 'gap'> & { readonly people?: readonly object[] };

interface AddTerms {
  readonly order: ListOrder;
  readonly rung: number | undefined;
}

/**
 * Records that somebody is on the ladder, be it one person or several who play as one. Returns those who were refused, each as a sentence; or why it is not
 * known to be done; or undefined where it was not wanted after all. Sent again, nobody is added twice.
 */
export function useRecording(isEmpty: boolean, tell: (done: number) => void) {
  const { view, path, submit } = useAdmin();
  const keyOf = useIdempotencyKeys();

  async function seed(entrants: readonly Entrant[], { order, rung: _, ...fields }: AddTerms) {
    const players = inListOrder(entrants, order).map(({ id, name, rating, gap, people }) => ({
      id,
      ...(people ? { people } : { name }),
      ...(rating !== undefined && { rating }),
      ...(gap !== undefined && { gap }),
      ...fields,
    }));
    const body = { order: orderInLog(order), players };
    return whyNot(await ask(`${path}/seed`, { body, idempotencyKey: keyOf(JSON.stringify(body)) })) ?? [];
  }

  const joined = ({ id, name, people }: Entrant) => (people ? { player: id, people } : joining(view, { id, name }));

  async function join(entrants: readonly Entrant[], { order: _, rung, ...fields }: AddTerms) {
    const [only] = entrants;
    if (only && rung !== undefined) {
      const body = { ...joined(only), ...fields, rung };
      const command = { title: WORDS.addToLadder, about: only.name, verb: 'join', body, yes: COMMON.add };
      return (await submit(command)) ? [] : undefined;
    }
    const refused: string[] = [];
    for (const [index, entrant] of entrants.entries()) {
      tell(index);
      const body = { ...joined(entrant), ...fields };
      const outcome = await askInTurn<'joinLadder'>(`${path}/join`, { body, idempotencyKey: keyOf(entrant.id) });
      if (outcome.kind === 'refused') refused.push(labelled(entrant.name, outcome.problem.detail));
      if (outcome.kind === 'unreached') return COMMON.lost;
    }
    return refused;
  }
  return isEmpty ? seed : join;
}
