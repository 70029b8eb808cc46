/// <reference lib="dom" />
import { render } from 'preact';
import { openWithoutConnection } from '../../kit/offline.ts';
import { loadAnewWhenShownAgain } from '../../kit/sign-out.ts';
import { loadUsualSystem } from '../../kit/system.ts';
import { App } from './app.tsx';

loadUsualSystem();
const place = document.querySelector('#app');
if (place) {
  place.replaceChildren();
  render(<App />, place);
}
openWithoutConnection();
loadAnewWhenShownAgain();
