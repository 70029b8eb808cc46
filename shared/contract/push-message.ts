export interface PushMessage {
  readonly title: string;
  readonly text: string;
  /** Where a tap leads on the site. */
  readonly path: string;
  /** What is told under the same tag replaces what was told before. */
  readonly tag: string;
}
