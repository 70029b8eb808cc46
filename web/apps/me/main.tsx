/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '../../kit/focus.ts';
import { speakAsBefore } from '../../kit/language.ts';
import { openWithoutConnection } from '../../kit/offline.ts';
import { loadAnewWhenShownAgain } from '../../kit/sign-out.ts';
import { loadUsualSystem } from '../../kit/system.ts';
import { TITLES } from '../../kit/texts.ts';
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
