import { isId } from '../../shared/ladder/vocabulary.ts';
import type { LadderKey } from '../store/port.ts';

/** What the queue carries of a ladder on which something is due. */
export const formatDue = ({ club, ladder }: LadderKey): string => `${club}/${ladder}`;

export function parseDue(text: string): LadderKey | undefined {
  const [club = '', ladder = '', ...rest] = text.split('/');
  return isId(club) && isId(ladder) && rest.length === 0 ? { club, ladder } : undefined;
}
