import { useMemo } from 'preact/hooks';
import type { Reason } from '#shared/contract/view.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { LastResults } from '#web/ui/ladder/last-results.tsx';
import { countedOn, placesTogether, ShortDay, Words } from '#web/ui/page/words.tsx';
import { WORDS } from '#web/ui/texts.ts';
import type { JoinProps } from './join.tsx';
import { momentOf } from './moments.ts';
import { SeasonLine } from './season-line.tsx';
import { PLACE, TEXT } from './texts.ts';
import { Clause, Fates, LazyPart, type Tools } from './tools.tsx';
import { winsToTop } from './wins-to-top.ts';

/** How many of the last results are shown at a glance. */
const FORM = 5;

export const Place = ({ tools }: { readonly tools: Tools }) => {
  const { place, entering, join, champion, night, ladder } = tools.model;
  const isSafe = !champion && !night?.isFinal && !tools.told?.asked && place?.fates.length === 0;
  return (
    <section class="place">
      {champion && <p>{SHARED.overAndWon(<bdi>{champion.name}</bdi>)}</p>}
      {place ? (
        <>
          <Stand tools={tools} />
          <Moment tools={tools} />
          <Fates of={place.fates.filter(({ challenge }) => !challenge)} />
          {tools.told?.asked && <Fates of={[tools.told.asked]} />}
          {isSafe && <p class="hint">{place.rung === 1 ? TEXT.top : TEXT.safe}</p>}
          <Why tools={tools} />
        </>
      ) : (
        !controlsOf(ladder).entrants(ladder).includes(tools.player) && (
          <p class="stand">
            {TEXT.notOn} <a href="../#days">{TEXT.removals}</a>
          </p>
        )
      )}
      {entering && <p>{place ? TEXT.entering : TEXT.waits}</p>}
      {join && <LazyPart<JoinProps> part="join" props={{ tools, join }} of={tools.at} />}
    </section>
  );
};

/** What is known of the place before all else has come: nothing of it moves when that does. */
export const Rung = ({ tools }: { readonly tools: Tools }) => (
  <section class="place">
    <Stand tools={tools} />
  </section>
);

/** Where the player stands, how far it is to the top, and how the season went. */
const Stand = ({ tools: { model, told, player, at } }: { readonly tools: Tools }) => {
  const { place, ladder, champion } = model;
  const wins = useMemo(
    () => (champion || place?.rung === 1 ? undefined : winsToTop(ladder, player, at)),
    [ladder.line, player, champion],
  );
  if (!place) return null;
  return (
    <div class="standing" data-top={place.rung === 1 || undefined}>
      <p class="stand">
        {WORDS.rungOf(<strong>{place.rung}</strong>, place.of)}
        {place.row !== undefined && TEXT.row(place.row)}
        {place.points !== undefined && WORDS.withPoints(place.points)}
        {place.gap !== undefined && TEXT.gap(place.gap)}
        {wins !== undefined && <span>{PLACE.wins(wins)}</span>}
      </p>
      {told && <SeasonLine way={told.way} today={dayOf(ladder, at)} />}
      {told && <LastResults bouts={told.bouts} most={FORM} />}
    </div>
  );
};

/** What the player may be proud of. */
const Moment = ({ tools: { told, model, at } }: { readonly tools: Tools }) => {
  const says = told && momentOf(told, dayOf(model.ladder, at));
  return says ? <p class="moment">{says}</p> : null;
};

/** Why the player stands there: what moved them last. The others are among the results. */
const Why = ({ tools: { told } }: { readonly tools: Tools }) => {
  const [last] = told?.why ?? [];
  return last ? (
    <p class="why">
      <Because reason={last} />
    </p>
  ) : null;
};

const Because = ({ reason }: { readonly reason: Reason }) => (
  <>
    <ShortDay at={reason.at} /> <Words of={reason.text} />
    {countedOn(reason)}
    {placesTogether(reason)}
    <Clause of={reason.clause} />
  </>
);
