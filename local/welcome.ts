import { readClub } from '#functions/books/clubs.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { formatLocal, localOf } from '#shared/calendar/zone.ts';
import { lastNightOf } from '#shared/view/night.ts';
import { fullDay, fullMoment } from '#shared/words/dates.ts';
import type { Clock } from './clock.ts';
import type { DataFolder } from './data-folder.ts';
import { DEMO } from './demo/demos.ts';
import { ZONE } from './demo/lavers.ts';
import { handOut, keysIn, linkOf, mailboxKey, organiserKey, organiserLink } from './keys.ts';
import { mailLink } from './mailbox.tsx';

interface Situation {
  readonly folder: DataFolder;
  readonly store: LadderStore;
  readonly clock: Clock;
  readonly origin: string;
  readonly first: boolean;
}

/** What is printed when all is ready: where everything is, and the links that open it. */
export async function welcome(situation: Situation): Promise<string> {
  const { folder, clock, origin } = situation;
  const lines: readonly (readonly [string, string])[] = [
    ['Clubs', `${origin}/`],
    ...(await demoLines(situation)),
    ['E-mails', `${mailLink(origin, mailboxKey(keysIn(folder)))} (those that would have been sent)`],
    ['Operator', `${keysIn(folder).operator} (token for making clubs)`],
    [
      'Clock',
      clock.set === undefined ? 'the real time' : `${nowAt(clock)}: set by hand (--clock real for the real time)`,
    ],
    ['Data', folder.path],
  ];
  const body = lines.map(([name, text]) => `  ${name.padEnd(12)}${text}\n`).join('');
  return `Club Ladder is running.\n\n${body}\nCtrl-C stops it.`;
}

async function demoLines({ folder, store, clock, origin, first }: Situation): Promise<readonly [string, string][]> {
  const { club, ladder } = DEMO;
  if (!(await readClub(store.database, club))) return [];
  await organiserKey(folder, store, club, clock.now());
  const organiser = await organiserLink(folder, store, club, clock.now());
  const lines: [string, string][] = [
    ['Demo ladder', `${origin}/${club}/${ladder}/${await whatNight(store, clock)}`],
    ['Organiser', `${linkOf(origin, organiser)} (invite link: works once; each start prints a new one)`],
  ];
  if (!first) return lines;
  const scorer = await handOut(store, club, clock.now(), { role: 'scorer', label: 'tablet at the bar' });
  return [...lines, ['Scorer', `${linkOf(origin, scorer)} (invite link: won’t be shown again)`]];
}

/** Says if the demo's club night is on another day than the clock's. */
async function whatNight(store: LadderStore, clock: Clock): Promise<string> {
  const ladder = await store.load(DEMO);
  const night = ladder && lastNightOf(ladder);
  if (!night || night.day === localOf(ZONE, clock.now()).day) return '';
  return ` (its last club night was ${fullDay(night.day)}; --fresh starts one now)`;
}

const nowAt = (clock: Clock): string => fullMoment(formatLocal(ZONE, clock.now()));
