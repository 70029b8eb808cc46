import { findActor, here, type Stage } from '#web/ui/session/acting.ts';
import { lastSessions, type Session, whoIs } from '#web/ui/session/session.ts';
import { heldUp, type Queue, type Tap, type Whose, waiting } from '#web/ui/tablet/queue.ts';
import type { Manner, People } from '#web/ui/tablet/tablet.ts';
import { OFFICIAL } from './outbox.ts';

/** How those who tap are told from each other, and what they are called. */
const whoseOf = (session: Session | undefined): Whose | undefined =>
  session && { who: whoIs(session), name: `${session.label} (${session.role})` };

/** Who is signed in here of those who tap; another tab may know better. */
const sessionOf = ({ whose }: Tap): Session | undefined =>
  [...lastSessions(), ...here.all].find((each) => whoIs(each) === whose?.who);

/** Whether a tap waits for a person who is signed out here. */
const isAway = (tap: Tap): boolean => tap.whose !== undefined && !sessionOf(tap);

/** What waits for people who are signed out here, and what depends on it. */
export const heldIn = (queue: Queue): readonly Tap[] => heldUp(queue, isAway);

/** Who uses this tablet, and how they tell the service what they tapped. */
export const officialsAt = (stage: Stage): Manner => ({
  ...OFFICIAL,
  tidy: (queue, clock) => signed(OFFICIAL.tidy(queue, clock)),
  people: peopleAt(stage),
});

/** Names who is signed in on each tap that has no name yet. */
function signed(queue: Queue): Queue {
  const whose = whoseOf(here.actor);
  return whose ? { ...queue, taps: queue.taps.map((tap) => ({ whose, ...tap })) } : queue;
}

/** Each tap is sent as the one who made it. */
const peopleAt = (stage: Stage): People => ({
  next(queue) {
    const held = heldIn(queue);
    return waiting(queue).find((tap) => !held.includes(tap));
  },
  as: (tap) => sessionOf(tap)?.actor,
  async turnedAway(tap) {
    await findActor(stage);
    return tap?.whose !== undefined && tap.whose.who !== whoseOf(here.actor)?.who;
  },
});

/** Has what waits for somebody who is signed out be sent as whoever taps now. */
export function takenOver(queue: Queue, who: string): Queue {
  const whose = whoseOf(here.actor);
  return whose
    ? { ...queue, taps: queue.taps.map((tap) => (tap.whose?.who === who ? { ...tap, whose } : tap)) }
    : queue;
}

/** Those for whom something waits here, and how much. */
export function awaited(queue: Queue): readonly (Whose & { readonly taps: number })[] {
  const by = new Map<string, Whose & { readonly taps: number }>();
  for (const { whose } of waiting(queue).filter(isAway))
    if (whose) by.set(whose.who, { ...whose, taps: (by.get(whose.who)?.taps ?? 0) + 1 });
  return [...by.values()];
}

export const nameOfActor = (): string => whoseOf(here.actor)?.name ?? '';
