import { renderToString } from 'preact-render-to-string';
import type { LadderView } from '#shared/contract/view.ts';
import { placeOf } from '#shared/rules/common/pyramid.ts';
import { anchorsOf, isNumbered, ruleByRule, type WrittenRule } from '#shared/words/written-rule.ts';
import { Rulebook } from '../ui/ladder/clause.tsx';
import { controlsOfView, isUnchallenged } from '../ui/ladder/controls.ts';
import { Matches } from '../ui/ladder/night.tsx';
import { Due } from '../ui/ladder/settlements.tsx';
import { Challenges, Entrants } from './challenges.tsx';
import { About, LadderFooter, More } from './ladder-footer.tsx';
import { LadderHead, LadderHeading, Tabs } from './ladder-head.tsx';
import { type Assets, joiningAt, type PageAddress, renderPage } from './page.tsx';
import { PaperAddress } from './paper-address.tsx';
import { PotGames, Pots } from './pots.tsx';
import { Results } from './results.tsx';
import { Rows } from './rows.tsx';
import { Season } from './season.tsx';
import { Standings, WIDEST } from './standings.tsx';
import { TEXT } from './texts.ts';
import { FinalAhead, FinalFirst, Tonight } from './tonight.tsx';

interface LadderProps {
  readonly view: LadderView;
  readonly place: PageAddress;
  readonly name: string;
  readonly rows: Rows;
}

/** The public page of a ladder. `rows` are those of the page before, if there was one. */
export function renderLadder(view: LadderView, place: PageAddress, assets: Assets, rows: Rows = new Rows()): string {
  const name = view.name ?? place.ladder;
  const title = `${name} – ${place.club.name}`;
  return renderPage({
    title,
    assets,
    script: '/assets/refresh.js',
    pyramid: view.shape && widestRow(view.standings.length),
    unindexed: place.club.unlisted,
    look: place.club,
    head: <LadderHead view={view} place={place} title={title} />,
    children: <LadderPage view={view} place={place} name={name} rows={rows} />,
  });
}

/** The number of the last row of a pyramid, which is as wide; undefined where a pyramid is too large to be drawn. */
function widestRow(players: number): number | undefined {
  const { row } = placeOf(players);
  return players > 0 && row <= WIDEST ? row : undefined;
}

const LadderPage = ({ view, place, name, rows }: LadderProps) => {
  const asking = joiningAt(place, view);
  return (
    <Rulebook.Provider value={{ rules: view.rules, page: '' }}>
      <a class="skip" href="#ladder">
        {TEXT.skip}
      </a>
      <LadderHeading view={view} place={place} name={name} asking={asking} />
      <Tabs view={view} />
      <p class="offline" role="status" id="offline" />
      <main class="in-columns">
        <div class="middle">
          <div class="first">
            <FinalFirst view={view} />
            <Tonight view={view} />
          </div>
          <Standings view={view} rows={rows} asking={asking} />
          <PaperAddress place={place} />
        </div>
        <div class="board">
          {!view.night && <Matches matches={view.matches} title={TEXT.unplayed} />}
          <Challenges view={view} />
          <Entrants entrants={view.entrants ?? []} />
          {view.pots && <Pots pots={view.pots} />}
          <FinalAhead view={view} />
          {view.due && (
            <Due view={view} dues={[view.due, ...(view.later ?? [])]} all={view.laterInAll && view.laterInAll + 1} />
          )}
        </div>
        <div class="side">
          {controlsOfView(view).play.kind === 'pots' ? (
            <PotGames games={view.games ?? []} />
          ) : (
            <Results results={view.results} lastNight={view.lastNight} year={view.asOf.slice(0, 4)} />
          )}
        </div>
        <div id="further">
          <Season view={view} />
          <Rules rules={view.rules} />
          <About view={view} />
        </div>
      </main>
      <More isOver={view.past !== undefined} isInRounds={isUnchallenged({ header: view })} />
      <p class="unseen" role="status" id="news" />
      <LadderFooter view={view} place={place} />
    </Rulebook.Provider>
  );
};

const Rules = ({ rules }: { readonly rules: readonly WrittenRule[] }) =>
  rules.length === 0 ? null : (
    <section class="rules" id="rules">
      <details id="rules-text">
        <summary>
          <h2>{TEXT.rules}</h2>
        </summary>
        <dl dangerouslySetInnerHTML={{ __html: textOf(rules) }} />
      </details>
    </section>
  );

const rendered = new WeakMap<readonly WrittenRule[], string>();

/** Rendered once for all pages that tell the very same rules. */
function textOf(rules: readonly WrittenRule[]): string {
  const text = rendered.get(rules) ?? renderToString(<RulesText rules={rules} />);
  rendered.set(rules, text);
  return text;
}

const RulesText = ({ rules }: { readonly rules: readonly WrittenRule[] }) => (
  <>
    {ruleByRule(rules).map((each) => (
      <>
        <dt>
          {anchorsOf(rules, each).map((anchor) => (
            <i id={anchor} />
          ))}
          {each.heading}
          {isNumbered(each) && <small>{each.clause}</small>}
        </dt>
        <dd>{each.text}</dd>
      </>
    ))}
  </>
);
