import { type Checked, checkLog } from '#functions/importing/check.ts';
import { serve } from '#functions/runtime/threads/offload.ts';
import { TransferFolder } from '#functions/transfers/folder.ts';
import type { CheckJob } from './checking.ts';

/** Checks season logs in a thread of its own: one may take a minute, and nobody is to wait for it. */
serve<CheckJob, Checked>(({ folder, task, at }) =>
  checkLog(new TransferFolder(folder, ''), task, (line) => Atomics.store(at, 0, line)),
);
