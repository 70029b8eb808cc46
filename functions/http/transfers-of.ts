import type { Transfers } from '../transfers/transfers.ts';
import type { Call } from './call.ts';

export function transfersOf({ runtime }: Call): Transfers {
  if (!runtime.transfers) throw new Error('there is no place for transfers');
  return runtime.transfers;
}
