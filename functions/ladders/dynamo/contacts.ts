import { databaseOfLambda } from '#functions/database/dynamo/of-lambda.ts';
import { ContactBook } from '#functions/notifying/contacts.ts';

/** The contacts of players in the table of a Lambda function. */
export const contactsOfLambda = (): ContactBook => new ContactBook(databaseOfLambda());
