/// <reference lib="dom" />
import { ladderOfAddress } from '../session/session.ts';

/** An app is one page for all clubs: on a home screen it has the name and the crest of the one that its address names. */
export function belongAtHome(): void {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const [, file] = /([a-z]+\.webmanifest)$/.exec(manifest?.href ?? '') ?? [];
  if (manifest && file !== undefined) manifest.href = `/${ladderOfAddress().club}/${file}`;
}
