/** What pages and apps ask for, and show, on a ladder of a system. */
export interface SystemControls {
  /** Whether people meet at club nights, where they take pegs. */
  readonly hasNights: boolean;
}
