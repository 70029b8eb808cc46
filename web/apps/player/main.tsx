/// <reference lib="dom" />
import { render } from 'preact';
import { speakAsBefore } from '#web/ui/page/language.ts';
import { knowSomebody } from '#web/ui/session/remembered.ts';
import { TITLES } from '#web/ui/texts.ts';
import { App } from './app.tsx';

const place = document.querySelector('#app');
if (place) {
  void speakAsBefore(() => TITLES.player).then(() => {
    place.replaceChildren();
    render(<App />, place);
    knowSomebody();
  });
}
