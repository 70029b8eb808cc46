/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '#web/kit/focus.ts';
import { speakAsBefore } from '#web/kit/language.ts';
import { loadPart } from '#web/kit/loading.ts';
import { openWithoutConnection } from '#web/kit/offline.ts';
import { loadAnewWhenShownAgain } from '#web/kit/sign-out.ts';
import { loadUsualSystem } from '#web/kit/system.ts';
import { openTablet } from '#web/kit/tablet/use-tablet.ts';
import { TITLES } from '#web/kit/texts.ts';
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
