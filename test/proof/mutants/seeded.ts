import * as fc from 'fast-check';

// A mutant is met by the same cases as any other, and as the code itself.
fc.configureGlobal({ seed: 1 });
