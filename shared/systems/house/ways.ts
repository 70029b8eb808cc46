import { confirm } from '#shared/rules/challenge/confirming.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { houseSettings } from './settings.ts';

/** What of its settings other rules of a ladder depend on: they say only what can happen there. */
export const waysOf = (header: Header) => ({
  confirmed: confirm.of({ header }) > 0,
  away: houseSettings.holidayDays.of({ header }) > 0,
  ends: header.season.end !== undefined,
});
