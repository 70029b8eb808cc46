/** What one season log may ask of the service when it becomes a ladder. */

/** Lines, the header among them. */
export const MOST_LINES = 100_000;
/** The whole text, in bytes. */
export const MOST_BYTES = 64 * 1024 * 1024;
/** One line, in bytes: one that seeds ten thousand players fits, and so does a long game. */
export const MOST_LINE_BYTES = 1024 * 1024;
/** How often a line may be worked out, all lines together: each one once, and those after a correction again. */
export const MOST_STEPS = 1_000_000;
/** How many refused lines are told one by one; of the others, how many there are. */
export const MOST_TOLD = 100;
