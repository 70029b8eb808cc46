import { connect } from 'node:net';
import type { Network } from '#functions/notifying/https-post.ts';

/** Any address that is public: nobody connects to it. */
const SOMEWHERE = '93.184.216.34';

/** An internet whose every push service is one program on this computer, to see what is sent without a line to any. */
export const pushServiceAt = (port: number): Network => ({
  resolve: async () => [SOMEWHERE],
  connect: () => connect(port, '127.0.0.1'),
});
