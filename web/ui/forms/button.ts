/// <reference lib="dom" />

/** A button that is pressed once at a time. */
export function button(words: string, act: () => unknown): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.addEventListener('click', async () => {
    made.disabled = true;
    await act();
    made.disabled = false;
  });
  return made;
}
