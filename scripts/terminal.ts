/** Where a command writes. */
export interface Terminal {
  /** A line that stays. */
  out: (line: string) => void;
  /** A line that the next one replaces. */
  progress: (line: string) => void;
}

const PAUSE_MS = 5_000;

/** On a terminal, progress replaces its own line; a file or a CI log gets a line at most every five seconds. */
export function createTerminal(): Terminal {
  const out = (line: string): void => console.log(line);
  if (process.stdout.isTTY) {
    return { out, progress: (line) => void process.stdout.write(`\r\u001b[2K${line}`) };
  }
  let last = performance.now();
  return {
    out,
    progress: (line) => {
      if (line === '' || performance.now() - last < PAUSE_MS) return;
      last = performance.now();
      console.log(line);
    },
  };
}
