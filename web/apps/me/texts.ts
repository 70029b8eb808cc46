import { partsOf } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const {
  me: TEXT,
  byLink: BY_LINK,
  challenges: CHALLENGES,
  confirming: CONFIRMING,
  dating: DATING,
  face: FACE,
  final: FINAL,
  free: FREE,
  homeOffer: HOME_OFFER,
  join: JOIN,
  moments: MOMENTS,
  near: NEAR,
  outboxes: OUTBOXES,
  pair: PAIR,
  place: PLACE,
  pots: POTS,
  preferences: PREFERENCES,
  proposals: PROPOSALS,
  reach: REACH,
  record: RECORD,
  suggested: SUGGESTED,
  table: TABLE,
  told: TOLD,
  tonight: TONIGHT,
  views: VIEWS,
} = partsOf('me', { en, de, fr });
