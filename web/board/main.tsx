/// <reference lib="dom" />
import { render } from 'preact';
import { openWithoutConnection } from '../client/offline.ts';
import { App } from './app.tsx';
import { openTablet } from './use-tablet.ts';

const place = document.querySelector('#app');
if (place) {
  place.replaceChildren();
  render(<App tablet={openTablet()} />, place);
}
openWithoutConnection();
