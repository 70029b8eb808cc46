/// <reference lib="dom" />
import { useEffect } from 'preact/hooks';
import { controlsOf, isUnchallenged } from '#web/ui/ladder/controls.ts';
import { useTogether } from '#web/ui/page/use-part.ts';
import type { Session } from '#web/ui/session/session.ts';
import type { AlsoProps } from './also.tsx';
import type { HomeOfferProps } from './home-offer.tsx';
import type { MoreProps } from './more.tsx';
import { challenging } from './near.tsx';
import type { OpenChallengesProps } from './open-challenges.tsx';
import type { PartnersProps } from './pairs/partners.tsx';
import { Place, Rung } from './place.tsx';
import type { PotsProps } from './pots.tsx';
import type { OfRest } from './rest.tsx';
import { Rivals } from './rivals.tsx';
import type { SuggestedProps } from './suggested.tsx';
import type { TableProps } from './table.tsx';
import type { TonightProps } from './tonight.tsx';
import { LazyPart, type Tools } from './tools.tsx';
import { type Upcoming, useUpcoming } from './upcoming.ts';
import { Bar, useView } from './views.tsx';
import { useHomeOffer } from './visits.ts';

interface SectionsProps {
  readonly tools: Tools;
  readonly session: Session;
}

/** Once the page is looked at, its icon has nothing more to say. */
const looked = (): void => void (document.visibilityState === 'visible' && navigator.clearAppBadge?.().catch(() => {}));

/** What the page has below its head. */
export const Sections = ({ tools, session }: SectionsProps) => {
  useEffect(() => {
    looked();
    document.addEventListener('visibilitychange', looked);
    return () => document.removeEventListener('visibilitychange', looked);
  }, []);
  const { model, told } = tools;
  const view = useView();
  const upcoming = useUpcoming(tools.path, tools.entrants && tools.player, model.open.length > 0);
  const homeOffer = useHomeOffer();
  const isForPots = controlsOf(model.ladder).play.kind === 'pots';
  const isInRounds = isUnchallenged(model.ladder);
  // Once all of it can be drawn, so that nothing shifts.
  const together = useTogether(
    [
      ...(isForPots ? (['pots'] as const) : isInRounds ? (['rounds'] as const) : []),
      ...(controlsOf(model.ladder).shape(model.ladder) === 'pyramid' ? (['pyramid'] as const) : []),
      ...(model.night ? (['tonight'] as const) : []),
      ...(model.open.length > 0 ? (['challenges'] as const) : []),
      ...(model.open.some(({ isReported }) => isReported) ? (['confirming'] as const) : []),
      ...(tools.entrants ? (['partners'] as const) : []),
    ],
    told !== undefined && upcoming.isAsked,
  );
  const record = view === 'results' && told ? { ...told, tools } : undefined;
  return (
    <>
      <Bar view={view} />
      {view === 'home' &&
        (together ? (
          <Home {...{ tools, session, upcoming, isForPots, isInRounds, homeOffer }} />
        ) : (
          <Rung tools={tools} />
        ))}
      {together && <LazyPart<OfRest> part="rest" props={{ what: 'news', tools, record }} of={model} />}
      {view === 'more' && <LazyPart<MoreProps> part="more" props={{ tools, session }} of={model} />}
    </>
  );
};

interface HomeProps extends SectionsProps {
  readonly upcoming: Upcoming;
  readonly isForPots: boolean;
  /** All of a table play each other, without a challenge. */
  readonly isInRounds: boolean;
  readonly homeOffer: HomeOfferProps | undefined;
}

/** Where the player stands, what waits for them, and whom they may play next. */
const Home = ({ tools, session, upcoming, isForPots, isInRounds, homeOffer }: HomeProps) => {
  const { model, sent } = tools;
  const { night } = model;
  return (
    <>
      {tools.entrants && (
        <LazyPart<PartnersProps> part="partners" props={{ tools, entrants: tools.entrants }} of={model} />
      )}
      <Place tools={tools} />
      {night && <LazyPart<TonightProps> part="tonight" props={{ tools, night }} of={model} />}
      {(sent || model.open.length > 0) && (
        <LazyPart<OpenChallengesProps> part="challenges" props={{ tools, upcoming }} of={model} meanwhile="" />
      )}
      {upcoming.suggested && model.open.length === 0 && (
        <LazyPart<SuggestedProps>
          part="suggested"
          props={{ suggested: upcoming.suggested, tools, challenge: challenging(tools) }}
          of={model}
        />
      )}
      {sent && <LazyPart<AlsoProps> part="also" props={{ tools, session }} of={sent} />}
      {isForPots && <LazyPart<PotsProps> part="pots" props={{ tools, upcoming }} of={model} />}
      {isInRounds ? (
        <LazyPart<TableProps> part="rounds" props={{ tools, upcoming }} of={model} />
      ) : (
        <Rivals {...{ tools, upcoming }} />
      )}
      <LazyPart<OfRest>
        part="rest"
        props={{ what: 'end', tools, session, upcoming, homeOffer }}
        of={model}
        meanwhile=""
      />
    </>
  );
};
