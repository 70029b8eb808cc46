import { LAST_DATE } from '../calendar/moment.ts';
import { systemOf } from '../systems/registry.ts';
import type { Preferences } from '../vocabulary/command.ts';
import type { Header } from '../vocabulary/header.ts';

/** What is said of everybody's membership to those whom it does not concern: all count as paid up, where a system asks. */
export const assumedMembership = (header: Pick<Header, 'system'>): Preferences =>
  systemOf({ header }).preferences.includes('paidUntil') ? { registered: true, paidUntil: LAST_DATE } : {};
