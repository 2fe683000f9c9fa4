import { restore, restoreUsage } from './backup/command';
import { createTerminal } from './terminal';

if (process.argv.includes('--help')) console.log(restoreUsage);
else process.exitCode = await restore(process.argv.slice(2), process.env, process.cwd(), createTerminal());
