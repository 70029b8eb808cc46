import { formatLocal } from '../calendar/zone.ts';
import type { Reason, StandingView } from '../contract/view.ts';
import { systemOf } from '../systems/registry.ts';
import { wordsOf } from '../systems/words.ts';
import { type PlayerId, rung } from '../vocabulary/vocabulary.ts';
import type { Happening, Shift } from '../words/happening.ts';
import type { Explanation, Tale, Told } from '../words/tale.ts';
import { detailsOf } from './details.ts';
import type { Forecasts } from './forecast.ts';

/** How many of a player's moves are told. */
const TOLD = 3;

/** What is found out about one player, going back in time. */
interface Account {
  change: number | 'new';
  points: number;
  readonly why: Reason[];
  /** How they came onto the ladder is found: what lies before that no longer matters. */
  complete: boolean;
}

/** Everybody on the ladder, top first, with how they moved lately and why, and what awaits them. */
export function standingsOf(happenings: Iterable<Happening>, tale: Tale, forecasts: Forecasts): StandingView[] {
  const { ladder, named } = tale;
  const accounts = accountsOf(happenings, tale);
  const more = detailsOf(ladder);
  const { honours, measuring } = systemOf(ladder);
  const { displaced } = honours(ladder);
  return ladder.order.players().map((id, index) => {
    const { change = 0, points, why = [] }: Partial<Account> = accounts.get(id) ?? {};
    const [forecast, ...later] = forecasts.get(id) ?? [];
    const hasPoints = measuring.of(ladder, id, rung(index + 1)).points !== undefined;
    return {
      rung: rung(index + 1),
      ...named(id),
      change,
      why,
      ...(points !== undefined && change !== 'new' && hasPoints && { pointsChange: points }),
      ...(displaced.includes(id) && { displaced: true }),
      ...(forecast && { forecast }),
      ...(later.length > 0 && { later }),
      ...more(id),
    };
  });
}

function accountsOf(happenings: Iterable<Happening>, tale: Tale): ReadonlyMap<PlayerId, Account> {
  const accounts = new Map<PlayerId, Account>();
  for (const id of tale.ladder.order.players()) {
    accounts.set(id, { change: 0, points: 0, why: [], complete: false });
  }
  const { tell } = wordsOf(tale.ladder);
  for (const happening of happenings) {
    for (const told of tell(happening, tale)) {
      const account = accounts.get(told.player);
      if (account && !account.complete) enter(account, happening, told, tale);
    }
  }
  return accounts;
}

function enter(account: Account, happening: Happening, { shift, points = 0, explain }: Told, tale: Tale): void {
  if (shift?.change === 'joined') account.complete = true;
  if (happening.at >= tale.since) {
    if (shift) account.change = changeBefore(account.change, happening, shift);
    account.points += points;
  }
  if (account.why.length < TOLD) account.why.push(reason(happening, explain(), tale));
}

/** Adds what happened before to a change. Whoever was seeded was there from the beginning; whoever joined is new. */
function changeBefore(after: Account['change'], { entry }: Happening, { change }: Shift): Account['change'] {
  if (after === 'new' || entry.command.verb === 'seed') return after;
  return typeof change === 'number' ? after + change : 'new';
}

const reason = (happening: Happening, explanation: Explanation, { ladder }: Tale): Reason => ({
  at: formatLocal(ladder.header.timezone, happening.at),
  line: happening.line,
  ...explanation,
});
