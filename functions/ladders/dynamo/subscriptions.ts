import { databaseOfLambda } from '#functions/database/dynamo/of-lambda.ts';
import { SubscriptionBook } from '#functions/notifying/push/subscriptions.ts';

/** The browsers of players in the table of a Lambda function. */
export const subscriptionsOfLambda = (): SubscriptionBook => new SubscriptionBook(databaseOfLambda());
