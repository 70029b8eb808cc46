import type { ClubColour } from '../../shared/vocabulary/club-colour.ts';

/** What a page needs to know of the club around a ladder. */
export interface Place {
  readonly club: {
    readonly id: string;
    readonly name: string;
    readonly unlisted?: boolean;
    readonly colour?: ClubColour;
    /** Whether people may ask to join its ladders. */
    readonly joining?: boolean;
    /** Where its crest lies. */
    readonly crest?: string | undefined;
  };
  /** The ladder's id, which names it where its header does not. */
  readonly ladder: string;
  /** What the address of the season ends with, where it is one before the present. */
  readonly past?: string;
  /** Under which address people see the site, such as https://ladder.example. */
  readonly origin?: string;
}

/** Where people ask to join a ladder; nowhere where the club lets nobody, or nothing changes there any more. */
export const joiningAt = ({ club, ladder, past }: Place, { closed }: { readonly closed?: boolean }) =>
  club.joining && past === undefined && !closed ? `/join/#${club.id}/${ladder}` : undefined;
