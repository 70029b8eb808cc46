import type { Place } from '../../web/pages/place.ts';

/** Where a ladder is published. */
export interface PublicPlace extends Place {
  /** Such as https://ladder.example. */
  readonly origin: string;
}
