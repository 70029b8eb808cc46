/** What is wrong with a request's body, query or headers: in English alone, since programs send it, and no page. */
export const REQUEST_FAULTS = {
  notJson: 'This is not JSON.',
  typeOfJson: 'Please send JSON, with the content type application/json.',
  typeOfLog: 'Please send the season log with the content type application/jsonl.',
  tooLarge: (kilobytes: string) => `Too large: the limit is ${kilobytes} KB.`,
  logTooLarge: 'Too large: the limit for one request is 4 MB. Ask for a link to send a larger log.',
  noTrial: 'dryRun: this cannot be tried out. Nothing was done.',
  unknown: (names: string) => `Unknown query parameter: ${names}.`,
  upload: 'must be what a link to send a log came with',
  line: 'must be the number of a line',
  change: 'must be the id of a change',
  idempotencyKey: (longest: string) => `Idempotency-Key: must be 1–${longest} printable ASCII characters.`,
  ifMatch: 'If-Match: must be one ETag of this ladder, such as "12".',
  seen: 'Ladder-Seen: must be the number of a line, such as 12.',
  actingAs: 'Acting-As: must be roles or sessions, such as "scorer, organiser".',
} as const;
