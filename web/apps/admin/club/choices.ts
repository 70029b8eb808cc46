import { CLUB_CHOICES, type ClubChoice, type ClubChoiceName, clubChoices } from '#shared/vocabulary/club-choices.ts';
import { LANGUAGE_NAMES } from '#web/ui/page/language-names.ts';
import { SECTIONS, SETTINGS } from '../texts.ts';

/** How a choice is asked for. */
export interface ChoiceQuestion {
  readonly label: string;
  readonly hint: string;
  /** What it is called where it stands alone; its label, unless said otherwise. */
  readonly title?: string;
  /** What the values of a list are called. */
  readonly names?: Readonly<Record<string, string>>;
  /** The label asks for the opposite of what is chosen. */
  readonly isOpposite?: boolean;
}

/** Requests to join have a part of Admin of their own. */
type Elsewhere = 'requests';
type AskedHere = {
  [Name in ClubChoiceName]: (typeof CLUB_CHOICES)[Name]['section'] extends Elsewhere ? never : Name;
}[ClubChoiceName];
export type Section = Exclude<ClubChoice['section'], Elsewhere>;

const isAskedHere = (name: ClubChoiceName): name is AskedHere => CLUB_CHOICES[name].section !== 'requests';

export function questionOf(name: AskedHere): ChoiceQuestion {
  const { unlisted, language } = SETTINGS.choices;
  const questions: { readonly [Name in AskedHere]: ChoiceQuestion } = {
    ...SETTINGS.choices,
    unlisted: { ...unlisted, title: SECTIONS.listing, isOpposite: true },
    language: { ...language, names: LANGUAGE_NAMES },
  };
  return questions[name];
}

export interface AskedChoice {
  readonly name: AskedHere;
  readonly choice: ClubChoice;
}

const askedHere = clubChoices.flatMap(([name, choice]): readonly AskedChoice[] =>
  isAskedHere(name) ? [{ name, choice }] : [],
);

export const choicesIn = (section: Section): readonly AskedChoice[] =>
  askedHere.filter(({ choice }) => choice.section === section);

/** What lines of the admin history say was chosen anew, by their kind. */
export const choicesChanged = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    askedHere.flatMap(({ name, choice }) => {
      const { title, label } = questionOf(name);
      return choice.changed.map(([what]) => [what, title ?? label]);
    }),
  );
