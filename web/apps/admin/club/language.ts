/// <reference lib="dom" />
import { isLanguage } from '#shared/vocabulary/language.ts';
import { ask } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { CLUB_LANGUAGE } from '../texts.ts';
import { choose } from './choosing.ts';

/** Each calls itself by its own name, so that it is found by whoever reads no other. */
const NAMES = { en: 'English', de: 'Deutsch', fr: 'Français' };

const addressOf = (): string => `/api/clubs/${ladderOfAddress().club}/language`;

/** Shows which language the club speaks, and takes another choice; this page then speaks it, too. */
export const show = (place: Element): Promise<void> =>
  choose(place, {
    label: CLUB_LANGUAGE.label,
    hint: CLUB_LANGUAGE.hint,
    choices: NAMES,
    path: addressOf(),
    async look() {
      const outcome = await ask<'getLanguage'>(addressOf());
      return outcome.kind === 'done' ? outcome.body.language : undefined;
    },
    body: (language) => (isLanguage(language) ? { language } : {}),
    onSaved: () => location.reload(),
  });
