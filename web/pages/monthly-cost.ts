/** What a deployment costs in a month by list prices, before any club uses it: made by `npm run docs`, as is docs/cost.md. */
export const DOLLARS = 8;
