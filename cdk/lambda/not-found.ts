import type { HttpEvent, HttpResult } from '#functions/http/event.ts';
import { nothingThere } from '#functions/publishing/nothing-there.ts';

/** Answers for the bucket where it has no file. */
export const handler = async (event: Pick<HttpEvent, 'headers'>): Promise<HttpResult> => nothingThere(event);
