import type { Call, EndpointAnswer } from '../http/call.ts';
import { isProblem } from '../http/problem.ts';
import { listDates } from './dates.ts';
import { freeTimes, freeTimesFor } from './free-times.ts';
import { contactsFor, hasChosenContact } from './own/contact.ts';
import { onOwnLadder } from './own/on-ladder.ts';
import { proposals } from './proposals.ts';

/** All of it at once, of the same ladder: a player’s page asks for it whenever something has changed. */
async function look(call: Call): EndpointAnswer<'getUpcoming'> {
  const own = await onOwnLadder(call);
  if (isProblem(own)) return own;
  const [dated, reached, proposed, contactChosen, times] = await Promise.all([
    listDates({ ...own, mine: [own.me] }),
    contactsFor(own),
    proposals.listProposals(call),
    hasChosenContact(call),
    freeTimesFor(own),
  ]);
  // Not every system lets two agree on what its rules would not allow.
  const { body } = isProblem(proposed) ? { body: { proposals: [], games: [] } } : proposed;
  return { status: 200, body: { ...dated, ...reached, ...body, ...times, contactChosen } };
}

export const upcoming = { getUpcoming: look, ...freeTimes };
