import { FILES } from '../texts.ts';

const ENDS: Readonly<Record<string, string>> = FILES.ends;

/** What came of an import; blank while it is under way. */
export const endOf = (state: string): string => ENDS[state] ?? '';
