import type { Names, Query } from '#functions/database/database.ts';
import type { Item } from '#functions/database/item.ts';
import { DUE_INDEX } from '#functions/database/table.ts';

/** A statement, and what its question marks stand for. */
export interface Select {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** Asks for what a query finds after an item, or from the start: all of it, unless the query says how much. */
export function pageOf(query: Query, last: Item | undefined): Select {
  const { sql, values } = 'due' in query ? dueAfter(query, last) : namedAfter(query, last);
  return query.limit === undefined ? { sql, values } : { sql: `${sql} LIMIT ?`, values: [...values, query.limit] };
}

function namedAfter({ pk, sk }: { readonly pk: string; readonly sk?: Names }, last: Item | undefined): Select {
  const range = sk ? rangeOf(sk) : { sql: '', values: [] };
  const after = last ? { sql: ' AND sk > ?', values: [last.sk] } : { sql: '', values: [] };
  return {
    sql: `SELECT * FROM items WHERE pk = ?${range.sql}${after.sql} ORDER BY sk`,
    values: [pk, ...range.values, ...after.values],
  };
}

/** Nothing sorts behind it, as far as names go. */
const LAST = '\u{10ffff}';

const rangeOf = (sk: Names): Select =>
  'beginsWith' in sk
    ? { sql: ' AND sk >= ? AND sk < ?', values: [sk.beginsWith, sk.beginsWith + LAST] }
    : { sql: ' AND sk BETWEEN ? AND ?', values: [sk.from, sk.to] };

function dueAfter({ due, by }: { readonly due: string; readonly by: number }, last: Item | undefined): Select {
  const after = last
    ? { sql: ' AND (dueAt, pk, sk) > (?, ?, ?)', values: [Number(last[DUE_INDEX.sort]), last.pk, last.sk] }
    : { sql: '', values: [] };
  return {
    sql: `SELECT pk, sk, NULL AS value, attributes FROM items WHERE due = ? AND dueAt <= ?${after.sql} ORDER BY dueAt, pk, sk`,
    values: [due, by, ...after.values],
  };
}
