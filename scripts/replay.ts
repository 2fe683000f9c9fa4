import { readOptions, replay, USAGE } from './replay/command';
import { ReplayStoppedError } from './replay/send';
import { createTerminal } from './terminal';

if (process.argv.includes('--help')) {
  console.log(USAGE);
} else {
  let interrupted = false;
  process.once('SIGINT', () => (interrupted = true));
  process.once('SIGTERM', () => (interrupted = true));
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    process.exitCode = await replay(options, createTerminal(), () => interrupted);
  } catch (error) {
    if (!(error instanceof ReplayStoppedError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
