import { describe, expect, it } from 'vitest';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { historyView } from '#shared/contract/history.ts';
import { ladderState } from '#shared/contract/state.ts';
import { ladderView } from '#shared/contract/view.ts';
import { publicSnapshot } from '#shared/engine/format-ladder.ts';
import { formatLog } from '#shared/log/format.ts';
import { Forgetting } from '#shared/view/forgetting.ts';
import { historyHeadOf } from '#shared/view/history.ts';
import { entrantsWith, namesIn } from '#shared/view/last-names.ts';
import { FULL_NAMES, type Naming } from '#shared/view/naming.ts';
import { opponentsOf } from '#shared/view/opponents.ts';
import { FULL } from '#shared/view/pieces.ts';
import { publicNames } from '#shared/view/player-notices/notices-of-line.ts';
import { playerPart } from '#shared/view/player-part.ts';
import { publicCommands, publicSeason } from '#shared/view/public-season.ts';
import { SeasonNarrative } from '#shared/view/season-narrative.ts';
import { suggestGames } from '#shared/view/suggested-games.ts';
import { buildView } from '#shared/view/view.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { LANGUAGES } from '#shared/vocabulary/language.ts';
import { asPlayed } from '#shared/words/game.ts';
import { textOf } from '#shared/words/phrase.ts';
import { idOf, known } from '../rules/club.ts';
import { PairsClub, peopleOf } from '../rules/pairs/club.ts';
import { seasonHistory, seasonView } from './club.ts';
import { replayed } from './vectors.ts';

const commandsOf = ({ season }: PairsClub) => season.lines().map(({ command }) => command);
const shownOf = (club: PairsClub, naming: Naming = FULL_NAMES) =>
  publicSeason(club.season.header, commandsOf(club), naming);
const logOf = (club: PairsClub, naming: Naming = FULL_NAMES) =>
  formatLog(club.season.header, publicCommands(club.season.header, commandsOf(club), naming));
const namesOn = ({ order, players }: Ladder) => order.players().map((id) => players.get(id)?.name);
const hidingAnn: Naming = { ...FULL_NAMES, alone: { ann: 'initials' } };

/** A club where ann and bob have beaten cy and dee, and bob has left ann for eve. */
function regrouped() {
  const club = PairsClub.of('cy dee', 'ann bob gus').plays('p2', 'p1', [1, 0]);
  club.regroup('p2', 'ann eve gus').does('result', {
    ...club.issue('p1', 'p2'),
    score: [1, 0],
    lineup: ['gus', 'eve', 'cy', 'dee'],
  });
  return club;
}

const changesIn = ({ season }: PairsClub) =>
  seasonHistory(season, season.ladder.at).changes?.map(({ text }) => textOf(text));

describe('a ladder of pairs', () => {
  it('shows with each pair who plays as it, as the contract has it', () => {
    const { season } = regrouped();
    const view = seasonView(season, season.ladder.at);
    expect(view.standings.map(({ name, people }) => [name, people?.map((each) => each.name)])).toEqual([
      ['Cy Fox / Dee Orr', ['Cy Fox', 'Dee Orr']],
      ['Ann Lee / Eve Gray', ['Ann Lee', 'Eve Gray', 'Gus Moe']],
    ]);
    expect(ladderView.parse(view)).toEqual(view);
    const state = JSON.parse(JSON.stringify(publicSnapshot(season.ladder)));
    expect(ladderState.parse(state)).toEqual(state);
    expect(state.pairs).toContainEqual(['p2', { people: peopleOf('ann eve gus'), former: peopleOf('bob') }]);
  });

  it('tells who plays with whom now, in each language, and nothing of a mere change of order', () => {
    const club = PairsClub.of('ann bob', 'cy dee')
      .regroup('p1', 'bob ann')
      .regroup('p1', 'bob fay')
      .regroup('p2', 'eve gus');
    club.regroup('p2', 'eve gus ann');
    const told = () => changesIn(club);
    expect(LANGUAGES.map((each) => inLanguage(each, told))).toEqual([
      [
        'Bob Ray now plays with Fay Hill.',
        'Eve Gray and Gus Moe now play as Eve Gray / Gus Moe.',
        'Eve Gray, Gus Moe and Ann Lee now play as Eve Gray / Gus Moe.',
      ],
      [
        'Bob Ray spielt jetzt mit Fay Hill.',
        'Als Eve Gray / Gus Moe spielen jetzt Eve Gray und Gus Moe.',
        'Als Eve Gray / Gus Moe spielen jetzt Eve Gray, Gus Moe und Ann Lee.',
      ],
      [
        'Bob Ray joue désormais avec Fay Hill.',
        'Eve Gray / Gus Moe réunit désormais Eve Gray et Gus Moe.',
        'Eve Gray / Gus Moe réunit désormais Eve Gray, Gus Moe et Ann Lee.',
      ],
    ]);
  });

  it('tells of each result who played, and who stood in', () => {
    const { season } = regrouped();
    const { results } = seasonView(season, season.ladder.at);
    expect(results.map(asPlayed)).toEqual([' (with Gus Moe)', '']);
    const history = seasonHistory(season, season.ladder.at);
    expect(history.results.map(({ lineup }) => lineup?.join(' '))).toEqual(['ann bob cy dee', 'cy dee gus eve']);
    expect(history.people?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Bob Ray', 'Gus Moe', 'Ann Lee']));
    expect(historyView.parse(history)).toEqual(history);
  });

  it('has a part for each pair, with those who have played as it or against it', () => {
    const club = regrouped().join('p3', { people: peopleOf('zoe yan') });
    const at = club.ladder.at;
    const part = playerPart(seasonView(club.season, at), seasonHistory(club.season, at), 'p2');
    expect(part.history.people?.map(({ id }) => id).toSorted()).toEqual(['ann', 'bob', 'cy', 'dee', 'eve', 'gus']);
    expect(part.history.changes?.map(({ text }) => textOf(text))).toEqual([
      'Ann Lee, Eve Gray and Gus Moe now play as Ann Lee / Eve Gray.',
    ]);
  });

  it('works out again who played a result when a regroup before it is voided', () => {
    const club = PairsClub.of('cy dee', 'ann bob').regroup('p2', 'ann eve');
    const line = club.line;
    club.plays('p2', 'p1', [1, 0]).void(line);
    expect(seasonHistory(club.season, club.ladder.at).results.map(({ lineup }) => lineup?.join(' '))).toEqual([
      'ann bob cy dee',
    ]);
  });

  it('goes on from a snapshot as if it had been told from the beginning', () => {
    const club = regrouped();
    const before = commandsOf(club).length;
    club.does('result', { ...club.issue('p2', 'p1'), score: [1, 0], lineup: ['gus', 'ann', 'cy', 'dee'] });
    const [whole, first] = [new SeasonNarrative(club.season.header), new SeasonNarrative(club.season.header)];
    for (const command of commandsOf(club)) whole.append(command);
    for (const command of commandsOf(club).slice(0, before)) first.append(command);
    const resumed = new SeasonNarrative(club.season.header, FULL, JSON.parse(JSON.stringify(first.told.snapshot())));
    for (const command of commandsOf(club).slice(before)) resumed.append(command);
    const toldBy = ({ told }: SeasonNarrative) => [
      buildView(told, club.ladder.at),
      historyHeadOf(told, [], club.ladder.at),
    ];
    expect(toldBy(resumed)).toEqual(toldBy(whole));
    expect(asPlayed(known(buildView(resumed.told, club.ladder.at).results[0]))).toBe(' (with Gus Moe)');
  });

  it('thinks of no challenge by which somebody would play themselves, nor suggests anybody two games at once', () => {
    const { ladder } = PairsClub.of('ann bob', 'cy dee', 'ann fay', 'eve gus');
    const opponents = opponentsOf(ladder, idOf('p3'), ladder.at).map(({ player }) => player);
    expect(opponents).toEqual(['p2', 'p4']);
    const scene = { ladder, at: ladder.at, free: new Map(), suggested: new Set<never>() };
    expect(suggestGames(scene, 'everybody').games).toHaveLength(1);
  });
});

describe('what the public knows of pairs', () => {
  it('is all of them, where names are shown', () => {
    const club = regrouped().rename('p1', 'Net Gain');
    const shown = shownOf(club).ladder;
    expect(namesOn(shown)).toEqual(['Net Gain', 'Ann Lee / Eve Gray']);
    expect(publicSnapshot(replayed(logOf(club)).ladder)).toEqual(publicSnapshot(shown));
  });

  it.each([
    ['initials', ['C. F. / D. O.', 'A. L. / E. G.']],
    ['nickname', ['C. F. / D. O.', 'The Rook / E. G.']],
  ] as const)('is made of what is shown of its people: %s', (mode, names) => {
    const club = regrouped().rename('p1', 'Cy and Dee');
    const naming: Naming = { mode, nicknames: { ann: 'The Rook' } };
    expect(namesOn(shownOf(club, naming).ladder)).toEqual(names);
    expect(logOf(club, naming)).not.toMatch(/Ann|Bob|Cy |Dee|Gus|"ann"|"bob"|"p2":|"gus"/);
  });

  it('hides a pair’s id and its own name as soon as anybody who ever plays as it is hidden, and others’ not', () => {
    const club = PairsClub.of('cy dee', 'bob eve').rename('p2', 'Ann’s friends').rename('p1', 'Net Gain');
    expect(logOf(club, hidingAnn)).toContain('Ann’s friends');
    club.plays('p2', 'p1', [1, 0]).regroup('p2', 'bob ann');
    const log = logOf(club, hidingAnn);
    expect(log).not.toMatch(/p2|"ann"|Ann/);
    expect(log).toContain('Net Gain');
    const shown = shownOf(club, hidingAnn).ladder;
    expect(namesOn(shown)).toEqual(['Bob Ray / A. L.', 'Net Gain']);
  });

  it('hides the name that the club gave a pair also where a seed lists it again without its people', () => {
    const club = PairsClub.of('cy dee')
      .join('p2', { people: peopleOf('ann bob'), name: 'Annies' })
      .void(2);
    club.does('seed', { order: 'given', players: [{ id: 'p2', name: 'Annies' }] });
    expect(namesOn(club.ladder)).toEqual(['Annies']);
    expect(logOf(club, hidingAnn)).not.toMatch(/"A\."|Annies|"p2"/);
    expect(namesOn(shownOf(club, hidingAnn).ladder)).toEqual(['A. L. / Bob Ray']);
  });

  it('calls people and pairs alike in what is told to somebody', () => {
    const club = regrouped().rename('p1', 'Net Gain');
    const log = { header: club.season.header, commands: commandsOf(club) };
    const called = (naming: Naming) =>
      ['p1', 'p2', 'ann', 'bob'].map((id) => publicNames(log, club.ladder, naming).named(idOf(id)).name);
    expect(called(FULL_NAMES)).toEqual(['Net Gain', 'Ann Lee / Eve Gray', 'Ann Lee', 'Bob Ray']);
    expect(called(hidingAnn)).toEqual(['Net Gain', 'A. L. / Eve Gray', 'A. L.', 'Bob Ray']);
  });
});

describe('forgetting somebody who plays as a pair', () => {
  it('leaves the pair, with somebody unknown in their place, in every line', () => {
    const club = regrouped().rename('gus', 'Gustav Moe').rename('p2', 'Gus and the others');
    const commands = commandsOf(club);
    expect(namesIn(commands, idOf('gus'))).toEqual(['Gus Moe', 'Gustav Moe']);
    const said = [...namesIn(commands, idOf('gus')), 'Gus'];
    const gone = { player: idOf('gus'), as: idOf('gone-1') };
    const plays = entrantsWith(commands, gone);
    const forgetting = new Forgetting({ ...gone, name: 'a former player', said, plays });
    const log = formatLog(
      club.season.header,
      commands.map((command) => forgetting.command(command)),
    );
    expect(log).not.toMatch(/gus/i);
    const { ladder } = replayed(log);
    expect(known(ladder.players.get(idOf('p2'))).name).toBe('a former player and the others');
    expect(log).toContain('"lineup":["gone-1","eve","cy","dee"]');
  });
});
