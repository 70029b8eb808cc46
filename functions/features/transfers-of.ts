import type { Call } from '../http/call.ts';
import type { Transfers } from '../transfers/transfers.ts';

export function transfersOf({ runtime }: Call): Transfers {
  if (!runtime.transfers) throw new Error('there is no place for transfers');
  return runtime.transfers;
}
