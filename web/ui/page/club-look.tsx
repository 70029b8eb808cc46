/// <reference lib="dom" />
import type { LadderView } from '#shared/contract/view.ts';
import { CREST } from '../texts.ts';

interface CrestOf {
  /** Where it lies. */
  readonly of: string | undefined;
}

/** How large a crest is on most pages, in pixels: room is kept for it before it has come. */
const SIDE = 40;

/** The picture that a club has chosen to stand for it, beside its name. */
export const Crest = ({ of }: CrestOf) =>
  of === undefined ? null : <img class="crest" src={of} width={SIDE} height={SIDE} alt={CREST.crest} />;

interface Crested {
  readonly name: string;
  readonly crest?: string | undefined;
}

/** What gives the name of a club its initials on a shield, where it has chosen no picture. */
export const initialsUnless = ({ name, crest }: Crested): { readonly 'data-crest'?: string } =>
  crest === undefined ? { 'data-crest': initialsOf(name) } : {};

/** "CM" of "Catherine Anne Mabey": letters alone, whatever else a name has in it. */
export function initialsOf(name: string): string {
  const initials = `${name}`.split(/\s+/u).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const [first = '', last = ''] = [initials[0], initials.length > 1 ? initials.at(-1) : undefined];
  return `${first}${last}`.toUpperCase();
}

/** The class of a page whose club wears a colour. */
export const classOfColour = (colour: string | undefined): string | undefined =>
  colour === undefined || colour === 'green' ? undefined : `club-${colour}`;

/** Has an app's page wear the colour of the club whose ladder it shows. */
export function wear({ club }: Pick<LadderView, 'club'>): void {
  document.documentElement.className = classOfColour(club?.colour) ?? '';
}
