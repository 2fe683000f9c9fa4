import { readOptions, replay, type Terminal, usage } from './replay/command';
import { ReplayStopped } from './replay/send';

function terminal(): Terminal {
  const out = (line: string): void => console.log(line);
  if (process.stdout.isTTY) {
    return { out, progress: (line) => void process.stdout.write(`\r\u001b[2K${line}`) };
  }
  let last = performance.now();
  return {
    out,
    // A file or a CI log cannot replace a line, so it gets one every few seconds.
    progress: (line) => {
      if (line === '' || performance.now() - last < 5000) return;
      last = performance.now();
      console.log(line);
    },
  };
}

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  let interrupted = false;
  process.once('SIGINT', () => (interrupted = true));
  process.once('SIGTERM', () => (interrupted = true));
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    process.exitCode = await replay(options, terminal(), () => interrupted);
  } catch (error) {
    if (!(error instanceof ReplayStopped)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
