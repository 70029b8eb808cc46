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

/** Shows sections about people, in the place of those that were shown. */
export const showPeople = (sections: readonly HTMLElement[]): void => part('people')?.replaceChildren(...sections);

/** Adds a sentence, and what can be done about it. */
export const note = (words: string, ...more: readonly Element[]): void =>
  part('more')?.append(...(words === '' ? [] : [paragraph(words)]), ...more);

export function paragraph(words: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.textContent = words;
  return made;
}

/** The ways to one place, in one line. */
export function itemOf(ways: readonly Element[], between: string): HTMLLIElement {
  const item = document.createElement('li');
  for (const [index, way] of ways.entries()) item.append(...(index > 0 ? [between] : []), way);
  return item;
}
