import { picked } from './alike.ts';
import { CLUB_COLOURS } from './club.ts';
import { LANGUAGES } from './language.ts';

/** One of a list, the first of which is usual; yes or no, usually no; or a line of text, usually none. */
type ChoiceKind =
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'yes-or-no' }
  | { readonly kind: 'line'; readonly longest: number };

export type ClubChoice = ChoiceKind & {
  /** What the reference of the API says of it, besides its name. */
  readonly says?: string;
  /** Where Admin asks for it. */
  readonly section: 'language' | 'look' | 'contact' | 'listing' | 'requests';
  /** Its line in the admin history and, unless that is the value, what the line is about; of a yes or no, first that of a no. */
  readonly changed: readonly (readonly [what: string, about?: string])[];
};

/**
 * What an organiser may choose for a club. The API, what is stored, the admin history and Admin's forms are made from it. Not here:
 * the crest, which is a picture, and how names are shown.
 */
export const CLUB_CHOICES = {
  unlisted: {
    kind: 'yes-or-no',
    says: 'Whether it stays off the front page and away from search engines.',
    section: 'listing',
    changed: [
      ['listing-changed', 'listed'],
      ['listing-changed', 'unlisted'],
    ],
  },
  language: {
    kind: 'one-of',
    values: LANGUAGES,
    says: 'Of pages and e-mails.',
    section: 'language',
    changed: [['language-changed']],
  },
  colour: {
    kind: 'one-of',
    values: CLUB_COLOURS,
    section: 'look',
    changed: [['colour-changed']],
  },
  faces: {
    kind: 'one-of',
    values: ['on', 'off'],
    says: 'Whether photographs that players have added are shown; off deletes none.',
    section: 'look',
    changed: [['faces-changed']],
  },
  contact: {
    kind: 'line',
    longest: 120,
    says: 'Whom to write to, as the club’s page shows it: an e-mail address, or what the club says instead.',
    section: 'contact',
    changed: [['contact-changed']],
  },
  joining: {
    kind: 'yes-or-no',
    says: 'Whether people may ask to join.',
    section: 'requests',
    changed: [['joining-closed'], ['joining-opened']],
  },
} as const satisfies Readonly<Record<string, ClubChoice>>;

type Table = typeof CLUB_CHOICES;
export type ClubChoiceName = keyof Table;
export type ClubChoices = { readonly [Name in ClubChoiceName]: ValueOf<Table[Name]> };

type ValueOf<Of extends ClubChoice> = Of extends { readonly kind: 'one-of' }
  ? Of['values'][number]
  : Of extends { readonly kind: 'yes-or-no' }
    ? boolean
    : string;

export const clubChoices = Object.entries(CLUB_CHOICES) as readonly (readonly [ClubChoiceName, ClubChoice])[];

const USUAL = Object.fromEntries(clubChoices.map(([name, choice]) => [name, usualOf(choice)])) as ClubChoices;

function usualOf(choice: ClubChoice): string | boolean | undefined {
  switch (choice.kind) {
    case 'one-of':
      return choice.values[0];
    case 'yes-or-no':
      return false;
    case 'line':
      return '';
  }
}

/** All that is chosen for a club: where nothing is, the usual. */
export function clubChoicesOf(chosen: Partial<ClubChoices>): ClubChoices {
  return {
    ...USUAL,
    ...picked(
      chosen,
      clubChoices.map(([name]) => name),
    ),
  };
}
