import { ItemSubscriptions } from '../subscriptions.ts';
import { databaseOfLambda } from './of-lambda.ts';

/** The browsers of players in the table of a Lambda function. */
export const subscriptionsOfLambda = (): ItemSubscriptions => new ItemSubscriptions(databaseOfLambda());
