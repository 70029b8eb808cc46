import { ItemJoinRequests } from '../join-requests.ts';
import { databaseOfLambda } from './of-lambda.ts';

/** Requests to join in the table of a Lambda function. */
export const joinRequestsOfLambda = (): ItemJoinRequests => new ItemJoinRequests(databaseOfLambda());
