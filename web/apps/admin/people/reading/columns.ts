/** What a column of a list may be. */
export const KINDS = ['full', 'first', 'last', 'email', 'phone', 'rating', 'gap', 'unused'] as const;
export type ColumnKind = (typeof KINDS)[number];

/** A line of a list in cells; lines are counted from 1. */
export interface Cells {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A column of the list, and what it is; undefined where the organiser has to say so. */
export interface ListColumn {
  readonly heading: string;
  readonly examples: readonly string[];
  readonly kind: ColumnKind | undefined;
}

/** A line that names a person, or should. */
export interface ListRow {
  readonly line: number;
  /** Blank where there is an address and no name. */
  readonly name: string;
  readonly rating?: number;
  /** To the next below, such as "3.5+". */
  readonly gap?: string;
  readonly email?: string;
  /** What stood where a rating belongs, and is no number. */
  readonly unrated?: string;
  /** Why the line may be no person: it is left out unless the organiser says otherwise. */
  readonly doubt?: 'no-name' | 'section' | 'total';
}

/** A line that is no person, as it stands in the list. */
export interface LeftOut {
  readonly line: number;
  readonly text: string;
  readonly why: 'above' | 'headings';
}

export interface Reading {
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListRow[];
  readonly leftOut: readonly LeftOut[];
  /** Whether a line of headings decided, or would if the organiser let it. */
  readonly headings?: { readonly line: number; readonly used: boolean };
}

/** What the organiser has said: of columns by their place, and whether there are headings. */
export interface ColumnsChosen {
  readonly kinds: ReadonlyMap<number, ColumnKind>;
  readonly headings?: boolean;
}

export const NOTHING_SAID: ColumnsChosen = { kinds: new Map() };

/** A column gets another kind: no two columns have one, and of two that were open the other is then known, too. */
export function saying(
  columns: readonly ListColumn[],
  said: ColumnsChosen,
  place: number,
  kind: ColumnKind,
): ColumnsChosen {
  const kinds = new Map(said.kinds).set(place, kind);
  // Of the columns still open, the next is the other half of the name, and whatever is left over isn't part of it.
  const half: ColumnKind | undefined = kind === 'first' ? 'last' : kind === 'last' ? 'first' : undefined;
  let left = half !== undefined && !columns.some((each) => each.kind === half) ? half : undefined;
  for (const [other, { kind: is }] of columns.entries()) {
    if (other === place) continue;
    if (is === kind && kind !== 'unused' && kind !== 'phone') kinds.set(other, 'unused');
    if (is !== undefined || !(half !== undefined || kind === 'full')) continue;
    kinds.set(other, left ?? 'unused');
    left = undefined;
  }
  return { ...said, kinds };
}
