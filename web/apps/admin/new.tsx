/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '#web/ui/forms/focus.ts';
import { speakAsBefore } from '#web/ui/page/language.ts';
import { loadAnewWhenShownAgain } from '#web/ui/session/session.ts';
import { TITLES } from '#web/ui/texts.ts';
import { NewLadder } from './new-ladder.tsx';
import { RequireSession } from './require-session.tsx';

loadAnewWhenShownAgain();
keepFocus();
const app = document.querySelector('#app');
if (app) {
  void speakAsBefore(() => TITLES.new).then(() => {
    app.replaceChildren();
    app.className = 'desk-app';
    const club = new URLSearchParams(location.search).get('club') ?? undefined;
    render(
      <RequireSession {...(club !== undefined && { club })} roles={['organiser']}>
        {(session) => <NewLadder session={session} />}
      </RequireSession>,
      app,
    );
  });
}
