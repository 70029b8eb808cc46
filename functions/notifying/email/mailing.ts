import type { PostOffice } from '#functions/aws/post-office.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';

/** What it takes to write to people of a club. */
export interface Mailing {
  readonly store: Pick<LadderStore, 'database' | 'load'>;
  readonly office: PostOffice;
  readonly siteOrigin: string;
  readonly now: () => Instant;
}
