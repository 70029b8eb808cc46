/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '../../kit/focus.ts';
import { speakAsBrowser } from '../../kit/page-language.ts';
import { App } from './app.tsx';

speakAsBrowser();
keepFocus();
const place = document.querySelector('#app');
if (place) {
  place.replaceChildren();
  place.className = 'desk-app';
  render(<App />, place);
}
