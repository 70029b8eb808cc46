/// <reference lib="dom" />
import { render } from 'preact';
import { speakAsBefore } from '../../kit/language.ts';
import { knowSomebody } from '../../kit/somebody.ts';
import { App } from './app.tsx';

const place = document.querySelector('#app');
if (place) {
  void speakAsBefore().then(() => {
    place.replaceChildren();
    render(<App />, place);
    knowSomebody();
  });
}
