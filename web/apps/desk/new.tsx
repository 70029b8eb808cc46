/// <reference lib="dom" />
import { render } from 'preact';
import { loadAnewWhenShownAgain } from '../../kit/sign-out.ts';
import { Door } from './door.tsx';
import { NewLadder } from './new-ladder.tsx';

loadAnewWhenShownAgain();
const app = document.querySelector('#app');
if (app) {
  app.replaceChildren();
  app.className = 'desk-app';
  const club = new URLSearchParams(location.search).get('club') ?? undefined;
  render(
    <Door {...(club !== undefined && { club })} roles={['organiser']}>
      {(session) => <NewLadder session={session} />}
    </Door>,
    app,
  );
}
