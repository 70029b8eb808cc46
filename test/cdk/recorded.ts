import { connect } from '#functions/database/dynamo/client.ts';
import { DynamoStore } from '#functions/ladders/dynamo/store.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import type { Place } from '../ladders/emulator.ts';

/** What DynamoDB is asked for in a transaction, and what that has to be allowed as. */
const PARTS: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** The actions that IAM asks for before a request, each with what it is about. */
function actionsOf(command: string, input: object): readonly string[] {
  const name = command.replace(/Command$/, '');
  if ('TransactItems' in input && Array.isArray(input.TransactItems))
    return input.TransactItems.flatMap((item) => Object.keys(item)).map(
      (part) => `dynamodb:${PARTS[part] ?? part} on table`,
    );
  return [`dynamodb:${name} on ${'IndexName' in input && input.IndexName !== undefined ? 'due index' : 'table'}`];
}

/** A table as one function uses it, which notes what DynamoDB is asked for, and in which partitions single items are put. */
export function recorded(
  { endpoint, table }: Place,
  asked: Set<string>,
  wrote: (partition: string) => void,
): { readonly store: LadderStore } {
  const client = connect(endpoint);
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        for (const action of actionsOf(commandName, args.input)) asked.add(action);
        if ('Item' in args.input) wrote(String(args.input.Item?.['pk'] ?? ''));
        return next(args);
      },
    { step: 'initialize' },
  );
  return { store: new DynamoStore({ table, client }) };
}
