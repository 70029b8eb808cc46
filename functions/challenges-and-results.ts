import { challengesOperations } from '#shared/features/challenges.ts';
import { datesOperations } from '#shared/features/dates.ts';
import { disputesOperations } from '#shared/features/disputes.ts';
import { laddersOperations } from '#shared/features/ladders.ts';
import { nightsOperations } from '#shared/features/nights.ts';
import { playersOperations } from '#shared/features/players.ts';
import { proposalsOperations } from '#shared/features/proposals.ts';
import { resultsOperations } from '#shared/features/results.ts';
import { suggestionsOperations } from '#shared/features/suggestions.ts';
import { upcomingOperations } from '#shared/features/upcoming.ts';
import { creating, recording, renaming, voiding } from './features/command.ts';
import { dates } from './features/dates.ts';
import { disputes } from './features/disputes.ts';
import { proposals } from './features/proposals.ts';
import { replacing } from './features/replacing.ts';
import { suggestions } from './features/suggestions.ts';
import { upcoming } from './features/upcoming.ts';
import { answering, compressed } from './http/endpoint.ts';
import { onLambda } from './http/world.ts';

/** All that is recorded on a ladder: one function, so that a process holds the ladder as the last command left it. */
export const challengesAndResults = answering(
  'challenges-and-results',
  [
    ...challengesOperations,
    ...datesOperations,
    ...disputesOperations,
    ...laddersOperations,
    ...nightsOperations,
    ...playersOperations,
    ...proposalsOperations,
    ...resultsOperations,
    ...suggestionsOperations,
    ...upcomingOperations,
  ],
  {
    seedLadder: recording,
    joinLadder: creating,
    setPreferences: recording,
    renamePlayer: renaming,
    regroupPair: recording,
    leaveLadder: recording,
    placePlayer: recording,
    announceAway: recording,
    announceBack: recording,
    configureLadder: recording,
    recordArrival: recording,
    recordDeparture: recording,
    passTurn: recording,
    closeNormalPlay: recording,
    issueChallenge: creating,
    acceptChallenge: recording,
    declineChallenge: recording,
    withdrawChallenge: recording,
    postponeChallenge: recording,
    recordOffer: recording,
    recordResult: recording,
    recordMatch: creating,
    approveResult: recording,
    rejectResult: recording,
    startGame: creating,
    finishGame: recording,
    abandonGame: recording,
    recordPlayoff: recording,
    correctLine: recording,
    voidLine: voiding,
    ...replacing,
    ...proposals,
    ...dates,
    ...disputes,
    ...suggestions,
    ...upcoming,
  },
);
export const handler = onLambda((runtime) => compressed(challengesAndResults(runtime)));
