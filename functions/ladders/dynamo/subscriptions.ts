import { databaseOfLambda } from '#functions/database/dynamo/of-lambda.ts';
import { SubscriptionBook } from '../subscriptions.ts';

/** The browsers of players in the table of a Lambda function. */
export const subscriptionsOfLambda = (): SubscriptionBook => new SubscriptionBook(databaseOfLambda());
