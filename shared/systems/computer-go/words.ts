import type { SystemWords } from '../system-words.ts';

export const computerGoWords: SystemWords = {};
