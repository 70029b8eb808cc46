import { formatLocal } from '../calendar/zone.ts';
import type { Ladder } from '../ladder/ladder.ts';
import { type Instant, type PlayerId, rung } from '../ladder/vocabulary.ts';
import type { Reason, StandingView, Warning } from './contract.ts';
import type { Games } from './games.ts';
import { type Happening, type Shift, shifts } from './happenings.ts';
import type { Named } from './names.ts';
import { explain } from './words.ts';

/** How many of a player's moves are told. */
const TOLD = 3;

/** What is found out about one player, going back in time. */
interface Account {
  change: number | 'new';
  readonly why: Reason[];
  /** How they came onto the ladder is found: what lies before that no longer matters. */
  complete: boolean;
}

interface Telling {
  readonly ladder: Ladder;
  readonly happenings: Iterable<Happening>;
  readonly games: Games;
  readonly named: Named;
  /** Changes are counted from here. */
  readonly since: Instant;
  readonly warnings: ReadonlyMap<PlayerId, Warning>;
}

/** Everybody on the ladder, top first, with how they moved lately and why. */
export function standingsOf(telling: Telling): StandingView[] {
  const { ladder, named, warnings } = telling;
  const accounts = accountsOf(telling);
  return ladder.order.players().map((id, index) => {
    const account = accounts.get(id);
    const warning = warnings.get(id);
    return {
      rung: rung(index + 1),
      ...named(id),
      change: account?.change ?? 0,
      why: account?.why ?? [],
      ...(ladder.final?.displaced.includes(id) && { displaced: true }),
      ...(warning && { warning }),
    };
  });
}

function accountsOf(telling: Telling): ReadonlyMap<PlayerId, Account> {
  const accounts = new Map<PlayerId, Account>();
  for (const id of telling.ladder.order.players()) accounts.set(id, { change: 0, why: [], complete: false });
  for (const happening of telling.happenings) {
    for (const shift of shifts(happening)) {
      const account = accounts.get(shift.player);
      if (account && !account.complete) enter(account, happening, shift, telling);
    }
  }
  return accounts;
}

function enter(account: Account, happening: Happening, shift: Shift, telling: Telling): void {
  if (shift.change === 'joined') account.complete = true;
  if (happening.at >= telling.since) account.change = changeBefore(account.change, happening, shift);
  if (account.why.length < TOLD) account.why.push(reason(happening, shift, telling));
}

/** Adds what happened before to a change. Whoever was seeded was there from the beginning; whoever joined is new. */
function changeBefore(after: Account['change'], { entry }: Happening, { change }: Shift): Account['change'] {
  if (after === 'new' || entry.command.verb === 'seed') return after;
  return typeof change === 'number' ? after + change : 'new';
}

const reason = (happening: Happening, shift: Shift, { ladder, games, named }: Telling): Reason => ({
  at: formatLocal(ladder.header.timezone, happening.at),
  line: happening.line,
  ...explain(happening, shift, games.get(happening.line), named),
});
