import { formatLocal } from '#shared/calendar/zone.ts';
import type { Notice } from '#shared/contract/notices.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { NEWS } from '../texts.ts';
import { type LadderPage, sentence } from './ladder-page.ts';

/** What is sent when an organiser tries a webhook out; `id` is to be a new one each time. */
export function pingNotice(
  { header, line }: Ladder,
  ping: Pick<Notice, 'id'> & { readonly at: Instant },
  place: LadderPage,
): Notice {
  const { club, ladder, page: link } = place;
  const at = formatLocal(header.timezone, ping.at);
  const text = sentence(header, place, [NEWS.test]);
  return {
    format: 1,
    id: ping.id,
    event: 'ping',
    club,
    ladder,
    line,
    at,
    text,
    link,
    players: [],
    moves: [],
    moved: 0,
  };
}
