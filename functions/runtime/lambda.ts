import { type Deadline, withDeadline } from './deadline.ts';

/** A variable of the environment that the function cannot do without. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Takes one line of the log of what the functions do; fields that are undefined are left out. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;

/** The version of a function of which two may answer at once, for an alarm about the newer one; others have but one. */
function ownVersion(): string | undefined {
  const version = process.env['AWS_LAMBDA_FUNCTION_VERSION'];
  return version === '$LATEST' ? undefined : version;
}

/** The log of a Lambda function, whose lines say at which invocation it was. */
export const logOfLambda =
  (invocation: () => string | undefined = () => undefined): Log =>
  (line) =>
    void process.stdout.write(`${JSON.stringify({ ...line, version: ownVersion(), invocation: invocation() })}\n`);

/** A Lambda handler, for an event and its context, whose world is made when the first event comes. It ends before its time is up. */
export function onLambdaIn<World, Args extends readonly unknown[], Result>(
  worldOf: (log: Log) => World,
  make: (world: World) => (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let made: ((...args: Args) => Promise<Result>) | undefined;
  let invocation: string | undefined;
  return (...args) => {
    invocation = invocationOf(args[1]);
    made ??= make(worldOf(logOfLambda(() => invocation)));
    const work = made;
    return isDeadline(args[1]) ? withDeadline(args[1], () => work(...args)) : work(...args);
  };
}

const isDeadline = (context: unknown): context is Deadline =>
  typeof context === 'object' && context !== null && 'getRemainingTimeInMillis' in context;

/** By which Lambda's own lines of the log tell an invocation; one function is never invoked twice at once in a process. */
const invocationOf = (context: unknown): string | undefined =>
  typeof context === 'object' && context !== null && 'awsRequestId' in context
    ? String(context.awsRequestId)
    : undefined;
