import type { Declaration } from '../system.ts';
import { isFromAcceptance, mustAccept } from './settings.ts';
import { UNFIT } from './texts.ts';

/** What of the settings can’t be: a challenge that is to be played some days after it was accepted, but never to be accepted. */
export const unfitSettings: Declaration['unfit'] = (ladder) =>
  isFromAcceptance(ladder) && !mustAccept(ladder) ? { name: 'acceptDays', says: UNFIT.needsAcceptance } : undefined;
