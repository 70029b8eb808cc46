/// <reference lib="dom" />
import { render } from 'preact';
import { speakAsBrowser } from '../../kit/page-language.ts';
import { App } from './app.tsx';

speakAsBrowser();
const place = document.querySelector('#app');
if (place) {
  place.replaceChildren();
  place.className = 'desk-app';
  render(<App />, place);
}
