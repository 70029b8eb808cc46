export interface PushMessage {
  readonly title: string;
  readonly text: string;
  /** Where a tap leads on the site. */
  readonly path: string;
  /** A notice replaces an earlier one with the same tag. */
  readonly tag: string;
}
