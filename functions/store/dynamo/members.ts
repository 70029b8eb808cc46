import { ItemMembers } from '../member-book.ts';
import { databaseOfLambda } from './of-lambda.ts';

/** The members of clubs in the table of a Lambda function. */
export const membersOfLambda = (): ItemMembers => new ItemMembers(databaseOfLambda());
