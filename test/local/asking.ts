/** Asks the API with somebody's key. A body is posted, as JSON or, if it is text, as the lines of a log. */
export function ask(
  address: string,
  key: string,
  body?: object | string,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Response> {
  const type = typeof body === 'string' ? 'application/jsonl' : 'application/json';
  return fetch(address, {
    method,
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...(body && { 'content-type': type }) },
    ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** The same for what has to be accepted: returns what the answer says. */
export async function asked(...[address, ...rest]: Parameters<typeof ask>) {
  const answer = await ask(address, ...rest);
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
}

/** The lines of a log, without its header. */
export const linesIn = (log: string) =>
  log
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));
