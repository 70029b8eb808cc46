/// <reference lib="dom" />

import { useEffect, useState } from 'preact/hooks';
import type { DueView, LadderView } from '#shared/contract/view.ts';
import type { DisputeView } from '#shared/features/disputes.ts';
import type { MatchPlay } from '#shared/systems/play-controls.ts';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { Due } from '#web/ui/ladder/settlements.tsx';
import { useLook } from '#web/ui/page/news.tsx';
import { readFile } from '#web/ui/page/published.ts';
import { Name } from '#web/ui/page/words.tsx';
import { ask } from '#web/ui/session/api.ts';
import { MARKS, WORDS } from '#web/ui/texts.ts';
import { useAdmin } from './admin.ts';
import type { ApprovalsProps } from './approvals.tsx';
import type { Part } from './disputes.tsx';
import { ChallengeForm, MatchForm } from './match-forms.tsx';
import { OpenGame } from './open-game.tsx';
import { LazyPanel, LazyWith } from './panels.tsx';
import type { SeasonsProps } from './seasons/section.tsx';
import { TEXT } from './texts.ts';
import { isSeasonOver } from './view.ts';

const W = TEXT.play;

export const Play = () => {
  const { view, session } = useAdmin();
  const published = usePublished(view.version);
  const dues = published ? duesIn(published) : [];
  const { disputes, look } = useDisputes();
  const { play } = controlsOf(view);
  return (
    <>
      {session.role === 'organiser' && isSeasonOver(view) && (
        <LazyWith part="seasons" props={{ isCard: true } satisfies SeasonsProps} />
      )}
      {disputes.length > 0 && (
        <LazyWith part="disputes" props={{ disputes, look } satisfies Parameters<typeof Part>[0]} />
      )}
      {play.kind === 'pots' ? <LazyPanel part="pots" /> : <Games play={play} disputes={disputes} />}
      {published && dues.length > 0 && <Due view={published} dues={dues} />}
      <WhoStands />
    </>
  );
};

const Games = ({ play, disputes }: { readonly play: MatchPlay } & ApprovalsProps) => {
  const { view } = useAdmin();
  const running = view.challenges.filter(({ state }) => state !== 'awaiting-approval');
  const isAtOnce = play.challenge.begins === 'at once';
  const areNone = play.challenge.begins === 'never';
  const isOver = isSeasonOver(view);
  return (
    <>
      {view.challenges.some(({ awaiting }) => awaiting) && (
        <LazyWith part="approvals" props={{ disputes } satisfies ApprovalsProps} />
      )}
      <section hidden={(isOver || areNone) && running.length === 0}>
        <h2>{isAtOnce ? WORDS.playing : MARKS.openChallenges}</h2>
        {running.length === 0 && <p class="quiet">{isAtOnce ? W.nothingRunning : W.nothingOpen}</p>}
        <ul class="cards">
          {running.map((open) => (
            <OpenGame key={open.id} open={open} />
          ))}
        </ul>
      </section>
      {!play.needsChallenge && <MatchForm />}
      {!isOver && !areNone && <ChallengeForm />}
    </>
  );
};

function usePublished(version: number): LadderView | undefined {
  const { club, ladder } = useAdmin();
  const [published, setPublished] = useState<LadderView>();
  useEffect(() => {
    void readFile<LadderView>(`/${club}/${ladder}/view.json`).then((view) => view && setPublished(view));
  }, [club, ladder, version]);
  return published;
}

const duesIn = ({ due, later = [] }: LadderView): readonly DueView[] => (due ? [due, ...later] : []);

/** Of a longer ladder only the top is shown. */
const SHOWN = 200;

const WhoStands = () => {
  const { view, named } = useAdmin();
  if (view.standings.length === 0) return null;
  return (
    <aside class="who-stands" aria-labelledby="who-stands">
      <h2 id="who-stands">{WORDS.theLadder}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <ol tabIndex={0} aria-labelledby="who-stands">
        {view.standings.slice(0, SHOWN).map(({ player, rung, points }) => (
          <li key={player}>
            <b>{rung}</b> <Name of={named(player)} /> {points !== undefined && <small>{points}</small>}
          </li>
        ))}
      </ol>
    </aside>
  );
};

/** What players say is wrong, for organisers, who alone decide. */
function useDisputes() {
  const { path, session, view } = useAdmin();
  const [disputes, setDisputes] = useState<readonly DisputeView[]>([]);
  const look = async (): Promise<void> => {
    if (session.role !== 'organiser') return;
    const outcome = await ask<'listDisputes'>(`${path}/disputes`);
    if (outcome.kind === 'done') setDisputes(outcome.body.disputes);
  };
  useLook(look, [path, view.version]);
  return { disputes, look };
}
