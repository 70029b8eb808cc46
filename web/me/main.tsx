/// <reference lib="dom" />
import { render } from 'preact';
import { openWithoutConnection } from '../client/offline.ts';
import { loadAnewWhenShownAgain } from '../client/sign-out.ts';
import { App } from './app.tsx';

const place = document.querySelector('#app');
if (place) {
  place.replaceChildren();
  render(<App />, place);
}
openWithoutConnection();
loadAnewWhenShownAgain();
