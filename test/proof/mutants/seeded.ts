import * as fc from 'fast-check';

// A mutant is met by the same cases as any other, and as the code itself; that a case fails is all there is to know.
fc.configureGlobal({ seed: 1, endOnFailure: true });
