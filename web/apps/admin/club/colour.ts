/// <reference lib="dom" />
import { isClubColour } from '#shared/vocabulary/club.ts';
import { classOfColour } from '#web/ui/page/club-colour.ts';
import { ask } from '#web/ui/session/api.ts';
import { ladderOfAddress } from '#web/ui/session/session.ts';
import { CLUB_COLOUR } from '../texts.ts';
import { choose } from './choosing.ts';
import { showCrest } from './crest.ts';

const pathOf = (what: 'colour' | 'crest'): string => `/api/clubs/${ladderOfAddress().club}/${what}`;

/** Shows which colour the club wears and which crest, and takes another choice. */
export async function show(place: Element): Promise<void> {
  const [colour, crest] = [document.createElement('div'), document.createElement('div')];
  place.replaceChildren(colour, crest);
  await Promise.all([showColour(colour), showCrest(crest, pathOf('crest'))]);
}

const showColour = (place: Element): Promise<void> =>
  choose(place, {
    label: CLUB_COLOUR.label,
    hint: CLUB_COLOUR.hint,
    choices: CLUB_COLOUR.colours,
    path: pathOf('colour'),
    async look() {
      const outcome = await ask<'getColour'>(pathOf('colour'));
      return outcome.kind === 'done' ? outcome.body.colour : undefined;
    },
    body: (colour) => (isClubColour(colour) ? { colour } : {}),
    onInput: (colour) => {
      document.documentElement.className = classOfColour(colour) ?? '';
    },
  });
