import { readAtWork } from '#functions/runtime/speaking.ts';

// Test files share modules. One that loads a script of a page has texts read in that page's language; the next one shall not.
readAtWork();
