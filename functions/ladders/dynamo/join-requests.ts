import { databaseOfLambda } from '#functions/database/dynamo/of-lambda.ts';
import { JoinRequests } from '#functions/features/join-requests-book.ts';

/** Requests to join in the table of a Lambda function. */
export const joinRequestsOfLambda = (): JoinRequests => new JoinRequests(databaseOfLambda());
