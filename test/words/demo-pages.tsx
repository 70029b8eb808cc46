import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { formatFeed } from '#functions/publishing/feed.ts';
import { DEMO_LADDERS } from '#local/demo/demos.ts';
import type { DemoLadder } from '#local/demo/scribe.ts';
import type { Season, Step } from '#shared/engine/season.ts';
import { cardOf, clubNights } from '#shared/view/card.ts';
import { replayedSteps } from '#shared/view/happenings.ts';
import { FULL_NAMES } from '#shared/view/naming.ts';
import { opponentsNear } from '#shared/view/opponents.ts';
import { personalNotices, publicNames } from '#shared/view/player-notices/notices-of-line.ts';
import { language } from '#shared/words/language.ts';
import { textOf } from '#shared/words/phrase.ts';
import { Bouts, Records } from '#web/apps/player/bouts.tsx';
import { Challenges } from '#web/apps/wall/challenges.tsx';
import { Night } from '#web/apps/wall/night.tsx';
import { APP_NAMES, renderApp, renderEnter } from '#web/pages/apps.tsx';
import { renderClub } from '#web/pages/club-page.tsx';
import { renderEmbed } from '#web/pages/embed-page.tsx';
import { renderFront } from '#web/pages/front-page.tsx';
import { renderLadder } from '#web/pages/ladder-page.tsx';
import { boutsOf } from '#web/ui/ladder/record.ts';
import { TITLES } from '#web/ui/texts.ts';
import { at, seasonHistory, seasonView, toldOf } from '../view/club.ts';
import { ASSETS } from '../view/page.ts';

/** In the middle of the demo's club night. */
const NOW = at('2026-11-27T20:20:00Z');
const ORIGIN = 'https://ladder.example';
/** Of how many of its last lines the players are told, and of how many players the pages are read. */
const [LINES, PLAYERS] = [120, 4];

export interface Demo {
  readonly demo: DemoLadder;
  readonly season: Season;
}

export const DEMOS: readonly Demo[] = DEMO_LADDERS.map((demo) => ({ demo, season: demo.play(NOW) }));

const BLOCKS =
  'p|li|ul|ol|dl|dt|dd|td|th|tr|h[1-6]|summary|details|section|caption|table|thead|tbody|div|main|header|footer|nav|aside|label|button|title|option|br|figure|figcaption|small|i|entry|content|updated|published|id|name|feed|generator';
const BOX = new RegExp(String.raw`</?(?:${BLOCKS})\b(?:"[^"]*"|[^">])*>`, 'g');
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
};

const plain = (text: string): string =>
  text
    .replace(/&(?:lt|gt|quot|amp|#39);/g, (entity) => ENTITIES[entity] ?? '')
    .replaceAll('\u2060', '')
    .replace(/[ \t\n]+/g, ' ')
    .trim();

/** What is seen of a page, a line for each box of it, what is folded away included. */
export const seenOf = (html: string): readonly string[] =>
  html
    .replace(/<head>.*?<\/head>|<(?:script|style)\b.*?<\/(?:script|style)>/gs, '')
    .replace(BOX, '\n')
    .replace(/<(?:"[^"]*"|[^">])*>/g, '')
    .split('\n')
    .map(plain)
    .filter((line) => line !== '');

/** What is said of it besides: to those who hear it, where a mouse rests, and in previews of its link. */
const heardOf = (html: string): readonly string[] =>
  [...html.matchAll(/\s(?:title|aria-label|alt|placeholder)="([^"]*)"|name="description" content="([^"]*)"/g)].map(
    ([, said, description = '']) => plain(said ?? description),
  );

const read = (html: string): readonly string[] => [...seenOf(html), ...heardOf(html)];
const drawn = (page: JSX.Element): readonly string[] => read(renderToString(page));

/** The ladder's own page in the language that is read. */
export const pageOfDemo = ({ demo, season }: Demo): string =>
  renderLadder(seasonView(season, NOW), placeOf(demo), ASSETS);

const placeOf = ({ club, name, ladder }: DemoLadder) => ({
  club: { id: club, name, joining: true },
  ladder,
  origin: ORIGIN,
});

/** All lines that people read of a demo ladder, in the language that is read: its pages, its feed, and what its players are told. */
export function* linesOf(each: Demo): Generator<string> {
  const { demo, season } = each;
  const [place, view, history] = [placeOf(demo), seasonView(season, NOW), seasonHistory(season, NOW)];
  yield* read(pageOfDemo(each));
  yield* read(renderEmbed(view, place, ASSETS));
  const card = cardOf(view, [], clubNights(season.ladder, NOW), view.results.length);
  const about = { systemName: view.systemName, season: view.season };
  yield* read(renderClub(place.club, [{ id: demo.ladder, name: view.name ?? demo.ladder, about, card }], ASSETS));
  yield* read(
    renderFront(
      { clubs: [{ ...place.club, ladders: [{ id: demo.ladder, card }] }], mails: true, signUp: true },
      ASSETS,
    ),
  );
  yield* drawn(<Challenges view={view} open={view.challenges?.filter(({ state }) => state !== 'awaiting') ?? []} />);
  if (view.night) yield* drawn(<Night night={view.night} matches={view.matches} at={view.asOf} />);
  for (const { id, why } of view.standings) {
    for (const { text } of why) yield textOf(text);
    if (view.standings.findIndex((standing) => standing.id === id) >= PLAYERS) continue;
    const bouts = boutsOf(
      history,
      history.players.findIndex((player) => player.id === id),
    );
    yield* drawn(<Bouts history={history} bouts={bouts} view={view} />);
    yield* drawn(<Records history={history} bouts={bouts} />);
    for (const { refusal } of opponentsNear(season.ladder, id, NOW, 20).judged) if (refusal) yield refusal.message;
  }
  yield* read(formatFeed(toldOf(season), place, NOW));
  yield* mailsOf(each);
}

function* mailsOf({ demo, season }: Demo): Generator<string> {
  const lines = season.lines();
  const commands = lines.map(({ command }) => command);
  const names = publicNames({ header: season.header, commands }, season.ladder, FULL_NAMES);
  const place = { club: demo.club, ladder: demo.ladder };
  for (const { entry, before, after } of stepsByLine(season).slice(-LINES))
    for (const { title, text } of personalNotices({ entry, before, after, names, place })) yield* [title, text];
}

/** What fell due in a line is told with it, once. */
function stepsByLine(season: Season): readonly Step[] {
  const byLine = new Map<number, Step>();
  for (const step of replayedSteps(season.header, season.lines())) {
    const { before = step.before } = byLine.get(step.entry.line) ?? {};
    byLine.set(step.entry.line, { ...step, before });
  }
  return [...byLine.values()];
}

/** The pages that are the same for all clubs, in the language that is read. */
export const linesOfApps = (): readonly string[] => [
  ...APP_NAMES.flatMap((name) => read(renderApp({ title: TITLES[name], script: `/assets/${name}.js` }, ASSETS))),
  ...read(renderEnter(ASSETS)),
  language(),
];
