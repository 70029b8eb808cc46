/// <reference lib="dom" />
import { render } from 'preact';
import { App } from './app.tsx';

const place = document.querySelector('#app');
if (place) {
  place.replaceChildren();
  render(<App />, place);
}
