import { required } from '../../lambda.ts';
import { ItemMembers } from '../member-book.ts';
import { connect } from './client.ts';
import { DynamoDatabase } from './database.ts';

/** The members of clubs in the table of a Lambda function. */
export const membersOfLambda = (): ItemMembers =>
  new ItemMembers(
    new DynamoDatabase({ table: required('TABLE_NAME'), client: connect(process.env['DYNAMODB_ENDPOINT']) }),
  );
