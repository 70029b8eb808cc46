import { generateSource } from 'oazapfts';

/** Where the client lies that a published generator makes of the document. */
export const CLIENT = 'test/contract/generated-client.ts';

/** Nobody writes it: it need not be as strict as we are. */
const HEAD = '// @ts-nocheck: generated\n';

export const generatedClient = async (document: string): Promise<string> => HEAD + (await generateSource(document));
