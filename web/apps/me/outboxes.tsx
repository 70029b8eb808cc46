/// <reference lib="dom" />
import { useEffect, useState } from 'preact/hooks';
import { type Ask, ask } from '#web/ui/session/api.ts';
import { drawer } from '#web/ui/session/remembered.ts';
import { ladderOfAddress, type Session } from '#web/ui/session/session.ts';
import { waiting } from '#web/ui/tablet/queue.ts';
import { TabletStorage } from '#web/ui/tablet/tablet-storage.ts';
import { openTablet, useTablet } from '#web/ui/tablet/use-tablet.ts';
import { WORDS } from '#web/ui/texts.ts';
import { OUTBOXES } from './texts.ts';

/** How often what is still to be sent is drawn again, in milliseconds. */
const TICK = 4000;

interface OutboxesProps {
  readonly session: Session;
}

/** Unsent taps of others who use this phone on this ladder: they are sent as theirs. */
export const Outboxes = ({ session }: OutboxesProps) => {
  const [others, setOthers] = useState(() => playersWaiting().filter((player) => player !== session.player));
  const done = (player: string) => () => setOthers((all) => all.filter((each) => each !== player));
  return (
    <>
      {others.map((player) => {
        const found = session.others?.find((each) => each.player === player && each.club.id === session.club.id);
        if (!found) return <Kept key={player} player={player} />;
        return <Sending key={player} player={player} session={found} onDone={done(player)} />;
      })}
    </>
  );
};

function playersWaiting(): readonly string[] {
  const { club, ladder } = ladderOfAddress();
  const end = `/${club}/${ladder}`;
  return Object.keys(drawer() ?? {})
    .filter((name) => name.startsWith('me/') && name.endsWith(end))
    .map((name) => name.slice('me/'.length, -end.length))
    .filter((player) => tapsOf(player) > 0);
}

const tapsOf = (player: string): number =>
  waiting(new TabletStorage(drawer(), ladderOfAddress(), `me/${player}`).read()).length;

interface SendingProps {
  readonly player: string;
  readonly session: Session;
  readonly onDone: () => void;
}

const Sending = ({ player, session, onDone }: SendingProps) => {
  const [tablet] = useState(() => openTablet({ whose: `me/${player}`, ask: askingAs(session) }));
  useTablet(tablet, TICK);
  const taps = waiting(tablet.known.queue).length;
  useEffect(() => {
    if (taps === 0) onDone();
  }, [taps]);
  if (tablet.known.shut) return <Kept player={session.label} taps={taps} />;
  return taps > 0 ? <p role="status">{WORDS.sending(taps, session.label)}</p> : null;
};

const askingAs =
  ({ actor }: Session): Ask =>
  (path, asked) =>
    ask(path, { ...asked, as: actor });

const Kept = ({ player, taps = tapsOf(player) }: { readonly player: string; readonly taps?: number }) => (
  <p role="status">{OUTBOXES.kept(taps, player)}</p>
);
