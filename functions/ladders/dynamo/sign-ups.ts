import { databaseOfLambda } from '#functions/database/dynamo/of-lambda.ts';
import { ItemSignUps } from '../sign-ups.ts';

/** Clubs that sign up, in the table of a Lambda function. */
export const signUpsOfLambda = (): ItemSignUps => new ItemSignUps(databaseOfLambda());
