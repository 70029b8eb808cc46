import { ItemContacts } from '../contacts.ts';
import { databaseOfLambda } from './of-lambda.ts';

/** The contacts of players in the table of a Lambda function. */
export const contactsOfLambda = (): ItemContacts => new ItemContacts(databaseOfLambda());
