import type { Reason } from '#shared/contract/view.ts';
import { TEXT as SHARED } from '#shared/words/texts.ts';
import { controlsOf } from '#web/ui/ladder/controls.ts';
import { countedOn, placesIn, ShortDay, Words } from '#web/ui/page/words.tsx';
import { WORDS } from '#web/ui/texts.ts';
import type { JoinProps } from './join.tsx';
import { TEXT } from './texts.ts';
import { Clause, Fates, LazyPart, type Tools } from './tools.tsx';

export const Place = ({ tools }: { readonly tools: Tools }) => {
  const { place, entering, join, champion, night, ladder } = tools.model;
  const isSafe = !champion && !night?.isFinal && !tools.told?.asked && place?.fates.length === 0;
  return (
    <section class="place">
      {champion && <p>{SHARED.overAndWon(<bdi>{champion.name}</bdi>)}</p>}
      {place ? (
        <>
          <p class="stand">
            {WORDS.rungOf(<strong>{place.rung}</strong>, place.of)}
            {place.row !== undefined && TEXT.row(place.row)}
            {place.points !== undefined && WORDS.withPoints(place.points)}
            {place.gap !== undefined && TEXT.gap(place.gap)}
          </p>
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

const Why = ({ tools: { told } }: { readonly tools: Tools }) => {
  const [last, ...before] = told?.why ?? [];
  if (!last) return null;
  return (
    <div class="why">
      <Because reason={last} />
      {before.length > 0 && (
        <details>
          <summary>{TEXT.before}</summary>
          {before.map((reason) => (
            <Because key={`${reason.line} ${reason.at}`} reason={reason} />
          ))}
        </details>
      )}
    </div>
  );
};

const Because = ({ reason }: { readonly reason: Reason }) => (
  <p>
    <ShortDay at={reason.at} /> <Words of={reason.text} />
    {countedOn(reason)}
    {placesIn(reason).replace(/ (?=[→\d])/g, '\u00a0')}
    <Clause of={reason.clause} />
  </p>
);
