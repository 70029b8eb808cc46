/// <reference lib="dom" />
import '#web/ui/page/page-language.ts';
import { loadScript } from '#web/ui/page/loading.ts';
import { ASKS_WHAT_IF } from '#web/ui/page/published.ts';

/** The path of the app, which changes with it: those who build this script know it. Pages know this script alone. */
declare const WHAT_IF: string;

/** Fills its place on the page of a ladder. */
export const show = async (place: Element): Promise<void> => {
  await loadScript(new URL(WHAT_IF, import.meta.url).href);
  place.dispatchEvent(new Event(ASKS_WHAT_IF, { bubbles: true }));
};
