interface Asked {
  readonly Region?: string;
  readonly Endpoint?: string;
}

/** Where DynamoDB is in a region of AWS or of AWS China, or the emulator's address. To know of all others weighs 15 KB. */
export const defaultEndpointResolver = ({ Region = '', Endpoint }: Asked): { readonly url: URL } => ({
  url: new URL(Endpoint ?? `https://dynamodb.${Region}.amazonaws.com${Region.startsWith('cn-') ? '.cn' : ''}`),
});
