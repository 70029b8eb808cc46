/** A refusal that is about one field of what was sent: "url: must begin with https://." */
export interface FieldFault {
  readonly field: string;
  /** A sentence. */
  readonly says: string;
}

/** Which field a refusal is about; nothing where it is about none. */
export function readFault(detail: string): FieldFault | undefined {
  const [, field, first, rest] = /^([a-z]+)(?:\.\w+)*: (.)(.*)$/su.exec(detail) ?? [];
  return field === undefined || first === undefined ? undefined : { field, says: `${first.toUpperCase()}${rest}` };
}
