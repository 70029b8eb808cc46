import { ItemTelling } from '../telling.ts';
import { databaseOfLambda } from './of-lambda.ts';

/** What players are told, in the table of a Lambda function. */
export const tellingOfLambda = (): ItemTelling => new ItemTelling(databaseOfLambda());
