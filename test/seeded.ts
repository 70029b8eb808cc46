import * as fc from 'fast-check';
import { ALL } from './runs.ts';

// At each commit the same cases, so that what fails does so again, for whoever looks for the change that broke it. The long
// form meets others each time. Of a mutant there is no more to know than that a case fails: none is made smaller.
if (!ALL) fc.configureGlobal({ seed: 1, endOnFailure: process.env['MUTANTS'] !== undefined });
