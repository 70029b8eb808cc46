import * as z from 'zod/mini';
import { line } from '../log/fields.ts';
import { headerShape } from '../log/parse.ts';
import { milliseconds, object, optional, told } from './schema.ts';

export const versionView = object({
  format: told('Of this contract; a field that goes or changes its meaning raises it.', z.literal(1)),
  version: told('The last line of the log that the page, `view.json` and `state.json` show at least.', line),
  at: told(
    'When they were rendered, in milliseconds since 1970-01-01T00:00Z: they tell of today, and are rendered again without a new line.',
    milliseconds,
  ),
  system: optional('Which of the systems the ladder is played by.', headerShape.shape.system),
  last: optional('When the last line of the log was recorded, in the same milliseconds.', milliseconds),
  stir: optional(
    'When something changed since then that no page shows, such as a proposal between players or a request to join, in the same milliseconds.',
    milliseconds,
  ),
  live: optional(
    'Where one is told of changes, as a WebSocket’s address, by the protocol of AWS AppSync Events; it may be relative to this file’s. Missing where nobody is told.',
    z.string(),
  ),
});
export type VersionView = z.infer<typeof versionView>;
