/// <reference lib="dom" />

const part = (id: string): Element | null => document.querySelector(`#${id}`);

/** Says something in the place of what was said, and takes back what belonged to that. */
export function say(words: string): void {
  const who = part('who');
  if (who) who.textContent = words;
  part('more')?.replaceChildren();
}

/** Shows where to go, in the place of what was shown. */
export const show = (items: readonly HTMLLIElement[]): void => part('where')?.replaceChildren(...items);

/** Adds a sentence, and what can be done about it. */
export function note(words: string, ...more: readonly Element[]): void {
  const paragraph = document.createElement('p');
  paragraph.textContent = words;
  part('more')?.append(paragraph, ...more);
}

/** The ways to one place, in one line. */
export function itemOf(ways: readonly Element[], between: string): HTMLLIElement {
  const item = document.createElement('li');
  for (const [index, way] of ways.entries()) item.append(...(index > 0 ? [between] : []), way);
  return item;
}
