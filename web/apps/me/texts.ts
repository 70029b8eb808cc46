import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const TEXT = /* @__PURE__ */ texts('me/me', { en: en.me, de: de.me, fr: fr.me });

export const BY_LINK = /* @__PURE__ */ texts('me/byLink', { en: en.byLink, de: de.byLink, fr: fr.byLink });

export const CHALLENGES = /* @__PURE__ */ texts('me/challenges', {
  en: en.challenges,
  de: de.challenges,
  fr: fr.challenges,
});

export const CONFIRMING = /* @__PURE__ */ texts('me/confirming', {
  en: en.confirming,
  de: de.confirming,
  fr: fr.confirming,
});

export const DATING = /* @__PURE__ */ texts('me/dating', { en: en.dating, de: de.dating, fr: fr.dating });

export const FINAL = /* @__PURE__ */ texts('me/final', { en: en.final, de: de.final, fr: fr.final });

export const JOIN = /* @__PURE__ */ texts('me/join', { en: en.join, de: de.join, fr: fr.join });

export const OUTBOXES = /* @__PURE__ */ texts('me/outboxes', { en: en.outboxes, de: de.outboxes, fr: fr.outboxes });

export const POTS = /* @__PURE__ */ texts('me/pots', { en: en.pots, de: de.pots, fr: fr.pots });

export const PREFERENCES = /* @__PURE__ */ texts('me/preferences', {
  en: en.preferences,
  de: de.preferences,
  fr: fr.preferences,
});

export const PROPOSALS = /* @__PURE__ */ texts('me/proposals', {
  en: en.proposals,
  de: de.proposals,
  fr: fr.proposals,
});

export const RECORD = /* @__PURE__ */ texts('me/record', { en: en.record, de: de.record, fr: fr.record });

export const TOLD = /* @__PURE__ */ texts('me/told', { en: en.told, de: de.told, fr: fr.told });

export const TONIGHT = /* @__PURE__ */ texts('me/tonight', { en: en.tonight, de: de.tonight, fr: fr.tonight });
