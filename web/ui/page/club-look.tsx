/// <reference lib="dom" />
import type { ClubLook } from '#shared/vocabulary/club.ts';
import { CREST } from '../texts.ts';

interface CrestOf {
  readonly of: string | undefined;
}

/** The size of a crest on most pages, in pixels: its place is reserved before it has loaded. */
const SIDE = 40;

/** The picture that a club has chosen to stand for it, beside its name. */
export const Crest = ({ of }: CrestOf) =>
  of === undefined ? null : <img class="crest" src={of} width={SIDE} height={SIDE} alt={CREST.crest} />;

/** A player's photograph, over the initials that stand there until it has come; nothing where everybody may see none. */
export const Face = ({ of }: CrestOf) =>
  of === undefined ? null : <img class="face" loading="lazy" src={of} width={SIDE} height={SIDE} alt="" />;

interface Crested {
  readonly name: string;
  readonly crest?: string | undefined;
}

/** What gives the name of a club its initials on a shield, where it has chosen no picture. */
export const initialsUnless = ({ name, crest }: Crested): { readonly 'data-crest'?: string } =>
  crest === undefined ? { 'data-crest': initialsOf(name) } : {};

/** "CM" of "Catherine Anne Mabey", and "AB" of "Ann Lee / Bob Ray": letters only, whatever else a name contains. */
export function initialsOf(name: string): string {
  const text = `${name}`;
  const initials = text
    .split(text.includes(' / ') ? ' / ' : /\s+/u)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const [first = '', last = ''] = [initials[0], initials.length > 1 ? initials.at(-1) : undefined];
  return `${first}${last}`.toUpperCase();
}

const HUES = 6;

/** The hue of a player's disc, from 0 to 5, which no renaming or move changes. */
export const hueOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % HUES;

export const ToClub = ({ club, href }: { readonly club: Crested; readonly href: string }) => (
  <a href={href} {...initialsUnless(club)}>
    <Crest of={club.crest} />
    <bdi>{club.name}</bdi>
  </a>
);

/** The class for a club's colour; green needs no class. */
export const classOfLook = ({ colour }: ClubLook = {}): string | undefined =>
  colour === undefined || colour === 'green' ? undefined : `club-${colour}`;

export function wear(look: ClubLook | undefined): void {
  document.documentElement.className = classOfLook(look) ?? '';
}
