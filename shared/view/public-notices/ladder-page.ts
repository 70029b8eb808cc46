import type { Header } from '#shared/vocabulary/header.ts';
import { labelled } from '#shared/words/lists.ts';
import { type Named, namesOf, plainText } from '#shared/words/names.ts';
import { type Phrase, textOf } from '#shared/words/phrase.ts';

/** Where a ladder is, and the address of its public page. */
export interface LadderPage {
  readonly club: string;
  readonly ladder: string;
  readonly page: string;
}

export const ladderPage = (origin: string, { club, ladder }: Pick<LadderPage, 'club' | 'ladder'>): LadderPage => ({
  club,
  ladder,
  page: `${origin}/${club}/${ladder}/`,
});

/** The most that a name may take of a sentence, in characters. */
const LONGEST_NAME = 100;

/** Characters that turn the direction of writing: in a plain sentence they would turn the rest of it too. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

export function shortNames(ladder: Parameters<typeof namesOf>[0]): Named {
  const named = namesOf(ladder);
  return (id) => ({ id, name: shortened(named(id).name.replace(TURNS, '')) });
}

function shortened(name: string): string {
  const characters = [...name];
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME).join('')}…` : name;
}

export const ladderName = ({ name = '' }: Pick<Header, 'name'>, { ladder }: Pick<LadderPage, 'ladder'>): string =>
  shortened(plainText(name.replace(TURNS, ''))) || ladder;

/** What is told of a ladder, behind its name. */
export const sentence = (header: Header, place: LadderPage, words: Phrase): string =>
  labelled(ladderName(header, place), textOf(words));
