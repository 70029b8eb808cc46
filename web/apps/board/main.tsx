/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '#web/ui/forms/focus.ts';
import { hangThere } from '#web/ui/page/hanging.ts';
import { speakAsBefore } from '#web/ui/page/language.ts';
import { loadPart, openWithoutConnection } from '#web/ui/page/loading.ts';
import { learnOpened } from '#web/ui/page/news.tsx';
import { loadAnewWhenShownAgain } from '#web/ui/session/session.ts';
import { waiting } from '#web/ui/tablet/queue.ts';
import type { Tablet } from '#web/ui/tablet/tablet.ts';
import { openTablet } from '#web/ui/tablet/use-tablet.ts';
import { TITLES } from '#web/ui/texts.ts';
import { App, STAGE } from './app.tsx';
import { officialsAt } from './outbox.ts';

/** Nothing is open, and nothing waits to be sent. */
const isAtRest = ({ known: { queue, reached } }: Tablet): boolean =>
  reached && waiting(queue).length === 0 && !document.querySelector('dialog[open]');

const place = document.querySelector('#app');
if (place) {
  void Promise.all([speakAsBefore(() => TITLES.board), learnOpened()]).then(() => {
    const tablet = openTablet({ whose: 'board', manner: officialsAt(STAGE) });
    place.replaceChildren();
    render(<App tablet={tablet} />, place);
    hangThere(() => isAtRest(tablet));
  });
}
openWithoutConnection();
// So that it opens without a connection, too.
void loadPart('tonight').catch(() => undefined);
loadAnewWhenShownAgain();
keepFocus();
