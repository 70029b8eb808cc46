/// <reference lib="dom" />
import { render } from 'preact';
import { speakAsBefore } from '#web/kit/language.ts';
import { knowSomebody } from '#web/kit/somebody.ts';
import { TITLES } from '#web/kit/texts.ts';
import { App } from './app.tsx';

const place = document.querySelector('#app');
if (place) {
  void speakAsBefore(() => TITLES.player).then(() => {
    place.replaceChildren();
    render(<App />, place);
    knowSomebody();
  });
}
