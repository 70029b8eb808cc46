/// <reference lib="dom" />
import { type ComponentChild, render } from 'preact';
import { keepFocus } from '#web/ui/forms/focus.ts';
import { speakAsBefore } from '#web/ui/page/language.ts';
import { loadAnewWhenShownAgain } from '#web/ui/session/session.ts';

/** Shows a page of Admin in place of what stood there while its script loaded. */
export function show(title: () => string, page: ComponentChild): void {
  loadAnewWhenShownAgain();
  keepFocus();
  const app = document.querySelector('#app');
  if (!app) return;
  void speakAsBefore(title).then(() => {
    app.replaceChildren();
    app.className = 'desk-app';
    render(page, app);
  });
}
