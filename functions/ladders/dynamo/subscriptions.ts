import { databaseOfLambda } from '#functions/database/dynamo/of-lambda.ts';
import { ItemSubscriptions } from '../subscriptions.ts';

/** The browsers of players in the table of a Lambda function. */
export const subscriptionsOfLambda = (): ItemSubscriptions => new ItemSubscriptions(databaseOfLambda());
