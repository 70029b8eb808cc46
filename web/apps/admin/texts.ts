import { texts } from '#shared/words/language.ts';
import * as de from './texts/de.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

export const COMMON = /* @__PURE__ */ texts('admin/common', { en: en.common, de: de.common, fr: fr.common });

export const TEXT = /* @__PURE__ */ texts('admin/main', { en: en.main, de: de.main, fr: fr.main });

export const APPROVALS = /* @__PURE__ */ texts('admin/approvals', {
  en: en.approvals,
  de: de.approvals,
  fr: fr.approvals,
});

export const asked = /* @__PURE__ */ texts('admin/asked', { en: en.asked, de: de.asked, fr: fr.asked });

export const pots = /* @__PURE__ */ texts('admin/pots', { en: en.pots, de: de.pots, fr: fr.pots });

export const CHANGE = /* @__PURE__ */ texts('admin/change', { en: en.change, de: de.change, fr: fr.change });

export const CLUB = /* @__PURE__ */ texts('admin/club', { en: en.club, de: de.club, fr: fr.club });

export const SETTINGS = /* @__PURE__ */ texts('admin/settings', { en: en.settings, de: de.settings, fr: fr.settings });

export const FILES = /* @__PURE__ */ texts('admin/files', { en: en.files, de: de.files, fr: fr.files });

export const seasons = /* @__PURE__ */ texts('admin/seasons', { en: en.seasons, de: de.seasons, fr: fr.seasons });

export const FRESH = /* @__PURE__ */ texts('admin/fresh', { en: en.fresh, de: de.fresh, fr: fr.fresh });

export const GUIDE = /* @__PURE__ */ texts('admin/guide', { en: en.guide, de: de.guide, fr: fr.guide });

export const HISTORY = /* @__PURE__ */ texts('admin/history', { en: en.history, de: de.history, fr: fr.history });

/** What an organiser is asked before something that can't be undone. */
export const CONFIRMING = /* @__PURE__ */ texts('admin/confirming', {
  en: en.confirming,
  de: de.confirming,
  fr: fr.confirming,
});

/** Where an organiser is written to. */
export const OWN_ADDRESS = /* @__PURE__ */ texts('admin/address', { en: en.address, de: de.address, fr: fr.address });

/** What an organiser does who hands over to another one. */
export const HANDOVER = /* @__PURE__ */ texts('admin/handover', { en: en.handover, de: de.handover, fr: fr.handover });

export const LINKS = /* @__PURE__ */ texts('admin/links', { en: en.links, de: de.links, fr: fr.links });

export const MESSAGE = /* @__PURE__ */ texts('admin/message', { en: en.message, de: de.message, fr: fr.message });

/** An invitation before it is sent, and what is added to it. */
export const INVITATION = /* @__PURE__ */ texts('admin/invitation', {
  en: en.invitation,
  de: de.invitation,
  fr: fr.invitation,
});

export const PEOPLE = /* @__PURE__ */ texts('admin/people', { en: en.people, de: de.people, fr: fr.people });
export const LISTS = /* @__PURE__ */ texts('admin/lists', { en: en.lists, de: de.lists, fr: fr.lists });

export const who = /* @__PURE__ */ texts('admin/who', { en: en.who, de: de.who, fr: fr.who });

export const REQUESTS = /* @__PURE__ */ texts('admin/requests', { en: en.requests, de: de.requests, fr: fr.requests });

export const ROLL = /* @__PURE__ */ texts('admin/roll', { en: en.roll, de: de.roll, fr: fr.roll });

export const search = /* @__PURE__ */ texts('admin/search', { en: en.search, de: de.search, fr: fr.search });

export const sections = /* @__PURE__ */ texts('admin/sections', { en: en.sections, de: de.sections, fr: fr.sections });

export const TRIAL = /* @__PURE__ */ texts('admin/trial', { en: en.trial, de: de.trial, fr: fr.trial });
