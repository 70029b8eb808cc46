import type { Mail, PostOffice } from '#functions/aws/post-office.ts';
import type { ListedClub } from '#functions/books/clubs.ts';
import { crestAddress } from '#functions/publishing/crest.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import type { ClubColour } from '#shared/vocabulary/club.ts';
import { nameInMail } from './name-in-mail.ts';

/** The club it is from: the head of the letter, and who reads the replies. */
export interface Sender {
  readonly name: string;
  readonly colour?: ClubColour | undefined;
  /** Where the picture of its crest lies, the same for all who get a letter; without one, its initials stand there. */
  readonly crest?: string | undefined;
  /** Where answers go; where nobody reads them, the letter says so. */
  readonly replyTo?: readonly string[];
}

/** This service itself, where no club speaks. */
export const THE_SERVICE: Sender = { name: 'Club Ladder' };

type Looking = Pick<ListedClub, 'id' | 'colour' | 'crest'>;

/** A club as its pages look, by the name that its reader may be told. */
export function senderOf(club: Looking, name: string, siteOrigin: string, replyTo: readonly string[] = []): Sender {
  const crest = crestAddress(club);
  return { name, colour: club.colour, ...(crest !== undefined && { crest: `${siteOrigin}${crest}` }), replyTo };
}

/** What a club is called in an e-mail: to who has not said that they know it, by nothing that might be more than a name. */
export function clubInMail(
  { id, name, untried }: Pick<ListedClub, 'id' | 'name' | 'untried'>,
  isKnown: boolean,
): string {
  if (isKnown) return name;
  const plain = nameInMail(name, id);
  return untried ? MAIL.quoted(plain) : plain;
}

/** What a sender has written on the envelope. */
export const envelopeOf = ({ name, replyTo = [] }: Sender, office: PostOffice): Pick<Mail, 'from' | 'replyTo'> => ({
  from: { name, address: office.from },
  ...(replyTo.length > 0 && { replyTo }),
});
