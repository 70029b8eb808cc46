/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '#web/ui/forms/focus.ts';
import { loadUsualSystem } from '#web/ui/ladder/system.ts';
import { speakAsBefore } from '#web/ui/page/language.ts';
import { loadPart, openWithoutConnection } from '#web/ui/page/loading.ts';
import { loadAnewWhenShownAgain } from '#web/ui/session/session.ts';
import { openTablet } from '#web/ui/tablet/use-tablet.ts';
import { TITLES } from '#web/ui/texts.ts';
import { App, STAGE } from './app.tsx';
import { officialsAt } from './outbox.ts';

loadUsualSystem();
const place = document.querySelector('#app');
if (place) {
  void speakAsBefore(() => TITLES.board).then(() => {
    place.replaceChildren();
    render(<App tablet={openTablet({ whose: 'board', manner: officialsAt(STAGE) })} />, place);
  });
}
openWithoutConnection();
// So that it opens without a connection, too.
void loadPart('tonight').catch(() => undefined);
loadAnewWhenShownAgain();
keepFocus();
