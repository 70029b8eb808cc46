/// <reference lib="dom" />
import { render } from 'preact';
import { openWithoutConnection } from '../client/offline.ts';
import { findSession } from '../client/session.ts';
import { loadAnewWhenShownAgain } from '../client/sign-out.ts';
import { App } from './app.tsx';
import { openTablet } from './use-tablet.ts';

void findSession();
const place = document.querySelector('#app');
if (place) {
  place.replaceChildren();
  render(<App tablet={openTablet()} />, place);
}
openWithoutConnection();
loadAnewWhenShownAgain();
