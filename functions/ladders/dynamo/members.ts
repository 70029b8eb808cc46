import { databaseOfLambda } from '#functions/database/dynamo/of-lambda.ts';
import { MemberBook } from '#functions/features/member-book.ts';

/** The members of clubs in the table of a Lambda function. */
export const membersOfLambda = (): MemberBook => new MemberBook(databaseOfLambda());
