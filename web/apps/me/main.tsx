/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '#web/kit/focus.ts';
import { speakAsBefore } from '#web/kit/language.ts';
import { openWithoutConnection } from '#web/kit/offline.ts';
import { loadAnewWhenShownAgain } from '#web/kit/sign-out.ts';
import { loadUsualSystem } from '#web/kit/system.ts';
import { TITLES } from '#web/kit/texts.ts';
import { App } from './app.tsx';

loadUsualSystem();
const place = document.querySelector('#app');
if (place) {
  void speakAsBefore(() => TITLES.me).then(() => {
    place.replaceChildren();
    render(<App />, place);
  });
}
openWithoutConnection();
loadAnewWhenShownAgain();
keepFocus();
