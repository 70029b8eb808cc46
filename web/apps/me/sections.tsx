import { controlsOf, mayBeAway, pairPlayOf } from '#web/ui/ladder/controls.ts';
import { Watching } from '#web/ui/page/watching.tsx';
import type { Session } from '#web/ui/session/session.ts';
import type { AlsoProps } from './also.tsx';
import { Away, AwaySheet } from './away/away.tsx';
import { Final } from './final.tsx';
import { Notices } from './notices/notices.tsx';
import { OpenChallenges } from './open-challenges.tsx';
import { Outboxes } from './outboxes.tsx';
import type { PotsProps } from './pots.tsx';
import { OwnPreferences, PreferSheet } from './preferences.tsx';
import { Record } from './record.tsx';
import { Rivals } from './rivals.tsx';
import { Tonight } from './tonight.tsx';
import { LazyPart, type Tools } from './tools.tsx';

export { readPublished } from './published.ts';

/** Within how many milliseconds the phones in a room ask for the same news. */
const SPREAD = 100;

export interface SectionsProps {
  readonly tools: Tools;
  readonly session: Session;
}

export interface OwnSheetProps {
  readonly tools: Tools;
  readonly sheet: 'prefer' | 'away';
}

/** What the page has below the player's place, which is drawn before this has come; or one of its sheets. */
export const Part = (props: SectionsProps | OwnSheetProps) => {
  if (!('sheet' in props)) return <Sections {...props} />;
  return props.sheet === 'away' ? <AwaySheet tools={props.tools} /> : <PreferSheet tools={props.tools} />;
};

const Sections = ({ tools, session }: SectionsProps) => {
  const { model, player, sent, told } = tools;
  const { ladder, night } = model;
  return (
    <>
      <Watching isOn={!!night} spread={SPREAD} />
      {night && <Tonight tools={tools} night={night} />}
      {night?.here && <Final ladder={ladder} player={player} />}
      <OpenChallenges tools={tools} />
      {sent && <LazyPart<AlsoProps> part="also" props={{ tools, session }} of={sent} />}
      {controlsOf(ladder).play.kind === 'pots' && <LazyPart<PotsProps> part="pots" props={{ tools }} of={model} />}
      {pairPlayOf(ladder) && <Rivals tools={tools} />}
      {controlsOf(ladder).preferences.length > 0 && <OwnPreferences tools={tools} />}
      {mayBeAway(ladder) && <Away tools={tools} />}
      {told && <Record {...told} tools={tools} />}
      <Outboxes session={session} />
      <Notices club={session.club.id} />
    </>
  );
};
