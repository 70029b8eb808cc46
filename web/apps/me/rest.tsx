import { useEffect } from 'preact/hooks';
import { keepFocus } from '#web/ui/forms/focus.ts';
import { isUnchallenged, matchPlayOf } from '#web/ui/ladder/controls.ts';
import { listen } from '#web/ui/page/live.ts';
import { loadPart } from '#web/ui/page/loading.ts';
import { Watching } from '#web/ui/page/watching.tsx';
import type { Session } from '#web/ui/session/session.ts';
import { useAskedFor } from './asked-for.ts';
import { FreeTimes } from './free-times.tsx';
import type { HomeOfferProps } from './home-offer.tsx';
import { Outboxes } from './outboxes.tsx';
import { Agreeing, type AgreeingProps } from './proposals.tsx';
import { Record, type RecordProps } from './record.tsx';
import { OpenSheet, type OpenSheetProps } from './sheets.tsx';
import { LazyPart, type Tools } from './tools.tsx';
import type { Upcoming } from './upcoming.ts';

interface NewsProps {
  readonly tools: Tools;
  /** Where the player looks at their results. */
  readonly record: RecordProps | undefined;
}

interface EndProps {
  readonly tools: Tools;
  readonly session: Session;
  readonly upcoming: Upcoming;
  readonly homeOffer: HomeOfferProps | undefined;
}

export type OfRest =
  | ({ readonly what: 'news' } & NewsProps)
  | ({ readonly what: 'agreeing' } & AgreeingProps)
  | ({ readonly what: 'end' } & EndProps)
  | ({ readonly what: 'sheet' } & OpenSheetProps);

keepFocus();

/** What the page opens without, and has soon after, as the connection may go. */
export const Part = (props: OfRest) => {
  switch (props.what) {
    case 'news':
      return <News {...props} />;
    case 'agreeing':
      return <Agreeing {...props} />;
    case 'end':
      return <End {...props} />;
    case 'sheet':
      return <OpenSheet {...props} />;
  }
};

/** Within how many milliseconds the phones in a room ask for the same news. */
const SPREAD = 100;

/** How the page hears of news, and the player’s results; what a challenge would need is loaded before there is one. */
const News = ({ tools, record }: NewsProps) => {
  useAskedFor(tools);
  const { model } = tools;
  const hasMatches = matchPlayOf(model.ladder) !== undefined;
  useEffect(() => {
    if (hasMatches) void loadPart('challenges').catch(() => undefined);
  }, [hasMatches]);
  return (
    <>
      <Watching isOn={!!model.night} spread={SPREAD} listen={listen} />
      {record && <Record {...record} />}
    </>
  );
};

/** What stands below everything else on the player’s first view. */
const End = ({ tools, session, upcoming, homeOffer }: EndProps) => (
  <>
    {!isUnchallenged(tools.model.ladder) && <FreeTimes {...{ tools, upcoming }} />}
    <Outboxes session={session} />
    {homeOffer && <LazyPart<HomeOfferProps> part="home-offer" props={homeOffer} of={homeOffer.offer} />}
  </>
);
