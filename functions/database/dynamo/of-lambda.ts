import { required } from '#functions/runtime/lambda.ts';
import { connect } from './client.ts';
import { DynamoDatabase } from './database.ts';

/** The table of a Lambda function. */
export const databaseOfLambda = (): DynamoDatabase =>
  new DynamoDatabase({ table: required('TABLE_NAME'), client: connect(process.env['DYNAMODB_ENDPOINT']) });
