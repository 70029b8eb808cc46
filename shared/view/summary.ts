import { TEXT as WORDS } from '#shared/words/texts.ts';
import type { LadderView } from '../contract/view.ts';
import { fullDay, monthWords } from '../words/dates.ts';
import { sentence, textOf, type Who } from '../words/phrase.ts';
import { RECENT } from './results.ts';
import { NEWS } from './texts.ts';
import { GAMES } from './view.ts';

const SUMMARY = NEWS.summary;

/** A ladder in a sentence or two, for those who are sent its address: "Leading: Ann, ahead of Bob and Cy. 12 results in May." */
export function summaryOf(view: LadderView): string {
  const { final, season, systemName } = view;
  const state = final?.champion
    ? textOf(WORDS.champion({ ...final.champion, name: called(final.champion) }))
    : leaders(view);
  const play = state === '' ? SUMMARY.from(fullDay(season.start)) : resultsLately(view);
  return [state, play, SUMMARY.system(systemName)].filter((each) => each !== '').join(' ');
}

/** The longest part of a name that is told, in letters. */
const LETTERS = 40;

/** A name in text that knows no markup: without what would turn the direction of the words around it, and not too long. */
function called({ name }: Who): string {
  const letters = [...name.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('')}…` : letters.join('');
}

/** The player on rung 1; of several with equal points, all. */
function leaders({ standings }: LadderView): string {
  const [first, ...others] = standings.filter(({ rung }) => rung === 1);
  if (!first) return '';
  if (others.length > 0) return SUMMARY.leadTogether(called(first), others.length).join('');
  const next = standings.slice(1, 3).map(called);
  // A name such as "Bob B." has the full stop already.
  return sentence(SUMMARY.leads(called(first), next).join(''));
}

/** Where all that a view tells is of this month, there may have been more. */
function resultsLately({ results, games = [], asOf }: LadderView): string {
  const month = asOf.slice(0, 7);
  const told = [...results, ...games].filter(({ at }) => at.startsWith(month));
  const count = told.filter((each) => each.voidedBy === undefined && !('state' in each && each.state !== 'stands'));
  if (count.length === 0) return '';
  const cut = told.length >= (results.length > 0 ? RECENT : GAMES);
  return SUMMARY.results(count.length, monthWords(month), cut);
}
