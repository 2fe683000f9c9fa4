/** A log line, parted into its header and its body. */
export interface ParsedLogLine {
  /** INFO, WARN and so on, in capitals. */
  level: string;
  /** Name of the thread, where the format has one. */
  thread: string | undefined;
  /** Everything after the header, colours included. */
  body: string;
}

const TIME = String.raw`(?:\d{1,2}[A-Za-z]{3}\d{4} )?\d{1,2}:\d{2}:\d{2}(?:[.,]\d{3})?`;

/** Spigot and Paper on the console: `[12:34:56 INFO]: `. */
const SHORT_HEADER = new RegExp(String.raw`^\[${TIME} ([A-Z]+)\]:? ?(.*)$`, 's');

/**
 * Vanilla and servers with its layout: `[12:34:56] [Server thread/INFO]: `. Forge adds the logger's name, Fabric adds
 * it in parentheses and leaves out the colon.
 */
const LONG_HEADER = new RegExp(
  String.raw`^\[${TIME}\] \[([^\]]*)/([A-Z]+)\](?: \[[^\]]*/[^\]]*\])?(?:: ?| (?:\([^)]*\) )?)(.*)$`,
  's',
);

/** Splits a line into header and message; undefined when it has no known header. */
export function readHeader(line: string): ParsedLogLine | undefined {
  const withThread = LONG_HEADER.exec(line);
  if (withThread) {
    const [, thread, level = '', body = ''] = withThread;
    return { level, thread, body };
  }
  const plain = SHORT_HEADER.exec(line);
  if (plain) {
    const [, level = '', body = ''] = plain;
    return { level, thread: undefined, body };
  }
  return undefined;
}
