/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '../../kit/focus.ts';
import { speakAsBefore } from '../../kit/language.ts';
import { ladderOfAddress } from '../../kit/session.ts';
import { loadAnewWhenShownAgain } from '../../kit/sign-out.ts';
import { loadUsualSystem } from '../../kit/system.ts';
import { TITLES } from '../../kit/texts.ts';
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
