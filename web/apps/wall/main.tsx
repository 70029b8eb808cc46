/// <reference lib="dom" />
import { render } from 'preact';
import { speakAsBefore } from '../../kit/language.ts';
import { TITLES } from '../../kit/texts.ts';
import { App } from './app.tsx';

const place = document.querySelector('#app');
if (place) {
  void speakAsBefore(() => TITLES.wall).then(() => {
    place.replaceChildren();
    render(<App />, place);
  });
}
