import type { PostOffice } from '#functions/aws/post-office.ts';
import type { Runtime } from '#functions/http/world.ts';
import type { Day, Instant } from '#shared/vocabulary/vocabulary.ts';

export interface SigningUp extends Runtime {
  readonly office: PostOffice;
  /** How many clubs may do so on a day, in UTC. */
  readonly clubsADay: number;
}

/** How many may where nothing else is said. */
export const CLUBS_A_DAY = 20;

/** The day of an instant, in UTC. */
export const dayIn = (now: Instant): Day => new Date(now).toISOString().slice(0, 10) as Day;
