import { databaseOfLambda } from '#functions/database/dynamo/of-lambda.ts';
import { MemberBook } from '../member-book.ts';

/** The members of clubs in the table of a Lambda function. */
export const membersOfLambda = (): MemberBook => new MemberBook(databaseOfLambda());
