/** Where a command tells how far it is. */
export interface Terminal {
  /** A line that stays. */
  out: (line: string) => void;
  /** A line that the next one replaces. */
  progress: (line: string) => void;
}

const pauseMs = 5_000;

/** Progress replaces its own line on a terminal; a file or a CI log gets a line every few seconds. */
export function terminal(): Terminal {
  const out = (line: string): void => console.log(line);
  if (process.stdout.isTTY) {
    return { out, progress: (line) => void process.stdout.write(`\r\u001b[2K${line}`) };
  }
  let last = performance.now();
  return {
    out,
    progress: (line) => {
      if (line === '' || performance.now() - last < pauseMs) return;
      last = performance.now();
      console.log(line);
    },
  };
}
