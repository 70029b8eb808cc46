import { expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { FULL_NAMES } from '#shared/view/naming.ts';
import { publicCommands } from '#shared/view/public-season.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { textOf } from '#shared/words/phrase.ts';
import { houseOf } from '../rules/house/club.ts';
import { noticesOf, seasonHistory, seasonView } from './club.ts';

const WHY = 'second no-show';

function placed() {
  const club = houseOf(4);
  for (const [player, name] of Object.entries({ 1: 'Ann', 2: 'Bob' })) club.does('rename', { player, name });
  return club.because(WHY).does('place', { player: '1', rung: 3 });
}

const whyOf = (player: string, { season } = placed()) =>
  seasonView(season, season.ladder.at)
    .standings.find(({ id }) => id === player)
    ?.why.map(({ text }) => textOf(text))[0];

it('the row of a player who was put on another rung says by whom and why, and those of others who it was', () => {
  expect(LANGUAGES.map((each) => inLanguage(each, () => [whyOf('1'), whyOf('2')]))).toEqual([
    ['moved to 3rd by the organiser: second no-show', 'Ann was moved to 3rd by the organiser'],
    ['von der Leitung auf Platz 3 gesetzt: second no-show', 'Ann wurde von der Leitung auf Platz 3 gesetzt'],
    [
      'au rang 3 sur décision de l’organisateur\u202f: second no-show',
      'Ann passe au rang 3 sur décision de l’organisateur',
    ],
  ]);
});

it('what the season tells of has it with its reason, and says when it was undone', () => {
  const club = placed();
  const said = () => {
    const { changes = [] } = seasonHistory(club.season, club.ladder.at);
    return changes.map(({ text }) => textOf(text));
  };
  expect(said()).toEqual(['Ann was moved to 3rd by the organiser: second no-show.']);
  club.void();
  expect(said()).toEqual(['Ann was moved to 3rd by the organiser: second no-show. Undone on 1 March 2023.']);
  expect(whyOf('1', club)).toBe('began the season in 1st');
});

it('the public log has the reason, unlike that of an exception, and is accepted by whoever replays it', () => {
  const { season } = placed();
  const commands = season.lines().map(({ command }) => command);
  expect(publicCommands(season.header, commands, FULL_NAMES).at(-1)).toMatchObject({ verb: 'place', override: WHY });
});

it('the player is told by whom and why, and others whom it moved who it was', () => {
  const told = () => {
    const { season } = placed();
    const before = placed().void().ladder;
    const notices = noticesOf(season.header, season.lines(), before, season.ladder);
    return Object.fromEntries(notices.map(({ player, text }) => [player, text]));
  };
  expect(LANGUAGES.map((each) => inLanguage(each, told))).toEqual([
    {
      1: 'The organiser moved you from 1st to 3rd: second no-show.',
      2: 'You moved from 2nd to 1st: Ann was moved to 3rd by the organiser.',
      3: 'You moved from 3rd to 2nd: Ann was moved to 3rd by the organiser.',
    },
    {
      1: 'Die Leitung hat dich von Platz 1 auf Platz 3 gesetzt: second no-show.',
      2: 'Du bist von Platz 2 auf Platz 1 gekommen: Ann wurde von der Leitung auf Platz 3 gesetzt.',
      3: 'Du bist von Platz 3 auf Platz 2 gekommen: Ann wurde von der Leitung auf Platz 3 gesetzt.',
    },
    {
      1: 'L’organisateur vous fait passer du rang 1 au rang 3\u202f: second no-show.',
      2: 'Vous passez du rang 2 au rang 1\u202f: Ann passe au rang 3 sur décision de l’organisateur.',
      3: 'Vous passez du rang 3 au rang 2\u202f: Ann passe au rang 3 sur décision de l’organisateur.',
    },
  ]);
});

it('those whom it moved are told when it is undone', () => {
  const told = () => {
    const club = placed();
    const before = club.ladder;
    const { season } = club.void();
    return noticesOf(season.header, season.lines(), before, season.ladder).map(({ player, text }) => [player, text]);
  };
  expect(LANGUAGES.map((each) => inLanguage(each, told)[0])).toEqual([
    ['1', 'You moved from 3rd to 1st: you were moved to 3rd by the organiser. Undone on 1 March 2023.'],
    [
      '1',
      'Du bist von Platz 3 auf Platz 1 gekommen: Du wurdest von der Leitung auf Platz 3 gesetzt. Rückgängig gemacht am 1. März 2023.',
    ],
    [
      '1',
      'Vous passez du rang 3 au rang 1\u202f: vous passez au rang 3 sur décision de l’organisateur. Annulé le 1er mars 2023.',
    ],
  ]);
  expect(told().map(([player]) => player)).toEqual(['1', '2', '3']);
});
