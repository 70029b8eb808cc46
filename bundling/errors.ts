import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Where the client of the SDK has the classes of the errors that DynamoDB answers with, each spelt out. */
const ERRORS = /\/client-dynamodb\/dist-es\/models\/errors\.js$/;

const BEGINNING = `import { DynamoDBServiceException as Base } from './DynamoDBServiceException';
const error = (name, $fault, fields, $retryable) => class extends Base {
  static shapeId = 'com.amazonaws.dynamodb#' + name;
  constructor(opts) {
    super({ name, $fault, ...opts });
    // The base makes each one an instance of itself alone.
    Object.setPrototypeOf(this, new.target.prototype);
    for (const field of fields) this[field] = opts[field];
    if ($retryable) this.$retryable = $retryable;
  }
};`;

/** The same classes, said in a line each: that is a sixtieth of what a function weighs. */
export const errorsInBrief: Plugin = {
  name: 'errors in brief',
  setup(build) {
    build.onLoad({ filter: ERRORS }, async ({ path }) => ({ contents: inBrief(await readFile(path, 'utf8')) }));
  },
};

export function inBrief(source: string): string {
  const classes = source.split(/^export class /m).slice(1);
  return [BEGINNING, ...classes.map(classInBrief)].join('\n');
}

function classInBrief(text: string): string {
  const [, name] = /^(\w+) extends __BaseException \{/.exec(text) ?? [];
  const [, fault] = /\$fault = "(client|server)";/.exec(text) ?? [];
  const isShape = text.includes(`static shapeId = "com.amazonaws.dynamodb#${name}";`);
  if (name === undefined || fault === undefined || !isShape) throw new Error(`an error of another kind: ${text}`);
  const fields = [...text.matchAll(/this\.(\w+) = opts\.\1;/g)].map(([, field]) => field);
  const [, again = 'undefined'] = /\$retryable = (\{[^}]*\});/.exec(text) ?? [];
  return `export const ${name} = error('${name}', '${fault}', ${JSON.stringify(fields)}, ${again});`;
}
