import { type Lens, lens } from '#shared/vocabulary/lens.ts';
import { asEntries, byTheirIds, type Plain, plainly } from '#shared/vocabulary/plain.ts';

/** Stands in for how slots are stored and which of their parts are public: a browser only reads and changes them. */
export const slot = <S>(name: string, empty: S, { parse }: Plain<S>): Lens<S> & { readonly name: string } => ({
  name,
  ...lens(name, empty, parse),
});

export const everywhere = <S>(each: S): S => each;
export const [inHead, asRecord] = [plainly, plainly];
export const [asRecords, asColumns, asFieldOfFirst, asFieldOfPlayers] = [asEntries, asEntries, asEntries, asEntries];
export const idsInHead = plainly();
export const listedById = byTheirIds;

const nothing = (): undefined => undefined;
export const [oneRecord, formatIds, parseIds] = [nothing, nothing, nothing];

/** Without a body, so that no call of it is bundled, nor the words that it is told. */
export function listOf(): undefined {}
export const a = /* @__NO_SIDE_EFFECTS__ */ (): undefined => undefined;
export const eachOf = /* @__NO_SIDE_EFFECTS__ */ (): undefined => undefined;
export const fields = /* @__NO_SIDE_EFFECTS__ */ (): undefined => undefined;
export const tupleOf = /* @__NO_SIDE_EFFECTS__ */ (): undefined => undefined;
export const perhaps = /* @__NO_SIDE_EFFECTS__ */ (): undefined => undefined;
