/// <reference lib="dom" />
import { render } from 'preact';
import { keepFocus } from '../../kit/focus.ts';
import { speakAsBrowser } from '../../kit/page-language.ts';
import { App, NoLadder } from './app.tsx';
import { TEXT } from './texts.ts';

const ID = /^[a-z0-9-]{1,64}$/;

speakAsBrowser();
keepFocus();
document.title = TEXT.title;
const place = document.querySelector('#app');
const [club = '', ladder = '', ...more] = location.hash.slice(1).split('/');
if (place) {
  place.replaceChildren();
  place.className = 'desk-app';
  const isLadder = [club, ladder].every((id) => ID.test(id)) && more.length === 0;
  render(isLadder ? <App club={club} ladder={ladder} /> : <NoLadder />, place);
}
addEventListener('hashchange', () => location.reload());
