/// <reference lib="dom" />
import type { Part } from '../../kit/lazy.ts';
import { loadScript } from '../../kit/loading.ts';

/** The path of the app, which changes with it: those who build this script know it. Pages know this script alone. */
declare const WHAT_IF: string;

/** Fills its place on the page of a ladder. */
export const show = async (place: Element): Promise<void> => {
  const app = await loadScript<Part>(new URL(WHAT_IF, import.meta.url).href);
  await app.show(place);
};
