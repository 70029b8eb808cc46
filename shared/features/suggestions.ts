import { count, object, told } from '../contract/schema.ts';
import { LADDER, ORGANISER, operationsWith } from './operation.ts';

const suggestionsView = object({
  games: told('How many games were suggested, each to another two players.', count),
  without: told('For how many players there was nobody left whom the rules allow.', count),
});

export const suggestionsOperations = operationsWith(
  { lambda: 'challenges-and-results', roles: ORGANISER, tag: 'Challenges' },
  {
    id: 'suggestGames',
    method: 'POST',
    path: `${LADDER}/suggestions`,
    query: ['dryRun'],
    rates: ['records'],
    answers: { 200: suggestionsView },
    problems: ['not-this-system', 'ladder-closed'],
    summary: 'Suggest games to everybody',
    description:
      'To players who have no challenge open, are not away, and were in no suggestion for a week: first to those who have waited longest for a game, 200 of them at most. A suggestion records nothing: the one of the two who may challenge the other sees it on their own page, and is told in the morning. With `dryRun=true` it says how many there would be. Players who have not played for two weeks, or would like a game now, are suggested one without that.',
  },
);
