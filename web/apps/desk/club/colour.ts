/// <reference lib="dom" />
import { isClubColour } from '../../../../shared/vocabulary/club-colour.ts';
import { ask } from '../../../kit/api.ts';
import { classOfColour } from '../../../kit/club-colour.ts';
import { ladderOfAddress } from '../../../kit/session.ts';
import { choose } from './choosing.ts';
import { WORDS } from './colour/words.ts';

const addressOf = (): string => `/api/clubs/${ladderOfAddress().club}/colour`;

/** Shows which colour the club wears, and takes another choice. */
export const show = (place: Element): Promise<void> =>
  choose(place, {
    label: WORDS.label,
    hint: WORDS.hint,
    choices: WORDS.colours,
    path: addressOf(),
    async look() {
      const outcome = await ask<'lookAtColour'>(addressOf());
      return outcome.kind === 'done' ? outcome.body.colour : undefined;
    },
    body: (colour) => (isClubColour(colour) ? { colour } : {}),
    onInput: (colour) => {
      document.documentElement.className = classOfColour(colour) ?? '';
    },
  });
