import { databaseOfLambda } from '#functions/database/dynamo/of-lambda.ts';
import { ItemContacts } from '../contacts.ts';

/** The contacts of players in the table of a Lambda function. */
export const contactsOfLambda = (): ItemContacts => new ItemContacts(databaseOfLambda());
