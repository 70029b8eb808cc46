/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '../../kit/focus.ts';
import { speakAsBefore } from '../../kit/language.ts';
import { loadPart } from '../../kit/loading.ts';
import { openWithoutConnection } from '../../kit/offline.ts';
import { loadAnewWhenShownAgain } from '../../kit/sign-out.ts';
import { loadUsualSystem } from '../../kit/system.ts';
import { openTablet } from '../../kit/tablet/use-tablet.ts';
import { TITLES } from '../../kit/texts.ts';
import { App, STAGE } from './app.tsx';
import { officialsAt } from './people.ts';

/** Milliseconds between two looks: two tablets of a club night show the same. */
const PACE = 1000;

loadUsualSystem();
const place = document.querySelector('#app');
if (place) {
  void speakAsBefore(() => TITLES.board).then(() => {
    place.replaceChildren();
    render(<App tablet={openTablet({ whose: 'board', pace: PACE, manner: officialsAt(STAGE) })} />, place);
  });
}
openWithoutConnection();
// So that it opens without a connection, too.
void loadPart('tonight').catch(() => undefined);
loadAnewWhenShownAgain();
keepFocus();
