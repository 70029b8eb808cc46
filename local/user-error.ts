/** Something that the person at the keyboard can put right: told in a sentence, without a stack trace. */
export class UserError extends Error {}

/** What Node says, without its advice. */
export const firstSentence = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)[0] ?? '';

/** Tells a person what went wrong, and leaves with a status. A defect shows its stack. */
export function giveUp(error: unknown, status: number): void {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = status;
}
