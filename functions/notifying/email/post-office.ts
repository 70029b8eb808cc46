import type { Sent } from '../channel.ts';
import type { Mail } from './mime.ts';

/** Takes e-mails on their way: SES on AWS, a folder on a laptop. */
export interface PostOffice {
  /** As whom it writes. */
  readonly from: string;
  readonly send: (mail: Mail) => Promise<Sent>;
}
