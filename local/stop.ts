import { exists, launchers } from './processes.ts';

/** What is to be closed when the laptop stops, the last opened first. */
export class Stopping {
  readonly #closers: (() => unknown)[] = [];
  #begun = false;

  /** Whether it has begun. */
  get begun(): boolean {
    return this.#begun;
  }

  add(closer: () => unknown): void {
    this.#closers.push(closer);
  }

  async closeAll(): Promise<void> {
    this.#begun = true;
    for (let closer = this.#closers.pop(); closer; closer = this.#closers.pop()) await closer();
  }

  /** Closes all and leaves. Whoever asks a second time does not want to wait. */
  async leave(status: number): Promise<never> {
    if (!this.#begun) await this.closeAll();
    process.exit(status);
  }
}

/** Stops on Ctrl-C, when it is asked to, when its terminal closes, and when the npm that started it is gone. */
export function stopOnSignals(stopping: Stopping): void {
  const leave = (): void => void stopping.leave(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const parents = launchers();
  const watch = setInterval(() => {
    if (process.ppid === parents[0] && parents.every(exists)) return;
    clearInterval(watch);
    leave();
  }, 500);
  watch.unref();
}
