import type { Terminal } from './command';

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
