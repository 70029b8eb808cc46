import { ItemSignUps } from '../sign-ups.ts';
import { databaseOfLambda } from './of-lambda.ts';

/** Clubs that sign up, in the table of a Lambda function. */
export const signUpsOfLambda = (): ItemSignUps => new ItemSignUps(databaseOfLambda());
