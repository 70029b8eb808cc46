/**
 * How long what was cleared rests until it is looked at again, in milliseconds. By then whoever was just publishing a
 * ladder has ended, and no process remembers by which rules it was played (http/headers.ts).
 */
export const REST = 900_000;
