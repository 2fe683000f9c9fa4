import { Readable } from 'node:stream';

/** Bytes that may wait for a reader. A slower reader is cut off, reconnects and resumes. */
const MAX_WAITING_BYTES = 64 * 1_024;

/** The stream of one caller. */
export class LiveStream {
  readonly content: Readable;
  #ended = false;

  /** @param onEnd called once, whether the caller or the server ends it */
  constructor(onEnd: () => void) {
    this.content = new Readable({
      // Events are pushed when they happen, not when they are read.
      read: () => undefined,
    });
    this.content.once('close', () => {
      this.#ended = true;
      onEnd();
    });
    // A caller who disconnects is no failure.
    this.content.on('error', () => undefined);
  }

  /** Sends a text. A caller who does not keep up is cut off, so that waiting texts stay bounded. */
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
   * Ends after the caller has read what was sent.
   *
   * @param withinMs milliseconds until the stream is cut off, read or not
   */
  end(withinMs?: number): void {
    if (this.#ended) return;
    this.#ended = true;
    this.content.push(null);
    if (withinMs !== undefined) setTimeout(() => this.content.destroy(), withinMs).unref();
  }
}
