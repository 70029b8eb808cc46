/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '#web/kit/focus.ts';
import { speakAsBefore } from '#web/kit/language.ts';
import { ladderOfAddress } from '#web/kit/session.ts';
import { loadAnewWhenShownAgain } from '#web/kit/sign-out.ts';
import { loadUsualSystem } from '#web/kit/system.ts';
import { TITLES } from '#web/kit/texts.ts';
import { Desk } from './app.tsx';
import { Door } from './door.tsx';

loadUsualSystem();
loadAnewWhenShownAgain();
keepFocus();
const { club, ladder } = ladderOfAddress();
const app = document.querySelector('#app');
if (app) {
  void speakAsBefore(() => TITLES.desk).then(() => {
    app.replaceChildren();
    app.className = 'desk-app';
    render(
      <Door club={club} ladder={ladder} roles={['organiser', 'scorer']}>
        {(session) => <Desk session={session} club={club} ladder={ladder} />}
      </Door>,
      app,
    );
  });
}
