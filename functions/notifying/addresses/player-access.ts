import { type AccessRecord, accessLine, isInForce } from '#functions/books/access-keys.ts';
import type { Login } from '#functions/books/address-life.ts';
import { type Instant, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { INVITED_FOR, SIGN_IN_FOR } from './sign-in-links.ts';

/** By what something signs in: an access key by its hash, or any that there was at an instant. */
export interface Bound {
  readonly access?: string;
  readonly since?: Instant;
}

/** The links of a player that are in force, the newest first. */
export function linksInForce(records: readonly AccessRecord[], player: PlayerId, at: Instant): readonly AccessRecord[] {
  return records
    .filter((each) => each.role === 'player' && each.player === player && each.use === 'link' && !each.replaced)
    .filter((each) => isInForce(each, at))
    .toSorted((one, other) => other.created - one.created);
}

/**
 * The link in force by which a player may be signed in: the one that something is bound to, or that in its place whose
 * sessions go on. Undefined once that was withdrawn: a new link, printed for the player, is for the person who is handed it.
 */
export async function linkBehind(
  records: readonly AccessRecord[],
  player: PlayerId,
  { access, since }: Bound,
  at: Instant,
): Promise<AccessRecord | undefined> {
  const byHash = new Map(records.map((each) => [each.hash, each]));
  for (const link of linksInForce(records, player, at)) {
    const line = await accessLine(async (hash) => byHash.get(hash), link.hash);
    const isMeant = ({ hash, created }: AccessRecord) =>
      access === undefined ? since === undefined || created <= since : hash === access;
    if (line.some((each) => each.revoked === undefined && isMeant(each))) return link;
  }
  return undefined;
}

/** By what a sign-in link signs in. Earlier releases did not keep it: then by what there was before the link. */
export const boundOf = ({ access, until, confirms }: Login): Bound =>
  access === undefined ? { since: instant(until - (confirms ? INVITED_FOR : SIGN_IN_FOR)) } : { access };
