import { Readable } from 'node:stream';

/** Bytes that may wait for a reader. One that is slower than that comes back and resumes. */
const MAX_WAITING_BYTES = 64 * 1_024;

/** One caller who listens. */
export class LiveStream {
  readonly content: Readable;
  #ended = false;

  /** @param onEnd called once, whether the caller or the server ends it */
  constructor(onEnd: () => void) {
    this.content = new Readable({
      // What is sent is pushed when it happens, not when it is asked for.
      read: () => undefined,
    });
    this.content.once('close', () => {
      this.#ended = true;
      onEnd();
    });
    // A caller who goes away is no failure.
    this.content.on('error', () => undefined);
  }

  /** A caller who does not keep up is dropped: what it would need is not kept without bound. */
  send(text: string): void {
    if (this.#ended) return;
    if (this.content.readableLength + text.length > MAX_WAITING_BYTES) {
      this.#ended = true;
      this.content.destroy();
      return;
    }
    this.content.push(text);
  }

  /**
   * Ends after what has been sent is read.
   *
   * @param withinMs milliseconds until it is cut off, read or not
   */
  end(withinMs?: number): void {
    if (this.#ended) return;
    this.#ended = true;
    this.content.push(null);
    if (withinMs !== undefined) setTimeout(() => this.content.destroy(), withinMs).unref();
  }
}
