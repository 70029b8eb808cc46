/// <reference lib="dom" />
import type { LadderView } from '#shared/contract/view.ts';

/** The class of a page whose club wears a colour. */
export const classOfColour = (colour: string | undefined): string | undefined =>
  colour === undefined || colour === 'green' ? undefined : `club-${colour}`;

/** Has an app's page wear the colour of the club whose ladder it shows. */
export function wear({ club }: Pick<LadderView, 'club'>): void {
  document.documentElement.className = classOfColour(club?.colour) ?? '';
}
