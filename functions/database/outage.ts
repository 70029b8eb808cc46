/** Storage cannot answer now. Whether the request happened is then unknown; asking again with its idempotency key tells. */
export class StoreOutage extends Error {
  override readonly name = 'StoreOutage';
}
