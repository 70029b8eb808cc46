import { partsOf } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  common: COMMON,
  main: TEXT,
  approvals: APPROVALS,
  asked: ASKED,
  pots: POTS,
  change: CHANGE,
  club: CLUB,
  settings: SETTINGS,
  files: FILES,
  seasons: SEASONS,
  earlier: EARLIER,
  fresh: FRESH,
  guide: GUIDE,
  history: HISTORY,
  /** What an organiser is asked before something that can't be undone. */
  confirming: CONFIRMING,
  /** Where an organiser is written to. */
  address: OWN_ADDRESS,
  /** What an organiser does who hands over to another one. */
  handover: HANDOVER,
  links: LINKS,
  message: MESSAGE,
  /** An invitation before it is sent, and what is added to it. */
  invitation: INVITATION,
  people: PEOPLE,
  pairs: PAIRS,
  lists: LISTS,
  who: WHO,
  requests: REQUESTS,
  roll: ROLL,
  search: SEARCH,
  sections: SECTIONS,
  alsoCalled: ALSO,
  suggesting: SUGGESTING,
  trial: TRIAL,
} = partsOf('admin', { en, de, fr });
