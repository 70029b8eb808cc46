import type { Place } from '#web/pages/page.tsx';
import type { Club } from '../ladders/clubs.ts';

/** Where a ladder is published. */
export interface PublicPlace extends Place {
  readonly club: Place['club'] & Pick<Club, 'switched'>;
  /** Such as https://ladder.example. */
  readonly origin: string;
}
