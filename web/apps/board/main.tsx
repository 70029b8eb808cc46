/// <reference lib="dom" />
import { render } from 'preact';
import { openWithoutConnection } from '../../kit/offline.ts';
import { findSession } from '../../kit/session.ts';
import { loadAnewWhenShownAgain } from '../../kit/sign-out.ts';
import { loadUsualSystem } from '../../kit/system.ts';
import { openTablet } from '../../kit/tablet/use-tablet.ts';
import { App } from './app.tsx';

loadUsualSystem();
void findSession();
const place = document.querySelector('#app');
if (place) {
  place.replaceChildren();
  render(<App tablet={openTablet()} />, place);
}
openWithoutConnection();
loadAnewWhenShownAgain();
