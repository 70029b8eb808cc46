/** What the SDK reads dates by, as the runtime reads them; numbers are seconds since 1970. What is no date is none. */
const read = (value: unknown): Date | undefined => {
  if (value === null || value === undefined) return undefined;
  const seconds = Number(value);
  return new Date(Number.isNaN(seconds) ? String(value) : Math.round(seconds * 1000));
};

export const dateToUtcString = (date: Date): string => date.toUTCString();
export const parseRfc3339DateTime = read;
export const parseRfc3339DateTimeWithOffset = read;
export const parseRfc7231DateTime = read;
export const parseEpochTimestamp = read;
