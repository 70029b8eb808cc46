/// <reference lib="dom" />

const CHOSEN = 'contact-chosen';

export const tellChosen = (): boolean => dispatchEvent(new Event(CHOSEN));

/** Calls whenever they have, until the function that it gives is called. */
export function onChosen(call: () => void): () => void {
  addEventListener(CHOSEN, call);
  return () => removeEventListener(CHOSEN, call);
}
