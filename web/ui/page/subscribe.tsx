import { WORDS } from '../texts.ts';

/** Opens the calendar app, which then keeps up with a calendar by itself: a download never changes again. */
export const Subscribe = ({ to }: { readonly to: string }) => (
  <a href={to.replace(/^https?:/, 'webcal:')}>{WORDS.subscribe}</a>
);
