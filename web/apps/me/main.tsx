/// <reference lib="dom" />
import { render } from 'preact';
import { belongAtHome } from '#web/ui/page/home-screen.ts';
import { speakAsBefore } from '#web/ui/page/language.ts';
import { openWithoutConnection } from '#web/ui/page/loading.ts';
import { learnOpened } from '#web/ui/page/news.tsx';
import { loadAnewWhenShownAgain } from '#web/ui/session/session.ts';
import { TITLES } from '#web/ui/texts.ts';
import { App } from './app.tsx';
import { holdBackOffer } from './visits.ts';

const place = document.querySelector('#app');
if (place) {
  void Promise.all([speakAsBefore(() => TITLES.me), learnOpened()]).then(() => {
    place.replaceChildren();
    render(<App />, place);
  });
}
openWithoutConnection();
loadAnewWhenShownAgain();
belongAtHome();
holdBackOffer();
