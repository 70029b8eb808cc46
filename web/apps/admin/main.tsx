/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '#web/ui/forms/focus.ts';
import { loadUsualSystem } from '#web/ui/ladder/system.ts';
import { speakAsBefore } from '#web/ui/page/language.ts';
import { ladderOfAddress, loadAnewWhenShownAgain } from '#web/ui/session/session.ts';
import { TITLES } from '#web/ui/texts.ts';
import { Admin } from './app.tsx';
import { RequireSession } from './require-session.tsx';

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
      <RequireSession club={club} ladder={ladder} roles={['organiser', 'scorer']}>
        {(session) => <Admin session={session} club={club} ladder={ladder} />}
      </RequireSession>,
      app,
    );
  });
}
