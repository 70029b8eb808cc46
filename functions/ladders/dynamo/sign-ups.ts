import { databaseOfLambda } from '#functions/database/dynamo/of-lambda.ts';
import { SignUps } from '#functions/features/sign-up/sign-up-book.ts';

/** Clubs that sign up, in the table of a Lambda function. */
export const signUpsOfLambda = (): SignUps => new SignUps(databaseOfLambda());
