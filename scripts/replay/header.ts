/** The part of a log line before its message. */
export interface LogLine {
  /** INFO, WARN and so on, in capitals. */
  level: string;
  /** Name of the thread, where the format has one. */
  thread: string | undefined;
  /** Everything after the header, colours included. */
  body: string;
}

const time = String.raw`(?:\d{1,2}[A-Za-z]{3}\d{4} )?\d{1,2}:\d{2}:\d{2}(?:[.,]\d{3})?`;

/** Spigot and Paper on the console: `[12:34:56 INFO]: `. */
const short = new RegExp(String.raw`^\[${time} ([A-Z]+)\]:? ?(.*)$`, 's');

/**
 * Vanilla and everything that keeps its layout: `[12:34:56] [Server thread/INFO]: `, Forge with the logger's name
 * behind it, Fabric with the name in parentheses and no colon.
 */
const long = new RegExp(
  String.raw`^\[${time}\] \[([^\]]*)/([A-Z]+)\](?: \[[^\]]*/[^\]]*\])?(?:: ?| (?:\([^)]*\) )?)(.*)$`,
  's',
);

/** Splits a line into header and message; undefined when it begins like no server's log line. */
export function readHeader(line: string): LogLine | undefined {
  const withThread = long.exec(line);
  if (withThread) {
    const [, thread, level = '', body = ''] = withThread;
    return { level, thread, body };
  }
  const plain = short.exec(line);
  if (plain) {
    const [, level = '', body = ''] = plain;
    return { level, thread: undefined, body };
  }
  return undefined;
}
