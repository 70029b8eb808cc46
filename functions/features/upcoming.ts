import type { Call, EndpointAnswer } from '../http/call.ts';
import { isProblem } from '../http/problem.ts';
import { dates } from './dates.ts';
import { freeTimes, freeTimesFor } from './free-times.ts';
import { hasChosenContact, ownContact } from './own/contact.ts';
import { proposals } from './proposals.ts';

/** Each of them as it is told by itself: a player’s page asks for all of them whenever something has changed. */
async function look(call: Call): EndpointAnswer<'getUpcoming'> {
  const [dated, reached, proposed, contactChosen, times] = await Promise.all([
    dates.listDates(call),
    ownContact.listOpponentContacts(call),
    proposals.listProposals(call),
    hasChosenContact(call),
    freeTimesFor(call),
  ]);
  if (isProblem(dated)) return dated;
  if (isProblem(reached)) return reached;
  if (isProblem(times)) return times;
  // Not every system lets two agree on what its rules would not allow.
  const { body } = isProblem(proposed) ? { body: { proposals: [], games: [] } } : proposed;
  return { status: 200, body: { ...dated.body, ...reached.body, ...body, ...times, contactChosen } };
}

export const upcoming = { getUpcoming: look, ...freeTimes };
