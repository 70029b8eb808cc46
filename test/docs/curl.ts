import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { signedHeaders } from '#functions/aws/sign.ts';

/** Stands in for curl where a machine has none: it takes the options that README and docs use, and refuses any other. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    'show-error': { type: 'boolean', short: 'S' },
    'fail-with-body': { type: 'boolean' },
    include: { type: 'boolean', short: 'i' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    'data-binary': { type: 'string' },
    'aws-sigv4': { type: 'string' },
    user: { type: 'string', short: 'u' },
  },
});

/** "@season.jsonl" is what that file holds. */
const { data = values['data-binary'] } = values;
const body = data?.startsWith('@') ? readFileSync(data.slice(1)) : data;

const headers = new Headers(
  values.header.map((line): [string, string] => {
    const [name = '', ...rest] = line.split(':');
    return [name, rest.join(':').trim()];
  }),
);

/** A request; signed, where it says for which region and service ("aws:amz:eu-west-1:execute-api"). */
async function request(url: string): Promise<Request> {
  const said = { method: body === undefined ? 'GET' : 'POST', headers, ...(body !== undefined && { body }) };
  const [, , region, service] = values['aws-sigv4']?.split(':') ?? [];
  if (region === undefined || service === undefined) return new Request(url, said);
  const [accessKeyId = '', secretAccessKey = ''] = values.user?.split(':') ?? [];
  const signatory = { accessKeyId, secretAccessKey, region, service };
  const signed = await signedHeaders({ ...said, url: new URL(url), headers: Object.fromEntries(headers) }, signatory);
  return new Request(url, { ...said, headers: signed });
}

for (const url of positionals) {
  const answer = await fetch(await request(url));
  if (values.include) {
    const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}`);
    process.stdout.write(`${[`HTTP/1.1 ${answer.status}`, ...lines].join('\r\n')}\r\n\r\n`);
  }
  process.stdout.write(await answer.text());
  if (values['fail-with-body'] && !answer.ok) process.exitCode = 22;
}
