/** What a line of a log says. */
export interface Said {
  /** In milliseconds. */
  readonly at: number;
  readonly verb: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly override?: string;
}

/** Undefined for a line that says nothing. */
export function saidIn(line: string): Said | undefined {
  try {
    const { at, by: _, override, ...said } = JSON.parse(line);
    const [[verb, body] = []] = Object.entries<Said['body']>(said);
    const when = Date.parse(at);
    if (!verb || !body || Number.isNaN(when)) return undefined;
    return { at: when, verb, body, ...(override !== undefined && { override }) };
  } catch {
    return undefined;
  }
}
